import { figureAt } from '../../../../kit/figure-at';
import { lookAhead } from '../../../../kit/look-ahead';
import { oncePer } from '../../../../kit/once-per';
import type { Action } from '../../../../kit/rules';
import type { StepId } from '../../data/world/terms';
import { MP } from '../../modules/deliver/state';
import { rules } from '../../rules';
import { BOUGHT, PENDING } from '../../rules/state/fields';
import type { State } from '../../rules/state/state';
import { factsOf } from './base/facts';
import { legalIn, legalOf } from './base/legal';
import type { Voice } from './base/voice';
import { doneIn } from './choice';

/** A turn that is ended now, whatever could still be done in it. */
export interface RestOfTurn {
  /** Every remaining `done`. The rules play forced actions themselves. */
  readonly actions: readonly Action[];
  /** The active residents who do nothing more. */
  readonly idle: number;
  /** Their step is passed by unseen although something could be done in it. */
  readonly unused: boolean;
  /** Residents could be bought, none was, and none can act. */
  readonly unbought: boolean;
  /** Steps that are passed by although something could be done in them, but those that the other figures tell of. */
  readonly skipped: readonly StepId[];
  /** Movement points of the trolley that are lost, in halves, and goods that it could deliver where it is. */
  readonly points: number;
  readonly undelivered: number;
  readonly income: number;
  /** Income that is missed, such as from unsold goods. */
  readonly forgone: number;
}

/** What the other figures tell of. */
const COUNTED_STEPS: readonly string[] = ['act', 'trolley', 'sale'];

/**
 * The way to the end of the turn; null outside of turns, and where a choice has to be made or dice are thrown first: it
 * never looks ahead into chance.
 */
export function restOfTurn(state: State): RestOfTurn | null {
  const { phase, step: from, owner, owners } = factsOf(state);
  if (phase !== 'turn' || figureAt(state.now, PENDING) !== 0) return null;
  const turn = rules.turn(state);
  let now = state;
  const actions: Action[] = [];
  let idle = 0;
  let unused = false;
  let unbought = false;
  const skipped: StepId[] = [];
  let points = 0;
  let undelivered = 0;
  while (isOpen(now, turn)) {
    const done = doneIn(now);
    if (done === null) return null;
    const { step } = factsOf(now);
    if (step === 'buy' && figureAt(now.now, BOUGHT) === 0)
      unbought = legalOf(now, 'buy').length > 0;
    if (step === 'act') {
      idle = factsOf(now).owners[owner]?.active ?? 0;
      unused = step !== from && legalIn(now).some(({ form }) => form.do !== 'done');
    }
    if (step === 'trolley') {
      points = figureAt(now.trip, MP);
      undelivered = legalOf(now, 'deliver').length;
    }
    if (step && step !== from && !COUNTED_STEPS.includes(step)) skipped.push(step);
    actions.push(done);
    const after = afterUnlessChance(now, done);
    if (!after) return null;
    now = after;
  }
  const income = figureAt(now.income, owner);
  return {
    actions,
    idle,
    unused,
    unbought: unbought && idle === 0,
    skipped,
    points,
    undelivered,
    income,
    forgone: (owners[owner]?.income ?? income) - income,
  };
}

/** Whether a turn goes on. The last one of a match ends with it. */
export function isOpen(state: State, turn: number): boolean {
  return rules.turn(state) === turn && rules.toAct(state) !== null;
}

/** Where ending the step leads, past steps in which nothing can be done: a step, `end`: the end of the turn. */
export const afterDone = oncePer((state: State): StepId | 'end' | null => {
  const { phase, pending, step } = factsOf(state);
  const done = doneIn(state);
  if (phase !== 'turn' || pending !== '' || done === null) return null;
  const after = afterUnlessChance(state, done);
  // Dice are thrown in the next step, or a card is drawn for it.
  if (!after) return factsOf(lookAhead(rules, state, [done]).upToChance.after).step || null;
  const now = factsOf(after);
  if (rules.turn(after) !== rules.turn(state) || rules.toAct(after) === null) return 'end';
  return now.step || step || null;
});

/** The same past the steps that are switched `off` as well: the step that will be asked. */
export function nextAsked(state: State, off: readonly string[] = []): StepId | 'end' | null {
  let now = state;
  let next = afterDone(now);
  while (next !== null && off.includes(next)) {
    const done = doneIn(now);
    const after = done === null ? null : afterUnlessChance(now, done);
    const later = after && afterDone(after);
    if (!later) return next;
    now = after;
    next = later;
  }
  return next;
}

/** What the button says that ends the step; steps that are switched `off` are left out. */
export function doneText(
  state: State,
  { table, names }: Voice,
  off: readonly string[] = [],
): string {
  const next = nextAsked(state, off);
  if (next === 'end') return table.endTurn;
  if (next) return table.onTo(names.step[next]);
  const { pending, phase } = factsOf(state);
  return table.stop[pending || phase] ?? table.done;
}

/**
 * The position after an action of a turn; null: chance has a say before the income of the turn, so what comes of it is
 * not to be told. What is drawn after the income belongs to what follows.
 */
function afterUnlessChance(state: State, action: Action): State | null {
  const { after, upToChance } = lookAhead(rules, state, [action]);
  const isPaid = upToChance.events.some(({ event }) => event === 'income');
  return isPaid || rules.draws(after) === rules.draws(state) ? after : null;
}
