import { figureAt } from '../../../kit/figure-at';
import type { Telling } from '../../../ui/telling';
import type { ActionForm } from '../rules/state/base-events';
import type { Event } from '../rules/state/events';
import { ROUND } from '../rules/state/fields';
import type { State } from '../rules/state/state';
import { isOfMatch } from '../words/words';
import { cueOf } from './cue';

const DEEDS: Readonly<Partial<Record<ActionForm['do'], number>>> = {
  pass: 1,
  quit: 1,
  place: 1,
  bid: 1,
  drive: 1,
  move: 1,
  'move-capital': 2,
  retreat: 2,
  refuge: 2,
  sell: 2,
  payout: 2,
  half: 2,
  withhold: 2,
  upgrade: 3,
  plant: 3,
  take: 4,
  road: 4,
  deliver: 4,
  settle: 4,
  fight: 4,
  factory: 4,
  harvest: 4,
  capital: 5,
  annex: 5,
  seize: 6,
};

const WEIGHTS: Readonly<Partial<Record<Event['event'], number>>> = {
  // There are many in a turn, and the map shows them: what followed from them is told first.
  explore: 1,
  dividend: 3,
  president: 4,
  bonus: 5,
  fall: 6,
};

/** Settling weighs more than the move by which it is done, and founding a company more than placing what it starts with. */
const FOUNDED: typeof DEEDS = { move: 4, buy: 6 };

/** Whether the match ends with this round (G8.1). */
function isLast(state: State): boolean {
  const { world, now } = state;
  return world.goal.isReached(state) || figureAt(now, ROUND) >= world.roundMost;
}

export const telling: Telling<State, Event> = {
  cueOf,
  weightOf(event) {
    // Others can settle there.
    if (event.event === 'explore' && event.found === 'city') return 2;
    if (event.event !== 'did') return WEIGHTS[event.event] ?? 0;
    const weights = event.founds ? FOUNDED : DEEDS;
    return weights[event.action.do] ?? 0;
  },
  placesOf: (events) => events.flatMap(placesIn),
  scored: (events, seat, before) =>
    events.reduce(
      (sum, one) =>
        one.event === 'vp' && isOfMatch(one) && one.owner === seat && !before().world.company
          ? sum + one.amount
          : sum,
      0,
    ),
  newsOf: (events, before, after) => ({
    events: events.filter(isNews),
    last: isLast(after) && !isLast(before) ? 'round' : null,
  }),
};

/** The tiles that an event has changed, or to which something has gone. */
function placesIn(event: Event): readonly string[] {
  if (event.event === 'explore' || event.event === 'dice') return [event.at];
  if (event.event !== 'did') return [];
  const { action } = event;
  if ('between' in action) return action.between;
  if ('to' in action && action.do !== 'shift') return [action.to];
  return 'at' in action ? [action.at] : [];
}

/** The end, and what it gave (M7.10). A scoring has a sheet of the table. */
function isNews(event: Event): boolean {
  return event.event === 'over' || (event.event === 'vp' && event.for === 'missed');
}
