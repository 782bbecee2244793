import type { Action } from '../../../../kit/rules';
import { rules } from '../../rules';
import { writeAction } from '../../rules/action-form';
import { foundingPrice } from '../../rules/shares/found';
import type { State } from '../../rules/state';
import { nameIn } from '../../words/names';
import { named } from '../places';
import { offerKind } from '../table/offers';
import type { Voice } from '../voice';

/** Actions in a few words, those that are alike once with how often. */
export function deedText(state: State, actions: readonly Action[], voice: Voice): string {
  const parts: { readonly before: State; readonly action: Action; count: number }[] = [];
  const now = rules.clone(state);
  for (const action of actions) {
    if (rules.refusal(now, action)) break;
    const last = parts.at(-1);
    if (last?.action === action) last.count++;
    else parts.push({ before: rules.clone(now), action, count: 1 });
    rules.play(now, action);
  }
  const texts = parts.map(({ before, action, count }) => textOf(before, action, count, voice));
  const shown = texts.length > 1 ? texts.filter((text) => text !== voice.table.done) : texts;
  return shown.join(' · ');
}

function textOf(state: State, action: Action, times: number, voice: Voice): string {
  const form = writeAction(action, state);
  const kind = String(form.do);
  const { names, table } = voice;
  if (kind === 'done') return table.done;
  const title = offerKind(state, kind)?.title(state, form, voice, times);
  if (title && ('at' in form || 'to' in form || 'between' in form)) {
    const place = form.at ?? form.to;
    return place === undefined ? title : table.titleAt(title, named(state, place, voice));
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
