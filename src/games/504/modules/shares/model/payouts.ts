import type { EventOf } from '../../../../../kit/event';
import { figureAt } from '../../../../../kit/figure-at';
import type { Seat } from '../../../../../kit/rules';
import type { ActionForm } from '../../../rules/state/base-events';
import type { Event } from '../../../rules/state/events';
import { ROUND } from '../../../rules/state/fields';
import type { Owner } from '../../../rules/state/ids';
import type { State } from '../../../rules/state/state';

/** What a round brought a company, and its shares those who hold them. */
export interface CompanyPayout {
  readonly company: Owner;
  /** Its value before the round, and after it. */
  readonly from: number;
  readonly to: number;
  readonly income: number;
  /** What it paid for each share, and so each seat; null: companies of this world pay nothing (9.III). */
  readonly dividend: { readonly each: number; readonly paid: readonly number[] } | null;
}

/** What the companies earned and paid in a round (M9.18, M9.21, M9.29). */
export interface Payouts {
  /** The number of the round. */
  readonly round: number;
  /** In the order of the round. */
  readonly companies: readonly CompanyPayout[];
  /** What each seat paid as president for the upkeep of its companies (M9.18). */
  readonly upkeep: readonly number[];
}

/** After these, what they end is over: a round, a share round. */
const ENDS: ReadonlySet<Event['event']> = new Set(['round', 'share-round', 'over'] as const);

/**
 * The last round in which companies earned something, from all events of a match that led to this position; null: there is
 * none, or it was over before the event number `since`.
 */
export function payoutsIn(state: State, events: readonly Event[], since = 0): Payouts | null {
  const ends = [...events.keys()].filter((at) => ENDS.has(events[at]?.event ?? 'map'));
  for (let nth = ends.length - 1; nth >= 0; nth--) {
    const end = figureAt(ends, nth);
    if (end < since) return null;
    const begin = ends[nth - 1] ?? 0;
    const inRound = events.slice(begin, end);
    const companies = earning(state, inRound).map((company) =>
      payoutOf(state, company, inRound, events.slice(end)),
    );
    if (companies.length > 0) {
      const upkeep = Array.from({ length: state.seats }, (_, seat) =>
        upkeepOf(state, events, begin, end, seat),
      );
      return { round: numberOf(state, events[begin], events[end]), companies, upkeep };
    }
  }
  return null;
}

/** Of a round of which only the end is known, those with a dividend, and in 9.III those whose value moves. */
function earning({ world }: State, events: readonly Event[]): readonly Owner[] {
  const those = events.flatMap((event) => {
    if (event.event === 'income') return event.owner ?? [];
    const isPaid = event.event === 'dividend' || (event.event === 'value' && world.role[9] === 3);
    return isPaid ? event.company : [];
  });
  return [...new Set(those)];
}

function payoutOf(
  { value, income }: State,
  company: Owner,
  inRound: readonly Event[],
  since: readonly Event[],
): CompanyPayout {
  const moves = movesOf(inRound, company);
  const to = moves.at(-1)?.to ?? movesOf(since, company)[0]?.from ?? figureAt(value, company);
  const paid = inRound.find((event) => event.event === 'dividend' && event.company === company);
  const earned = inRound.find((event) => event.event === 'income' && event.owner === company);
  return {
    ...{ company, to },
    from: moves[0]?.from ?? to,
    income: earned?.event === 'income' ? earned.amount : figureAt(income, company),
    dividend: paid?.event === 'dividend' ? paid : null,
  };
}

/** What a seat paid as president between two events. */
function upkeepOf(
  state: State,
  events: readonly Event[],
  begin: number,
  end: number,
  seat: Seat,
): number {
  let sum = 0;
  for (let at = begin; at < end; at++) {
    const event = events[at];
    if (event?.event === 'upkeep' && presidentAt(state, events, at, event.company) === seat)
      sum += event.president;
  }
  return sum;
}

/** Who was president of a company at an event: by the last change before it; before the first one known by today's. */
function presidentAt(
  { president }: State,
  events: readonly Event[],
  at: number,
  company: Owner,
): Seat {
  for (let before = at; before >= 0; before--) {
    const event = events[before];
    if (event?.event === 'president' && event.company === company) return event.seat;
    if (event?.event === 'did' && event.founds && 'seat' in event && isOf(event.action, company))
      return event.seat;
  }
  return figureAt(president, company);
}

const isOf = (action: ActionForm, company: Owner) =>
  action.do === 'buy' && 'company' in action && action.company === company;

const movesOf = (events: readonly Event[], company: Owner): readonly EventOf<Event, 'value'>[] =>
  events.flatMap((event) => (event.event === 'value' && event.company === company ? event : []));

/** Where the beginning of the round is not known, it is counted from its end. */
function numberOf({ now }: State, first: Event | undefined, end: Event | undefined): number {
  if (first?.event === 'round') return first.round;
  return end?.event === 'round' ? end.round - 1 : figureAt(now, ROUND);
}
