import { figureAt } from '../../../../kit/figure-at';
import type { Course } from '../../../../kit/hindsight';
import { ACTIONS } from '../../data/actions';
import { POINTS, START } from '../../data/figures';
import { rules } from '../../rules';
import type { Event } from '../../rules/events';
import { NUMBER, type State } from '../../rules/state';
import type { SteamFact } from './fact';

/** The turn by whose end shares are early: their expenses come most often. */
const EARLY = 2;
/** From how many shares, times and points a fact is worth a sentence. */
const WORTH = { shares: 4, times: 3, points: 8 } as const;

/** What the players chose: early shares, the same action again and again; and what the last turn brought the winner. */
export function inTheirHands(course: Course<State, Event>, winner: number): readonly SteamFact[] {
  return [...earlyShares(course), ...favorite(course, winner), ...lastTurn(course, winner)];
}

const turnOf = ({ turn }: State) => figureAt(turn, NUMBER);

function earlyShares(course: Course<State, Event>): readonly SteamFact[] {
  const early = course.states.filter((state) => turnOf(state) === EARLY).at(-1);
  if (!early) return [];
  const issued = Array.from({ length: early.seats }, (_, seat) => figureAt(early.shares, seat));
  const most = Math.max(...issued);
  const seat = issued.indexOf(most);
  const more = most - START.shares;
  if (more < WORTH.shares || issued.lastIndexOf(most) !== seat) return [];
  return [{ fact: 'early-shares', weight: -POINTS.share * more, seat, shares: more, turn: EARLY }];
}

/** The action that the winner took most often. */
function favorite({ plies }: Course<State, Event>, winner: number): readonly SteamFact[] {
  const taken = plies.flatMap(({ events }) =>
    events.flatMap((one) => (one.event === 'select' && one.seat === winner ? one.action : [])),
  );
  const counted = ACTIONS.map(({ id }) => ({
    id,
    times: taken.filter((one) => one === id).length,
  }));
  const [first, second] = counted.sort((one, other) => other.times - one.times);
  if (!first || first.times < WORTH.times || first.times === second?.times) return [];
  return [
    { fact: 'action', weight: first.times, seat: winner, action: first.id, times: first.times },
  ];
}

function lastTurn(course: Course<State, Event>, winner: number): readonly SteamFact[] {
  const end = course.states.at(-1);
  const begin = end && course.states.find((state) => turnOf(state) === turnOf(end));
  if (!begin || turnOf(end) < 2) return [];
  const gained =
    (rules.standing(end).scores[winner] ?? 0) - (rules.standing(begin).scores[winner] ?? 0);
  return gained >= WORTH.points
    ? [{ fact: 'last-turn', weight: gained / 2, winner, points: gained }]
    : [];
}
