import type { Action } from '../../../../kit/rules';
import { rules } from '../../rules';
import { writeAction } from '../../rules/action-form';
import type { State } from '../../rules/state';
import { nameIn } from '../../words/names';
import { named } from '../places';
import { offerKind } from '../table/offers';
import type { Voice } from '../voice';

/** Actions in a few words, those that are alike once with how often. */
export function deedText(state: State, actions: readonly Action[], voice: Voice): string {
  const parts: { text: string; count: number }[] = [];
  const now = rules.clone(state);
  for (const action of actions) {
    if (rules.refusal(now, action)) break;
    const text = oneText(rules.clone(now), action, voice);
    const last = parts.at(-1);
    if (last?.text === text) last.count++;
    else parts.push({ text, count: 1 });
    rules.play(now, action);
  }
  const shown = parts.length > 1 ? parts.filter(({ text }) => text !== voice.table.done) : parts;
  return shown.map(({ text, count }) => (count > 1 ? `${text} ×${count}` : text)).join(' · ');
}

function oneText(state: State, action: Action, voice: Voice): string {
  const form = writeAction(action, state);
  const kind = String(form.do);
  const { names, table } = voice;
  if (kind === 'done') return table.done;
  const title = offerKind(state, kind)?.title(state, form, voice, 1);
  if (title && ('at' in form || 'to' in form || 'between' in form)) {
    const place = form.at ?? form.to;
    return place === undefined ? title : table.titleAt(title, named(state, place, voice));
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
