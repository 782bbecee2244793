import type { JsonObject } from '../../../../src/kit/json';
import { unwrap } from '../../../../src/kit/result';
import type { Seat } from '../../../../src/kit/rules';
import type { GoodId } from '../../../depot/data/goods';
import { rules } from '../../../depot/rules';
import { reader } from '../../../depot/rules/reader';
import type { State } from '../../../depot/rules/state';
import { writtenGame } from '../../written-game';

type Cars = Record<GoodId, number>;

/** A position in its written form. */
export interface Written {
  game: 'depot';
  options: { prices: string; rounds: number; bank: 'strict' | 'patient' };
  round: number;
  phase: 'bid' | 'work' | 'owner' | 'over';
  order: number[];
  at: number;
  bid?: number;
  passed?: number[];
  steps?: number;
  loan?: boolean;
  good?: GoodId;
  prices: Cars;
  yard: Cars;
  players: { score: number; out: boolean; train: Cars; delivered: Cars; orders: GoodId[] }[];
  deck: GoodId[];
}

export function fresh(seats: number, options: JsonObject = {}, seed = 'depot'): State {
  const read = unwrap(rules.setups.read(options));
  const state = unwrap(rules.begin(read, seats, seed));
  return state;
}

const game = writtenGame<State, Written>(rules, reader);
export const { write, read, legal, sequences } = game;

/** A match of three before the first step of seat 0, changed by `change`. */
export function working(change: (position: Written) => void = () => {}): State {
  const position = write(fresh(3));
  delete position.bid;
  delete position.passed;
  Object.assign(position, { phase: 'work', order: [0, 1, 2], at: 0, steps: 3, loan: false });
  change(position);
  return read(position);
}

/** Takes orders of these goods from the deck into a hand. */
export function deal(position: Written, seat: Seat, ...goods: readonly GoodId[]): void {
  for (const good of goods) {
    position.deck.splice(position.deck.indexOf(good), 1);
    position.players[seat]?.orders.push(good);
  }
}

/** What comes of some actions, in the written form. */
export function played(from: State, ...actions: readonly JsonObject[]) {
  const { state, events } = game.played(from, ...actions);
  return { state, position: write(state), events };
}

/** Why an action is refused. */
export const because = (state: State, action: JsonObject) => game.refused(state, action)?.because;
