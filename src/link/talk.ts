/** What can be said across the table with one tap; the words for it are the screen's. */
export const TALK = [
  'hello',
  'good-luck',
  'your-turn',
  'thinking',
  'one-moment',
  'well-played',
  'thanks',
  'sorry',
  'oh-no',
  'one-more',
  'goodbye',
  'smile',
  'laugh',
  'surprise',
  'sad',
  'heart',
  'thumb',
  'train',
] as const;

export type Talk = (typeof TALK)[number];
