import { count } from '../../../../kit/agree';
import type { TextsOf } from '../../../../kit/texts';
import type { TurnSource } from '../ids';

export const standing = {
  /** The terms of the sum, with their points. */
  rounds: (points: number) => `Rounds ${points}`,
  /** What nothing tells of, as the match began in its middle. */
  before: (points: number) => `before ${points}`,
  turns: (points: number) => `turns ${points}`,
  cards: (points: number) => `cards ${points}`,
  majority: (points: number) => `engineer majority ${points}`,
  hidden: (n: number) => `${count(n, 'card')} face down`,
  /** What the terms are made of. */
  source: {
    engineers: 'engineers used',
    factories: 'factories',
    keys: 'keys for points',
    passing: 'passing',
    rest: 'other in turns',
  } satisfies Readonly<Record<TurnSource | 'rest', string>>,
  card: (name: string) => `card: ${name}`,
  /** What the round in play would add, were it scored now. */
  round: (points: number) => `this round ${points}`,
};

/** How a score adds up: its terms with their points, and what they are made of. */
export type StandingWords = TextsOf<typeof standing>;
