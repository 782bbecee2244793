import type { Emit, Refusal } from '../state/events';
import { NONE } from '../state/fields';
import type { Owner } from '../state/ids';
import type { Coded } from '../state/kind';
import type { Answers, Figure, Interlude, Moment, Objection, Point } from '../state/parts';
import type { State } from '../state/state';

/*
 * Points at which modules and pairs join in. The one that asks declares a point next to its question, and does not
 * know which modules answer. A world has the answers to each point in the order of the table.
 */

let declared = 0;

function point<Sort extends string>(sort: Sort): Point<Sort> {
  return { sort, code: declared++ };
}

export const figure = (): Figure => point('figure');
export const objection = (): Objection => point('objection');
export const moment = (): Moment => point('moment');
export const interlude = (): Interlude => point('interlude');

/** The answers to each point, by its code. */
export function byPoint<Answer>(all: Answers<Coded, Answer>): readonly (readonly Answer[])[] {
  return Array.from({ length: declared }, (_, code) =>
    all.flatMap(([one, answer]) => (one.code === code ? [answer] : [])),
  );
}

/** A figure of an owner that is `value` by itself. */
export function figureOf(
  state: State,
  { code }: Figure,
  owner: Owner,
  value: number,
  at = NONE,
): number {
  const answers = state.world.hooks.figures[code];
  for (let one = 0; one < answers.length; one++) value = answers[one](state, owner, value, at);
  return value;
}

export function objectionTo(
  state: State,
  { code }: Objection,
  owner: Owner,
  at = NONE,
): Refusal | null {
  const answers = state.world.hooks.objections[code];
  for (let one = 0; one < answers.length; one++) {
    const refusal = answers[one](state, owner, at);
    if (refusal) return refusal;
  }
  return null;
}

export function happened(
  state: State,
  { code }: Moment,
  owner: Owner,
  at: number,
  value: number,
  emit?: Emit<State>,
): void {
  const answers = state.world.hooks.happened[code];
  for (let one = 0; one < answers.length; one++) answers[one](state, owner, at, value, emit);
}

/** Whether a phase or a pending choice comes first. */
export function isInterrupted(state: State, { code }: Interlude, emit?: Emit<State>): boolean {
  const answers = state.world.hooks.interludes[code];
  for (let one = 0; one < answers.length; one++) if (answers[one](state, emit)) return true;
  return false;
}
