import { rules } from '../../../../src/games/age-of-steam/rules';
import type { Options } from '../../../../src/games/age-of-steam/rules/options';
import type { State } from '../../../../src/games/age-of-steam/rules/state';
import { below, type RandomWords, randomFrom } from '../../../../src/kit/random';
import type { Action } from '../../../../src/kit/rules';
import { fresh, options, read, write } from './positions';

const packed = new Int32Array(rules.max);

/** How a player chooses the next action at random. */
export type Manner = (state: State, random: RandomWords) => Action;

/** Every legal action equally likely: mostly short lives. */
export const uniform: Manner = (state, random) =>
  packed[below(random, rules.list(state, packed))] ?? 0;

/** Kinds in their order, and how gladly each is played in this manner. */
const LIKES: Record<string, number> = { stand: 2, pass: 1, drop: 6, done: 1, build: 12 };
const MORE: Record<string, number> = { urbanize: 8, engine: 3, ship: 12, draw: 5 };

/** Kinds by their weights, few shares, low bids: most seats live to the end, and boards fill. */
export const thrifty: Manner = (state, random) => {
  const count = rules.list(state, packed);
  const written = (index: number) => rules.action.write(packed[index] ?? 0, state);
  const first = written(0);
  if (first.do === 'issue') return packed[Math.min(count - 1, below(random, 4))] ?? 0;
  const kinds = new Map<string, number[]>();
  for (let index = 0; index < count; index++) {
    const kind = String(written(index).do);
    kinds.set(kind, [...(kinds.get(kind) ?? []), index]);
  }
  const weights = [...kinds.keys()].map((kind) => LIKES[kind] ?? MORE[kind] ?? 1);
  let left = below(
    random,
    weights.reduce((sum, weight) => sum + weight, 0),
  );
  let at = 0;
  while (left >= (weights[at] ?? 1)) left -= weights[at++] ?? 1;
  const [kind, indices] = [...kinds][at] ?? ['', [0]];
  const index = kind === 'bid' ? 0 : below(random, indices.length);
  return packed[indices[index] ?? 0] ?? 0;
};

/** A match in which nobody runs out of money, so that the board fills with track. */
export function rich(seats: number, seed: string, on: Options = options): State {
  const position = write(fresh(seats, seed, on));
  for (const player of position.players) Object.assign(player, { money: 400, engine: 4 });
  return read(position, seed);
}

/** Plays a match to its end; `look` sees every position before its action. */
export function walk(
  state: State,
  manner: Manner,
  seed: string,
  look: (state: State, next: Action, play: () => void) => void,
): void {
  const random = randomFrom(seed);
  while (rules.toAct(state) !== null) {
    const action = manner(state, random);
    look(state, action, () => rules.play(state, action));
  }
}
