import type { TextsOf } from '../../../../kit/texts';
import type { Length } from './book';

export const brief = {
  goal: {
    points: 'Have the most points when the game ends.',
    dollars: 'Be the wealthiest when the game ends.',
  },
  /** What the rules do not set. */
  length: {
    short: 'Usually about 7 rounds.',
    middle: 'Usually 11 to 13 rounds.',
    long: 'Usually 15 to 19 rounds.',
    limit: 'Usually a long match, to the limit.',
  } satisfies Readonly<Record<Exclude<Length, 'set'>, string>>,
  /** A paragraph of the rules with its title. */
  titled: (title: string, text: string) => `${title}: ${text}`,
};

/** What a match is about. */
export type BriefText = TextsOf<typeof brief>;
