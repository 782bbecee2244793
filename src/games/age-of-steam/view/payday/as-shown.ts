import type { StepShow } from '../../../../ui/steps/use-step-show';
import type { StepId } from '../../words/table/phase-words';
import type { Facts, SeatFacts } from '../facts';
import type { PaydayStep } from './steps';

type Show = Pick<StepShow<PaydayStep>, 'steps' | 'at'>;

/** The figures as they are at the step that is shown: without what later ones give, take and reduce (9.1 to 9.4). */
export function asShown(facts: Facts, { steps, at }: Show): Facts {
  const later = steps.slice(at + 1).flatMap(({ events }) => events);
  const before = (one: SeatFacts): SeatFacts => {
    // Who went out has nothing left, and the row says so.
    if (one.out !== null) return one;
    let { money, income } = one;
    for (const { event, seat, amount, pays, short } of later) {
      if (seat !== one.seat) continue;
      if (event === 'income') money -= Number(amount);
      if (event === 'reduction') income += Number(amount);
      if (event !== 'expenses') continue;
      money += Number(pays);
      income += Number(short);
    }
    return { ...one, money, income };
  };
  return { ...facts, seats: facts.seats.map(before) };
}

/** The step of the turn that a show is at. */
export function stepShown({ steps, at }: Show): StepId {
  const kind = steps[at]?.kind;
  return kind === 'income' || kind === 'expenses' || kind === 'reduction' ? 'pay' : 'grow';
}
