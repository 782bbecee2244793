/** Quick messages. The screen has the words for them. */
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
