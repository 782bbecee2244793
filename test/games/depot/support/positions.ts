import type { Json, JsonObject } from '../../../../src/kit/json';
import { unwrap } from '../../../../src/kit/result';
import type { GameEvent, Seat } from '../../../../src/kit/rules';
import type { GoodId } from '../../../depot/data/goods';
import { rules } from '../../../depot/rules';
import { reader } from '../../../depot/rules/reader';
import type { State } from '../../../depot/rules/state';

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

export const write = (state: State): Written =>
  structuredClone(rules.position.write(state)) as unknown as Written;

export function read(position: Written): State {
  const state = unwrap(reader.position(position as unknown as Json, 'seed'));
  return state as State;
}

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
export function played(state: State, ...actions: readonly JsonObject[]) {
  const after = rules.clone(state);
  const events: GameEvent[] = [];
  for (const action of actions) {
    const read = rules.action.read(action, after);
    if (typeof read !== 'number') throw new Error(JSON.stringify(read));
    const refusal = rules.refusal(after, read);
    if (refusal) throw new Error(JSON.stringify(refusal));
    rules.play(after, read, (event) => events.push(event));
  }
  return { state: after, position: write(after), events };
}

/** Why an action is refused. */
export function because(state: State, action: JsonObject): string | undefined {
  const read = rules.action.read(action, state);
  if (typeof read !== 'number') throw new Error(JSON.stringify(read));
  return rules.refusal(state, read)?.because;
}

export function legal(state: State): readonly JsonObject[] {
  const listed = new Int32Array(rules.max);
  return [...listed.subarray(0, rules.list(state, listed))].map((action) =>
    rules.action.write(action, state),
  );
}
