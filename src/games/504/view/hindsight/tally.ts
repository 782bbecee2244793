import type { Course } from '../../../../kit/hindsight';
import type { ReasonId } from '../../rules/state/base-events';
import type { Event } from '../../rules/state/events';
import type { State } from '../../rules/state/state';
import { type Action, BUILT } from '../../words/decisive-facts';

/** What a match brought an owner, and what the owner did. */
export interface OwnerTally {
  income: number;
  readonly vp: Map<ReasonId, number>;
  readonly actions: Map<Action, number>;
}

export interface Tallies {
  readonly owners: readonly OwnerTally[];
  /** By seat, in worlds of companies. */
  readonly dividends: readonly number[];
}

export function tallied({ states, plies }: Course<State, Event>): Tallies {
  const [first] = states;
  const owners = Array.from(
    { length: first?.owners ?? 0 },
    (): OwnerTally => ({
      ...{ income: 0, vp: new Map(), actions: new Map() },
    }),
  );
  const dividends = Array.from({ length: first?.seats ?? 0 }, () => 0);
  for (const { events } of plies) {
    for (const event of events) {
      const one = 'owner' in event && event.owner !== null ? owners[event.owner] : undefined;
      if (one) count(one, event);
      if (event.event === 'dividend')
        for (const [seat, paid] of event.paid.entries())
          dividends[seat] = (dividends[seat] ?? 0) + paid;
    }
  }
  return { owners, dividends };
}

function count(one: OwnerTally, event: Event): void {
  if (event.event === 'income') one.income += event.amount;
  if (event.event === 'vp') add(one.vp, event.for, event.amount);
  if (event.event !== 'did') return;
  const word = event.action.do;
  const action = BUILT.find((known) => known === word);
  if (action) add(one.actions, action, 1);
}

function add<Key>(sums: Map<Key, number>, key: Key, amount: number): void {
  sums.set(key, (sums.get(key) ?? 0) + amount);
}
