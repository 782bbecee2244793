import { figureAt } from '../../../../kit/figure-at';
import type { Course } from '../../../../kit/hindsight';
import { ACTIONS } from '../../data/actions';
import { POINTS, START } from '../../data/figures';
import { rules } from '../../rules';
import { NUMBER, type State } from '../../rules/state';
import type { SteamFact } from './fact';

/** The turn by whose end shares are early: their expenses come most often. */
const EARLY = 2;
/** From how many shares, times and points a fact is worth a sentence. */
const WORTH = { shares: 4, times: 3, points: 8 } as const;

/** What the players chose: early shares, the same action again and again; and what the last turn brought the winner. */
export function inTheirHands(course: Course, winner: number): readonly SteamFact[] {
  return [...earlyShares(course), ...favorite(course, winner), ...lastTurn(course, winner)];
}

const states = (course: Course) => course.states as readonly State[];
const turnOf = ({ turn }: State) => figureAt(turn, NUMBER);

function earlyShares(course: Course): readonly SteamFact[] {
  const early = states(course)
    .filter((state) => turnOf(state) === EARLY)
    .at(-1);
  if (!early) return [];
  const issued = Array.from({ length: early.seats }, (_, seat) => figureAt(early.shares, seat));
  const most = Math.max(...issued);
  const seat = issued.indexOf(most);
  const more = most - START.shares;
  if (more < WORTH.shares || issued.lastIndexOf(most) !== seat) return [];
  return [{ fact: 'early-shares', weight: -POINTS.share * more, seat, shares: more, turn: EARLY }];
}

/** The action that the winner took most often. */
function favorite({ plies }: Course, winner: number): readonly SteamFact[] {
  const taken = plies.flatMap(({ events }) =>
    events.flatMap(({ event, seat, action }) =>
      event === 'select' && seat === winner ? [action] : [],
    ),
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

function lastTurn(course: Course, winner: number): readonly SteamFact[] {
  const all = states(course);
  const end = all.at(-1);
  const begin = end && all.find((state) => turnOf(state) === turnOf(end));
  if (!begin || turnOf(end) < 2) return [];
  const gained =
    (rules.standing(end).scores[winner] ?? 0) - (rules.standing(begin).scores[winner] ?? 0);
  return gained >= WORTH.points
    ? [{ fact: 'last-turn', weight: gained / 2, winner, points: gained }]
    : [];
}
