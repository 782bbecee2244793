import type { Action } from '../../../../kit/rules';
import { SEATING } from '../../data/board';
import { rules } from '../../rules';
import { BONUS_KIND, DONE_KIND, kindOf, MOVE_KIND, PASS_KIND, SKIP_KIND } from '../../rules/action';
import { SEAT, type State } from '../../rules/state';
import type { ExplainerWords } from '../../words/explainer-words';
import { nameOf } from '../action-name';
import type { Speech } from '../voice';

/** The actions of one turn in a few words. */
export function nameLine(
  state: State,
  actions: readonly Action[],
  speech: Speech & { readonly explainer: ExplainerWords },
): string {
  const { explainer } = speech;
  const now = rules.clone(state);
  const parts: string[] = [];
  for (const action of actions) {
    const kind = kindOf(action);
    const name = nameOf(now, action, speech);
    if (kind === PASS_KIND) parts.push(explainer.pass(pointsFor(now)));
    else if (kind === MOVE_KIND) parts.push(explainer.move(name));
    // What ends a turn says nothing beside what was done in it.
    else if (
      (kind !== DONE_KIND && kind !== SKIP_KIND && kind !== BONUS_KIND) ||
      parts.length === 0
    )
      parts.push(name);
    rules.play(now, action);
  }
  return explainer.line(parts);
}

function pointsFor({ now, order, seats }: State): number {
  return SEATING[seats]?.passPoints[order.indexOf(now[SEAT] ?? 0)] ?? 0;
}
