import type { Action } from '../../../kit/rules';
import { COLORS } from '../data/board';
import { type Effect, TILE_IDS } from '../data/effects';
import { argsOf } from '../rules/actions';
import { SEAT, type State } from '../rules/state';
import { colorOf, lineOf, stepPiece } from '../rules/step';
import { factsOf } from './facts';
import type { Speech } from './voice';

/** What a button of a step shows beside its color. */
export interface StepFace {
  readonly color: number;
  readonly line: string;
  /** From which space to which one. */
  readonly way: string;
}

/** What a step moves, and from which space. */
function moved(state: State, action: Action) {
  const piece = stepPiece(argsOf(action));
  const color = colorOf(piece);
  const line = factsOf(state).seats[state.now[SEAT] ?? 0]?.lines[lineOf(piece)];
  return { line: line?.id ?? 'trans', color, from: line?.fronts[color] ?? 0 };
}

export function faceOfStep(state: State, action: Action, speech: Speech): StepFace {
  const { line, color, from } = moved(state, action);
  return { color, line: speech.names.part[line], way: `${from}\u00a0→\u00a0${from + 1}` };
}

/** A track's move over `steps` spaces. */
export function nameOfSteps(state: State, action: Action, steps: number, speech: Speech): string {
  const { line, color, from } = moved(state, action);
  const named = speech.names.color[COLORS[color] ?? 'black'];
  return speech.table.act.step(named, speech.names.part[line], from, from + steps);
}

/** The number on a tile, by its id; 0: none. */
export const numberOf = (id: string | null | undefined) => Number.parseInt(id ?? '0', 10);
/** The number on a tile, by its place among all. */
export const numberAt = (place: number) => numberOf(TILE_IDS[place]);

/** What a list of effects does. */
export function effectsText(
  effects: readonly Effect[] | null | undefined,
  { table }: Speech,
): string {
  return table.list((effects ?? []).map(table.effect));
}
