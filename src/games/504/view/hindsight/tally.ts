import type { Course } from '../../../../kit/hindsight';
import { isObject } from '../../../../kit/json';
import type { GameEvent, Seat } from '../../../../kit/rules';
import { heldBy } from '../../modules/shares/rules/holdings';
import type { Owner } from '../../rules/state/parts';
import type { State } from '../../rules/state/state';
import type { ReasonId } from '../../words/names';
import { DEEDS, type Deed } from './fact';

/** What a match brought an owner, and what the owner did. */
export interface OwnerTally {
  income: number;
  readonly vp: Map<ReasonId, number>;
  readonly deeds: Map<Deed, number>;
}

export interface Tallies {
  readonly owners: readonly OwnerTally[];
  /** By seat, in worlds of companies. */
  readonly dividends: readonly number[];
}

export function tallied({ states, plies }: Course): Tallies {
  const [first] = states as readonly State[];
  const owners = Array.from(
    { length: first?.owners ?? 0 },
    (): OwnerTally => ({
      ...{ income: 0, vp: new Map(), deeds: new Map() },
    }),
  );
  const dividends = Array.from({ length: first?.seats ?? 0 }, () => 0);
  plies.forEach(({ events }, place) => {
    for (const event of events) {
      const one = owners[Number(event.owner)];
      if (one) count(one, event);
      // No shares change hands from the turns to the dividends.
      if (event.event === 'dividend') pay(dividends, event, states[place] as State);
    }
  });
  return { owners, dividends };
}

function count(one: OwnerTally, event: GameEvent): void {
  const amount = Number(event.amount ?? 0);
  if (event.event === 'income') one.income += amount;
  if (event.event === 'vp') add(one.vp, event.for as ReasonId, amount);
  if (event.event !== 'did' || !isObject(event.action)) return;
  const word = event.action.do;
  const deed = DEEDS.find((known) => known === word);
  if (deed) add(one.deeds, deed, 1);
}

function add<Key>(sums: Map<Key, number>, key: Key, amount: number): void {
  sums.set(key, (sums.get(key) ?? 0) + amount);
}

function pay(dividends: number[], { company, each }: GameEvent, state: State): void {
  for (const seat of dividends.keys() as Iterable<Seat>)
    dividends[seat] = (dividends[seat] ?? 0) + Number(each) * heldBy(state, company as Owner, seat);
}
