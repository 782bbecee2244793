import type { Action } from '../../../../kit/rules';
import { SEATING } from '../../data/board';
import { rules } from '../../rules';
import {
  BONUS_KIND,
  DONE_KIND,
  kindOf,
  MOVE_KIND,
  PASS_KIND,
  SKIP_KIND,
  STEP_KIND,
} from '../../rules/action';
import { SEAT, type State } from '../../rules/state';
import type { ExplainerWords } from '../../words/explainer-words';
import { nameOf, nameOfSteps } from '../action-name';
import type { Speech } from '../voice';

const NOTHING_YET: Action = -1;

/** The actions of one turn in a few words: steps of the same track in a row are one way. */
export function nameLine(
  state: State,
  actions: readonly Action[],
  speech: Speech & { readonly explainer: ExplainerWords },
): string {
  const { explainer } = speech;
  const parts: string[] = [];
  let now = state;
  let run = { from: now, action: NOTHING_YET, steps: 0 };
  for (const action of actions) {
    const kind = kindOf(action);
    const goesOn = kind === STEP_KIND && action === run.action;
    run = goesOn ? { ...run, steps: run.steps + 1 } : { from: now, action, steps: 1 };
    if (goesOn) parts.pop();
    const name =
      kind === STEP_KIND
        ? nameOfSteps(run.from, action, run.steps, speech)
        : nameOf(now, action, speech);
    if (kind === PASS_KIND) parts.push(explainer.pass(pointsFor(now)));
    else if (kind === MOVE_KIND) parts.push(explainer.move(name));
    // What ends a turn says nothing beside what was done in it.
    else if (
      (kind !== DONE_KIND && kind !== SKIP_KIND && kind !== BONUS_KIND) ||
      parts.length === 0
    )
      parts.push(name);
    // What is read of a position is kept, so none that has been read changes.
    now = rules.clone(now);
    rules.play(now, action);
  }
  return explainer.line(parts);
}

function pointsFor({ now, order, seats }: State): number {
  return SEATING[seats]?.passPoints[order.indexOf(now[SEAT] ?? 0)] ?? 0;
}
