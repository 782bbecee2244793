import type { Action } from '../../../../kit/rules';
import type { State } from '../../rules/state/state';
import { nameIn } from '../../words/names';
import { doneText } from './after-done';
import { nameAndPlace } from './base/places';
import type { Voice } from './base/voice';
import { type DeedStep, deedSteps } from './deed-steps';
import { hexesOf } from './lines';
import { deedsIn, offerKind } from './table';

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
  for (const deeds of deedsIn(state)) {
    const title = deeds[kind]?.(state, form, voice);
    if (title) return title;
  }
  const hex = hexesOf(state, form).at(-1);
  const title = offerKind(state, kind)?.title(state, form, voice, times, hex ?? -1);
  if (!title) return nameIn(names.action, kind);
  return hex === undefined ? title : table.titleAt(title, nameAndPlace(state, hex, voice));
}
