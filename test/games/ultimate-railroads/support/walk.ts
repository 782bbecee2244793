import { rules } from '../../../../src/games/ultimate-railroads/rules';
import type { State } from '../../../../src/games/ultimate-railroads/rules/state';
import { below, type RandomWords } from '../../../../src/kit/random';
import type { Action } from '../../../../src/kit/rules';
import { fresh, read, write } from './positions';

const packed = new Int32Array(rules.max);

/** How a player chooses the next action at random. */
export type Manner = (state: State, random: RandomWords) => Action;

/** Every legal action equally likely. */
export const uniform: Manner = (state, random) =>
  packed[below(random, rules.list(state, packed))] ?? 0;

/** How gladly each kind of action is played; those not named, 4. */
const LIKES: Record<string, number> = { pass: 1, done: 1, skip: 1, stay: 1, use: 20, flip: 2 };

/** Kinds by their weights, so that a turn is mostly used to its end. */
export const eager: Manner = (state, random) => byKind(state, random, LIKES);

/** The same for spaces that bring what is rare: engineers, factories, industry, tokens. */
export const builder: Manner = (state, random) => {
  const count = rules.list(state, packed);
  const wanted = /hire|build|industry|light|engineer|last|place/;
  const fitting: number[] = [];
  for (let index = 0; index < count; index++) {
    const { space, from } = rules.action.write(packed[index] ?? 0, state);
    if (wanted.test(String(space)) || from === 'supply') fitting.push(packed[index] ?? 0);
  }
  const [first] = fitting;
  if (first === undefined || below(random, 4) === 0) return byKind(state, random, LIKES);
  return fitting[below(random, fitting.length)] ?? first;
};

function byKind(state: State, random: RandomWords, likes: Record<string, number>): Action {
  const count = rules.list(state, packed);
  const kinds = new Map<string, Action[]>();
  for (let index = 0; index < count; index++) {
    const action = packed[index] ?? 0;
    const kind = String(rules.action.write(action, state).do);
    kinds.set(kind, [...(kinds.get(kind) ?? []), action]);
  }
  const weights = [...kinds.keys()].map((kind) => likes[kind] ?? 4);
  let left = below(
    random,
    weights.reduce((sum, weight) => sum + weight, 0),
  );
  for (const [at, actions] of [...kinds.values()].entries()) {
    left -= weights[at] ?? 0;
    if (left < 0) return actions[below(random, actions.length)] ?? 0;
  }
  throw new Error('nothing is legal');
}

/** A match with enough rubles to reach the ends of the lines and of the lane, and to empty the supply. */
export function rich(seats: number, seed: string): State {
  const position = write(fresh(seats, seed));
  for (const seat of position.table) Object.assign(seat, { roubles: 60 });
  return read(position, seed);
}

/** A match of which the low tiles are laid out already, so that 9 and 10 become factories. */
export function late(seats: number, seed: string): State {
  const position = write(fresh(seats, seed));
  for (const seat of position.table)
    Object.assign(seat, {
      roubles: 20,
      locos: { trans: ['6', '7'], peter: ['8'], kiev: ['5'] },
      factories: ['1', '2', '3', '4'],
    });
  for (const tile of ['2', '3', '4', '5', '6', '7', '8']) position.supply[tile] = 0;
  return read(position, seed);
}
