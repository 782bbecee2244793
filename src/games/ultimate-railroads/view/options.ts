import type { Action, Seat } from '../../../kit/rules';
import {
  CARD_KIND,
  FLIP_KIND,
  INDUSTRY_KIND,
  kindOf,
  PUT_KIND,
  STEP_KIND,
  TAKE_KIND,
  TOKEN_KIND,
} from '../rules/action';
import { SEAT, type State } from '../rules/state';
import { faceOfStep, nameOf, type StepFace } from './action-name';
import { noteOn, spoilsRest } from './action-note';
import { bestAlone, bestPut, gainOf } from './gain';
import { putOf } from './puts';
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

/** Kinds after which the points of this round are known: of themselves, once tiles in hand are put, or all they give is used. */
const ALONE: readonly number[] = [STEP_KIND, INDUSTRY_KIND];
const WITH_PUTS: readonly number[] = [TAKE_KIND, FLIP_KIND];
const WITH_ALL: readonly number[] = [TOKEN_KIND, CARD_KIND];

export function optionOf(state: State, action: Action, speech: Speech): Option {
  const seat = state.now[SEAT] ?? 0;
  const kind = kindOf(action);
  const spoils = kind === STEP_KIND && spoilsRest(state, action, seat);
  return {
    action,
    title: nameOf(state, action, speech),
    step: kind === STEP_KIND ? faceOfStep(state, action, speech) : null,
    note: spoils ? speech.table.act.spoils : noteOn(state, action, speech),
    warns: spoils,
    gain: gainIn(state, action, seat),
  };
}

function gainIn(state: State, action: Action, seat: Seat): number | null {
  const kind = kindOf(action);
  if (kind === PUT_KIND) return putOf(state, action)?.gain ?? null;
  if (ALONE.includes(kind)) return gainOf(state, action, seat);
  if (WITH_ALL.includes(kind)) return bestAlone(state, action, seat);
  return WITH_PUTS.includes(kind) ? bestPut(state, action, seat) : null;
}
