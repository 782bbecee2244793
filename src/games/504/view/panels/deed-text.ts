import type { Action } from '../../../../kit/rules';
import { foundingPrice } from '../../rules/shares/found';
import type { State } from '../../rules/state';
import { nameIn } from '../../words/names';
import { doneText } from '../after-done';
import { type DeedStep, deedSteps } from '../deed-steps';
import { hexesOf } from '../lines';
import { hexName } from '../places';
import { offerKind } from '../table/offers';
import type { Voice } from '../voice';

/** Actions in a few words, those that are alike once with how often. */
export function deedText(state: State, actions: readonly Action[], voice: Voice): string {
  return deedTexts(state, actions, voice).join(' · ');
}

/** The same, each step by itself. */
export function deedTexts(
  state: State,
  actions: readonly Action[],
  voice: Voice,
): readonly string[] {
  return deedSteps(state, actions).map((step) => textOf(step, voice));
}

function textOf({ before: state, form, count: times }: DeedStep, voice: Voice): string {
  const kind = String(form.do);
  const { names, table } = voice;
  if (kind === 'done') return doneText(state, voice);
  const title = offerKind(state, kind)?.title(state, form, voice, times);
  if (title) {
    const hex = hexesOf(state, form).at(-1);
    const isSaid = hex === undefined || 'between' in form;
    return isSaid ? title : table.titleAt(title, hexName(state, hex, voice));
  }
  if (typeof form.company === 'number' && kind === 'buy') {
    const founds = state.world.company && state.isFounded[form.company] === 0;
    return table.share.buy(voice.owner(form.company), founds ? foundingPrice(form.company) : null);
  }
  const what = [
    typeof form.company === 'number' ? voice.owner(form.company) : '',
    Array.isArray(form.set)
      ? form.set.map((good) => nameIn(names.good, String(good))).join(' + ')
      : '',
    typeof form.take === 'string' ? nameIn(names.good, form.take) : '',
    typeof form.count === 'number' && form.count > 1 ? `×${form.count}` : '',
  ].filter(Boolean);
  return [nameIn(names.action, kind), ...what].join(' ');
}
