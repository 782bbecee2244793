import { figureAt } from '../../../../kit/figure-at';
import { changedCopy } from '../../../../kit/look-ahead';
import type { StepShow } from '../../../../ui/steps/use-step-show';
import { CUBES } from '../../data/goods';
import { rules } from '../../rules';
import { type Event, isOf } from '../../rules/events';
import { COLORS } from '../../rules/goods';
import type { State } from '../../rules/state';
import type { StepId } from '../../words/en/table';
import type { Facts, SeatFacts } from '../facts';
import type { PaydayStep } from './steps';

type Show = Pick<StepShow<PaydayStep>, 'steps' | 'at'>;

/** The figures as they are at the step that is shown: without what later ones give, take and reduce (9.1 to 9.4). */
export function asShown(facts: Facts, show: Show): Facts {
  const later = eventsAfter(show);
  if (later.length === 0) return facts;
  const before = (one: SeatFacts): SeatFacts => {
    // Who went out has nothing left, and the row says so.
    if (one.out !== null) return one;
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
    return { ...one, money, income, payday: { ...one.payday, short: 0 } };
  };
  return { ...facts, seats: facts.seats.map(before) };
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
