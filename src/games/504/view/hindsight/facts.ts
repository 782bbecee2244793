import { figureAt } from '../../../../kit/figure-at';
import type { Course } from '../../../../kit/hindsight';
import { changedCopy } from '../../../../kit/look-ahead';
import type { Seat } from '../../../../kit/rules';
import { MODULES } from '../../data/world/world';
import { heldBy, hold } from '../../modules/shares/rules/holdings';
import { rules } from '../../rules';
import { figureOf } from '../../rules/base/ask';
import { FINAL_POINTS } from '../../rules/base/flow';
import { REASONS } from '../../rules/state/base-events';
import type { Event } from '../../rules/state/events';
import { ROUND } from '../../rules/state/fields';
import type { Owner } from '../../rules/state/ids';
import type { State } from '../../rules/state/state';
import { BUILT, type WorldFact } from '../../words/decisive-facts';
import { endsIdle } from '../model/ending';
import { goalIn } from '../model/table';
import { type Tallies, tallied } from './tally';

/** What a dollar of income is worth in points, about; and what it tells how a match ended. */
const POINTS_PER_DOLLAR = 0.04;
const ENDING = 3;

/** What decided a match that is over, the weightiest first: weights are points, as far as they can be counted. */
export function decisiveFacts(course: Course<State, Event>): readonly WorldFact[] {
  const end = course.states.at(-1);
  if (!end) return [];
  const { ranking, places, scores } = rules.standing(end);
  const [winner, second] = ranking ?? [];
  if (winner === undefined || second === undefined || !places) return [];
  const firsts = [...places.keys()].filter((seat) => places[seat] === 1);
  const isMoney = end.world.role[9] === 1;
  const tie: WorldFact[] =
    firsts.length > 1
      ? [{ fact: 'tie', weight: 9999, seats: firsts, score: scores[winner] ?? 0, isMoney }]
      : [];
  const tallies = tallied(course);
  return [
    ...tie,
    ...(end.world.role[9] === 0
      ? inPoints(end, tallies, winner, second)
      : inShares(end, tallies, winner, second)),
    ...onTheMap(end, tallies),
    ...howItEnded(end),
    ...onTheWay(course, winner, isMoney),
  ]
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);
}

/** What each part of the score gave the winner beyond the second; in worlds whose owners are the seats. */
function inPoints(
  end: State,
  { owners }: Tallies,
  winner: Seat,
  second: Seat,
): readonly WorldFact[] {
  const { goal, role } = end.world;
  const compared = (of: (seat: Seat) => number) => {
    const [figure, secondFigure] = [of(winner), of(second)];
    return { weight: figure - secondFigure, winner, figure, second, secondFigure };
  };
  const module = MODULES[role.indexOf(1) - 1];
  const leads = (seat: Seat) => figureOf(end, FINAL_POINTS, seat, 0);
  const income = compared((seat) => owners[seat]?.income ?? 0);
  return [
    ...(module
      ? [{ fact: 'goal' as const, module, ...compared((seat) => goal.points(end, seat)) }]
      : []),
    { fact: 'leads', ...compared(leads) },
    ...REASONS.map((reason) => ({
      ...{ fact: 'reason' as const, reason },
      ...compared((seat) => owners[seat]?.vp.get(reason) ?? 0),
    })),
    { fact: 'income', ...income, weight: income.weight * POINTS_PER_DOLLAR },
  ];
}

function onTheMap({ world }: State, { owners }: Tallies): readonly WorldFact[] {
  return BUILT.flatMap((action): WorldFact | readonly never[] => {
    const counts = owners.map(({ actions }) => actions.get(action) ?? 0);
    const [count = 0, next = 0] = [...counts].sort((one, other) => other - one);
    if (count <= next) return [];
    const owner = counts.indexOf(count);
    return {
      ...{ fact: 'most', weight: count - next, action, count, next },
      ...{ owner, isCompany: world.company },
    };
  });
}

/** G8.1, G5.7. Nothing is said of a match that ended by its length, or at once by a scoring. */
function howItEnded(end: State): readonly WorldFact[] {
  const { now, world } = end;
  const round = figureAt(now, ROUND);
  const owners = Array.from({ length: end.owners }, (_, owner) => owner);
  const progress = goalIn(end)?.progress;
  const last = world.goal.endedBy?.(end) ?? null;
  if (last !== null)
    return [{ fact: 'ended', weight: ENDING, round, owner: last, isCompany: world.company }];
  if (world.goal.isReached(end)) {
    const [owner, ...more] = owners.filter((one) => {
      const { has = 0, needs = 1 } = progress?.(end, one) ?? {};
      return has >= needs;
    });
    if (owner === undefined || more.length > 0) return [];
    return [{ fact: 'ended', weight: ENDING, round, owner, isCompany: world.company }];
  }
  const isLimit = round >= world.roundMost;
  if (!isLimit && !endsIdle(end)) return [];
  return [{ fact: isLimit ? 'limit' : 'idle', weight: ENDING, round }];
}

/** Who led when: the positions in which a round begins. */
function onTheWay({ states }: Course, winner: Seat, isMoney: boolean): readonly WorldFact[] {
  const begins = (states as readonly State[]).filter((state, place, all) => {
    const before = all[place - 1];
    return before !== undefined && figureAt(state.now, ROUND) !== figureAt(before.now, ROUND);
  });
  const facts: WorldFact[] = [];
  const scored = begins.map((state) => ({
    round: figureAt(state.now, ROUND),
    scores: rules.standing(state).scores,
  }));
  const isAhead = (scores: readonly number[]) =>
    scores.every((score, seat) => seat === winner || score < (scores[winner] ?? 0));
  const leads = scored.find((_, place) => scored.slice(place).every((one) => isAhead(one.scores)));
  if (leads && leads.round > 1)
    facts.push({ fact: 'lead', weight: ENDING, winner, round: leads.round });
  const middle = scored[Math.floor(scored.length / 2)];
  if (middle) {
    const behind = Math.max(...middle.scores) - (middle.scores[winner] ?? 0);
    facts.push({
      ...{ fact: 'comeback', weight: behind, winner, round: middle.round, behind, isMoney },
    });
  }
  return facts;
}

/** What shares gave the winner, and the second: holdings, money and dividends. */
function inShares(
  end: State,
  { dividends }: Tallies,
  winner: Seat,
  second: Seat,
): readonly WorldFact[] {
  const compared = (figure: number, secondFigure: number) => ({
    ...{ weight: figure - secondFigure, winner, figure, second, secondFigure },
  });
  const isMoney = end.world.role[9] === 1;
  const paid = compared(dividends[winner] ?? 0, dividends[second] ?? 0);
  return [
    ...holdings(end, winner, second),
    ...(isMoney
      ? [
          {
            fact: 'cash' as const,
            ...compared(figureAt(end.seatCash, winner), figureAt(end.seatCash, second)),
          },
          // Dividends are in the money that is left or was spent on shares.
          { fact: 'dividends' as const, ...paid, weight: paid.weight / 2 },
        ]
      : []),
  ];
}

/** The shares that brought the winner more than the second by theirs of the same company, and the second’s best. */
function holdings(end: State, winner: Seat, second: Seat): readonly WorldFact[] {
  const companies = Array.from({ length: end.owners }, (_, company) => company);
  return companies.flatMap((company): WorldFact | readonly never[] => {
    const [one, other] = [heldBy(end, company, winner), heldBy(end, company, second)];
    const seat = one >= other ? winner : second;
    const shares = Math.max(one, other);
    if (shares === 0 || one === other) return [];
    const worth = worthOf(end, company, seat);
    return {
      ...{ fact: 'holding', seat, shares, worth, isMoney: end.world.role[9] === 1 },
      ...{ owner: company, isCompany: end.world.company },
      weight: worth * Math.abs(one - other),
    };
  });
}

/** What a share of a company counts for its holder, by the rules: what one more would add to the score. */
function worthOf(end: State, company: Owner, seat: Seat): number {
  const more = changedCopy(rules, end, (copy) => hold(copy, company, seat, 1));
  return (rules.standing(more).scores[seat] ?? 0) - (rules.standing(end).scores[seat] ?? 0);
}
