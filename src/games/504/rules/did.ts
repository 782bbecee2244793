import type { EventOf } from '../../../kit/event';
import type { Action } from '../../../kit/rules';
import { writeAction } from './action-form';
import { citiesTold, readHex, tileAt } from './base/map';
import { hasSettlement } from './base/pieces';
import type { ActionForm, Decider } from './state/base-events';
import type { Event } from './state/events';
import { PHASE } from './state/fields';
import { kindCode } from './state/parts';
import type { State } from './state/state';

/** What is told of an action, in the position before it. Others are told only that a secret one was played. */
export function didEvent(state: State, action: Action, isForced: boolean): EventOf<Event, 'did'> {
  const by = deciderIn(state);
  const kind = state.world.actions[kindCode(action)];
  const written = kind?.isSecret ? { do: kind.do } : writeAction(action, state);
  // Every kind of action writes one of these forms.
  const form = written as ActionForm;
  const founds = isFounding(state, by, form) ? ({ founds: true } as const) : {};
  const forced = isForced ? ({ forced: true } as const) : {};
  return { event: 'did', ...by, action: form, ...forced, ...founds, ...citiesTold(state) };
}

function deciderIn(state: State): Decider {
  const phase = state.world.phases[state.now[PHASE]];
  const owner = phase?.owner(state) ?? -1;
  return owner < 0 ? { seat: phase?.seat(state) ?? 0 } : { owner };
}

/** Whether an action brings something new: a move a settlement, a purchase of shares a company. */
function isFounding(state: State, by: Decider, form: ActionForm): boolean {
  const { world, isFounded } = state;
  if (form.do === 'buy' && 'company' in form) return world.company && isFounded[form.company] === 0;
  if (form.do !== 'move' || !('owner' in by)) return false;
  const hex = readHex(form.to);
  if (!hex) return false;
  const tile = tileAt(state, ...hex);
  return (
    !hasSettlement(state, by.owner, tile) &&
    !world.hooks.entering.some((one) => one.isHere(state, by.owner, tile))
  );
}
