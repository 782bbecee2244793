import { lookAhead } from '../../../../kit/look-ahead';
import type { Action } from '../../../../kit/rules';
import { LINES, SEATING } from '../../data/board';
import { rules } from '../../rules';
import { argsOf, kindOf } from '../../rules/actions';
import { putLine, putOver } from '../../rules/put';
import { SEAT, type State } from '../../rules/state';
import type { ExplainerWords } from '../../words/en/explainer';
import { nameOfSteps, numberAt, numberOf } from '../action-name';
import { factsOf } from '../facts';
import { nameOf } from '../kinds';
import type { Speech } from '../voice';

const NOTHING_YET: Action = -1;

/**
 * The actions of one turn in a few words each: steps of the same track in a row are one way, and a locomotive is named
 * where it is put.
 */
export function partsOfLine(
  state: State,
  actions: readonly Action[],
  speech: Speech & { readonly explainer: ExplainerWords },
): readonly string[] {
  const { explainer } = speech;
  const parts: string[] = [];
  let run = { from: state, action: NOTHING_YET, steps: 0 };
  const { steps } = lookAhead(rules, state, actions);
  for (const [at, { before, action }] of steps.entries()) {
    const kind = kindOf(action).do;
    const goesOn = kind === 'step' && action === run.action;
    run = goesOn ? { ...run, steps: run.steps + 1 } : { from: before, action, steps: 1 };
    if (goesOn) parts.pop();
    const name =
      kind === 'step'
        ? nameOfSteps(run.from, action, run.steps, speech)
        : nameOf(before, action, speech);
    if (kind === 'pass') parts.push(explainer.pass(pointsFor(before)));
    else if (kind === 'move') parts.push(explainer.move(name));
    else if (kind === 'put') parts.push(nameOfPut(before, action, speech));
    // What ends a turn says nothing beside what was done in it.
    else if (
      !(kind === 'take' && at + 1 < actions.length) &&
      ((kind !== 'done' && kind !== 'skip' && kind !== 'bonus') || parts.length === 0)
    )
      parts.push(capital(name));
  }
  return parts;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function nameOfPut(
  state: State,
  action: Action,
  { names, explainer }: Speech & { readonly explainer: ExplainerWords },
): string {
  const over = putOver(argsOf(action));
  return explainer.put(
    numberOf(factsOf(state).hand),
    names.part[LINES[putLine(argsOf(action))]?.id ?? 'trans'],
    over === 0 ? null : numberAt(over - 1),
  );
}

function pointsFor({ now, order, seats }: State): number {
  return SEATING[seats]?.passPoints[order.indexOf(now[SEAT] ?? 0)] ?? 0;
}
