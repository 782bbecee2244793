import { figureAt } from '../../../../kit/figure-at';
import { changedCopy } from '../../../../kit/look-ahead';
import type { Seat } from '../../../../kit/rules';
import type { StepShow } from '../../../../ui/steps/use-step-show';
import { POINTS } from '../../data/figures';
import { CUBES } from '../../data/goods';
import { rules } from '../../rules';
import { type Event, isOf } from '../../rules/events';
import { COLORS } from '../../rules/goods';
import type { Score } from '../../rules/score';
import type { State } from '../../rules/state';
import type { StepId } from '../../words/en/table';
import type { Facts, SeatFacts } from '../facts';
import type { PaydayStep } from './steps';

type Show = Pick<StepShow<PaydayStep>, 'steps' | 'at'>;

/**
 * The figures as they are at the step that is shown: without what later ones give, take and reduce (9.1 to 9.4), in money,
 * income and the points of income (11.2). `earlier`: those before all steps.
 */
export function asShown(facts: Facts, show: Show, earlier: Facts): Facts {
  const later = eventsAfter(show);
  if (later.length === 0) return facts;
  const before = (one: SeatFacts): SeatFacts => {
    if (one.out !== null) return goesOut(one.seat, later) ? stillIn(one, show, earlier) : one;
    let { money, income } = one;
    for (const event of later) {
      if (!isOf(event, one.seat)) continue;
      if (event.event === 'income') money -= event.amount;
      if (event.event === 'reduction') income += event.amount;
      if (event.event !== 'expenses') continue;
      money += event.pays;
      income += event.short;
    }
    // Nothing is warned of while it is being settled.
    const payday = { ...one.payday, short: 0 };
    return { ...one, money, income, score: scoreWith(one, income), payday };
  };
  return { ...facts, seats: facts.seats.map(before) };
}

/** The score of a seat with another income (11.2). */
function scoreWith({ score }: SeatFacts, income: number): Score {
  const points = POINTS.income * income;
  return { ...score, income: points, total: score.total - score.income + points };
}

const goesOut = (seat: Seat, events: readonly Event[]) =>
  events.some((one) => one.event === 'out' && one.seat === seat);

/** Who goes out only at a later step has had the income so far, and no more. */
function stillIn(one: SeatFacts, { steps, at }: Show, earlier: Facts): SeatFacts {
  const was = earlier.seats.find(({ seat }) => seat === one.seat) ?? one;
  const shown = steps.slice(0, at + 1).flatMap(({ events }) => events);
  const collected = shown.reduce(
    (sum, event) =>
      event.event === 'income' && event.seat === one.seat ? sum + event.amount : sum,
    0,
  );
  return { ...was, money: was.money + collected, payday: { ...was.payday, short: 0 } };
}

/** The position with the goods that the map has at the step that is shown: later ones are not there yet (10.3). */
export function goodsAsShown(state: State, show: Show): State {
  const later = eventsAfter(show).filter((one) => one.event === 'grow');
  if (later.length === 0) return state;
  return changedCopy(rules, state, (shown) => {
    for (const { city, cubes } of later) {
      const from = state.board.cityIds.indexOf(city) * COLORS;
      for (const cube of cubes) {
        const place = from + CUBES.indexOf(cube);
        shown.cubes[place] = figureAt(shown.cubes, place) - 1;
      }
    }
  });
}

const eventsAfter = ({ steps, at }: Show): readonly Event[] =>
  steps.slice(at + 1).flatMap(({ events }) => events);

/** The step of the turn that a show is at. */
export function stepShown({ steps, at }: Show): StepId {
  const kind = steps[at]?.kind;
  return kind === 'income' || kind === 'expenses' || kind === 'reduction' ? 'pay' : 'grow';
}
