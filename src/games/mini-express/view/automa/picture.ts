import type { StepShow } from '../../../../ui/steps/use-step-show';
import { COMPANIES } from '../../data/companies';
import { cloneState, type State } from '../../rules/state';
import { automaBuild, builtIn } from '../built';
import type { AutomaStep } from './steps';

/** A candidate city of the automa: its number and its steps to the target. */
export interface Weighed {
  readonly city: number;
  readonly steps: number;
}

/** What the board shows at a step of the automa's turn. */
export interface AutomaPicture {
  /** The position, without what a new show has not reached yet. */
  readonly state: State;
  /** Best first. Empty before the choice; after it only the chosen one. */
  readonly weighed: readonly Weighed[];
  /** The hexes of its build, in written form; empty before it is built. */
  readonly lastBuilt: readonly string[];
}

/** The picture of the current step, including what the steps before it have shown. */
export function pictureAt(state: State, { steps, at, fresh }: StepShow<AutomaStep>): AutomaPicture {
  const shown = steps.slice(0, at + 1).flatMap(({ events }) => events);
  const choice = shown.find((event) => event.event === 'automa-choice');
  const weighed = choice?.candidates ?? [];
  const cities = state.board.form.cities;
  const still = steps[at]?.kind === 'choice' ? weighed : weighed.slice(0, 1);
  return {
    state: fresh ? withoutLater(state, steps, at) : state,
    weighed: still.map(({ city, steps }) => ({
      city: cities.findIndex(({ id }) => id === city),
      steps,
    })),
    lastBuilt: builtIn(shown),
  };
}

/** The position without the track that the automa builds in later steps. */
function withoutLater(state: State, steps: readonly AutomaStep[], at: number): State {
  const later = steps
    .slice(at + 1)
    .flatMap(({ events }) => events.map(automaBuild).filter((does) => does !== null));
  if (later.length === 0) return state;
  const before = cloneState(state);
  for (const { company, route } of later) {
    const number = COMPANIES.indexOf(company);
    for (const hex of route) {
      const at = state.board.map.numberOf.get(hex) ?? -1;
      before.track[at] = (before.track[at] ?? 0) & ~(1 << number);
    }
  }
  return before;
}
