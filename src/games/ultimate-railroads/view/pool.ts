import { lookAhead } from '../../../kit/look-ahead';
import type { Action } from '../../../kit/rules';
import { rules } from '../rules';
import { argsOf, kindOf } from '../rules/actions';
import { industry } from '../rules/industry';
import { LOCK, NO_LOCK, PHASE, pending, RESOLVE, type State } from '../rules/state';
import { AS_SPREAD, colorOf, lineOf, step, stepPiece, stepUnit } from '../rules/step';
import { UNITS } from '../rules/units';
import { factsOf } from './facts';
import { legalIn } from './legal';

/** A unit of the pool that is pending. */
export interface Chip {
  readonly unit: number;
  readonly n: number;
  /** Some of it is obligatory. */
  readonly must: boolean;
  /** Something can be done with it now. */
  readonly usable: boolean;
}

/** The unit of the pool that an action uses; -1: none. */
export function unitOf(action: Action): number {
  const kind = kindOf(action);
  if (kind === step) return stepUnit(argsOf(action));
  return (UNITS as readonly (string | undefined)[]).indexOf(kind.needs);
}

/** What is pending, in the order of the rules. */
export function chipsOf(state: State): readonly Chip[] {
  const usable = new Set(
    state.now[LOCK] === NO_LOCK && state.now[PHASE] === RESOLVE ? legalIn(state).map(unitOf) : [],
  );
  return UNITS.flatMap((_, unit) => {
    const n = pending(state, unit);
    return n > 0 ? { unit, n, must: (state.must[unit] ?? 0) > 0, usable: usable.has(unit) } : [];
  });
}

/** The chip whose decisions are shown: the chosen one, else the first that must be used, else the first that can. */
export function openChip(chips: readonly Chip[], chosen: number | null): Chip | null {
  const usable = chips.filter((chip) => chip.usable);
  return (
    usable.find(({ unit }) => unit === chosen) ??
    usable.find(({ must }) => must) ??
    usable[0] ??
    null
  );
}

export function actionsOf(state: State, unit: number): readonly Action[] {
  return legalIn(state).filter((action) => unitOf(action) === unit);
}

/** A step that can be made now, and which actions make it: one for each unit that fits. */
export interface Step {
  readonly line: number;
  readonly color: number;
  readonly to: number;
  /** With the narrowest unit that fits; with the open one if it does. */
  readonly action: Action;
}

/** Where pieces can go now. */
export function stepsOf(state: State, open: number | null): readonly Step[] {
  const facts = factsOf(state);
  const own = facts.seats[facts.toAct ?? 0];
  const found = new Map<number, Step>();
  for (const action of legalIn(state)) {
    if (kindOf(action).do !== 'step') continue;
    const unit = stepUnit(argsOf(action));
    const piece = stepPiece(argsOf(action));
    if (found.has(piece) && unit !== open && unit !== AS_SPREAD) continue;
    const line = lineOf(piece);
    const color = colorOf(piece);
    found.set(piece, { line, color, to: 1 + (own?.lines[line]?.fronts[color] ?? 0), action });
  }
  return [...found.values()];
}

/** A place further on that a piece can reach with more of the same unit, and the steps that lead there. */
export interface Run {
  readonly line: number;
  readonly color: number;
  readonly to: number;
  readonly far: true;
  readonly actions: readonly Action[];
}

/** Where these steps can go on to, in the same turn and without anything else in between. */
export function runsOf(state: State, steps: readonly Step[]): readonly Run[] {
  const turn = rules.turn(state);
  return steps.flatMap(({ line, color, to, action }) => {
    const runs: Run[] = [];
    const actions = [action];
    for (;;) {
      const { after } = lookAhead(rules, state, actions);
      const goesOn = after.now[PHASE] === RESOLVE && rules.turn(after) === turn;
      // A step with the same unit is the same action.
      if (!goesOn || stepUnit(argsOf(action)) === AS_SPREAD || !legalIn(after).includes(action))
        break;
      actions.push(action);
      runs.push({ line, color, to: to + runs.length + 1, far: true, actions: [...actions] });
    }
    return runs;
  });
}

/** The moves of markers that are possible now, by the index that they leave. */
export function markersOf(state: State): ReadonlyMap<number, Action> {
  return new Map(
    legalIn(state)
      .filter((action) => kindOf(action) === industry)
      .map((action) => [argsOf(action), action]),
  );
}
