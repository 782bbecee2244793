import type { TableWords } from '../../words/en/table';

/** Longer lists may go on below the edge of a panel. */
const IN_SIGHT = 4;

/** Text beside a question with `answers` answers: their number where not all may be in sight, and `note`. */
export function manyOf(answers: number, note: string, { ask }: Pick<TableWords, 'ask'>): string {
  return [answers > IN_SIGHT ? ask.oneOf(answers) : '', note].filter(Boolean).join(' · ');
}
