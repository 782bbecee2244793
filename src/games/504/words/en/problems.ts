import { READING_PROBLEMS } from '../../../../kit/reading-words';

/** What the reader finds wrong. A word that isn’t here is shown as it is. */
export const problems: Readonly<Record<string, string>> = {
  ...READING_PROBLEMS.en,
  'unknown-world': 'there is no such world',
  'not-a-hex': 'this isn’t a hex',
};
