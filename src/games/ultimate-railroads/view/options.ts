import type { Action } from '../../../kit/rules';
import { kindOf } from '../rules/actions';
import { SEAT, type State } from '../rules/state';
import { faceOfStep, type StepFace } from './action-name';
import { spoilsRest } from './action-note';
import { kindView } from './kinds';
import type { Speech } from './voice';

/** A decision as a button shows it. */
export interface Option {
  readonly action: Action;
  readonly title: string;
  /** Of a step: what is shown instead of the title; null of anything else. */
  readonly step: StepFace | null;
  /** What it brings beyond points, or what speaks against it; empty: nothing. */
  readonly note: string;
  readonly warns: boolean;
  /** Points of this round; null where they say nothing. */
  readonly gain: number | null;
}

export function optionOf(state: State, action: Action, speech: Speech): Option {
  const seat = state.now[SEAT] ?? 0;
  const isStep = kindOf(action).do === 'step';
  const spoils = isStep && spoilsRest(state, action, seat);
  const { name, note, gain } = kindView(action);
  return {
    action,
    title: name(state, action, speech),
    step: isStep ? faceOfStep(state, action, speech) : null,
    note: spoils ? speech.table.act.spoils : (note?.(state, action, speech) ?? ''),
    warns: spoils,
    gain: gain?.(state, action, seat) ?? null,
  };
}
