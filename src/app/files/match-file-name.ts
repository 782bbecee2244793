import { day } from './save-file';

/** Characters. Some systems take no name of more than 255 bytes. */
const LONGEST = 40;

/** What the file of a match is called, without its ending: the game, the title or the people, and the day. */
export function matchFileName(game: string, name: string, at = new Date()): string {
  // No system takes all signs, and none refuses letters and digits.
  const words = name.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const short = [...words.join('-')].slice(0, LONGEST).join('');
  return ['roundhouse', game, short, day(at)].filter(Boolean).join('-');
}
