import type { TableWords } from '../../words/table-words';

/** Longer lists may go on below the edge of a panel. */
const IN_SIGHT = 4;

/** What stands beside a question with so many answers: how many they are where that may not be seen, and `note`. */
export function manyOf(answers: number, note: string, { ask }: Pick<TableWords, 'ask'>): string {
  return [answers > IN_SIGHT ? ask.oneOf(answers) : '', note].filter(Boolean).join(' · ');
}
