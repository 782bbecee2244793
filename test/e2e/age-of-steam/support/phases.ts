import type { State } from '../../../../src/games/age-of-steam/rules/state';
import { factsOf } from '../../../../src/games/age-of-steam/view/facts';
import { type MatchUpTo, recordedUpTo } from './match';

interface Moment {
  readonly name: string;
  /** The recorded match, and its first position that is shown. */
  readonly from: string;
  readonly at: (state: State) => boolean;
}

const late = (phase: string) => (state: State) => {
  const { phase: now, turn } = factsOf(state);
  return now === phase && turn >= 4;
};

/** Every phase with six seats. */
export const MOMENTS: readonly Moment[] = [
  ...['issue', 'auction', 'select', 'build', 'move'].map((name) => ({
    ...{ name, from: '6-computers', at: late(name) },
  })),
  { name: 'grow', from: '6-sensible', at: (state) => factsOf(state).phase === 'grow' },
];

export const openedAt = ({ name, from, at }: Moment): MatchUpTo => recordedUpTo(from, name, at);
