import type { SeatPlan } from '../../src/kit/header';
import type { GameWords } from '../../src/kit/words';
import { phone } from '../match/phone';
import { reader, rules } from '../tiny-game/steps';
import { en as beans } from '../tiny-game/words';

/** The words of the game of steps. */
export const words: GameWords = {
  ...beans,
  heading: ({ round }) => `Round ${round}`,
  actingFor: ({ company }) => `for ${company}`,
  event: ({ event, seat, card }, name) =>
    card === undefined ? `${name(Number(seat))}: ${event}.` : `${name(Number(seat))} sees ${card}.`,
};

/** A match of the game of steps with these taps. */
export async function begun(
  seats: readonly SeatPlan[],
  ...taps: readonly (number | readonly number[])[]
) {
  const { tab, begin } = phone();
  const deps = await tab({ rules: async () => rules, reader: async () => reader });
  const match = await begin(deps, { game: 'peas', options: {}, seats });
  for (const tap of taps) {
    const answer = await match.offer(typeof tap === 'number' ? [tap] : tap);
    if (answer) throw new Error(JSON.stringify(answer));
  }
  return match;
}
