import { figureAt } from '../../../../kit/figure-at';
import type { JsonObject } from '../../../../kit/json';
import { whyNoWay } from '../../modules/deliver/model/journeys';
import { SIDES } from '../../rules/base/map';
import type { Refusal } from '../../rules/state/events';
import { placeOf, type State } from '../../rules/state/state';
import { factsOf } from './base/facts';
import { whyNot } from './base/legal';
import { laterOf } from './base/line';
import { mapOf } from './base/map';
import { hexForm } from './base/places';
import type { Voice } from './base/voice';
import { offersIn } from './offers';

/** The actions that a tap on a hex may be meant for. */
function wantedOn(state: State, hex: number): readonly JsonObject[] {
  const { step, pending, phase, owner } = factsOf(state);
  const at = hexForm(state, hex);
  if (at === '' || pending !== '') return [];
  const { tiles, all } = mapOf(state);
  if (phase === 'capital') return [{ do: 'capital', at }];
  if (step === 'buy' || step === 'factory' || step === 'move-capital') return [{ do: step, at }];
  if (step === 'trolley') {
    const explores = hex >= tiles && !state.world.residents;
    const from = hexForm(state, figureAt(state.trolleyAt, owner));
    return [explores ? { do: 'explore', from, at } : { do: 'drive', to: at }];
  }
  if (step !== 'act') return [];
  const near = new Set(all.neighbors.slice(hex * SIDES, hex * SIDES + SIDES));
  const from = Array.from({ length: tiles }, (_, tile) => tile)
    .filter((tile) => tile !== hex && figureAt(state.active, placeOf(owner, tile)) > 0)
    // The nearest first: a refusal of those says most.
    .sort((one, other) => Number(near.has(other)) - Number(near.has(one)));
  return from.map((tile) =>
    hex < tiles
      ? { do: 'move', from: hexForm(state, tile), to: at }
      : { do: 'explore', from: hexForm(state, tile), at },
  );
}

/** What refuses everything at this time. */
const NOT_NOW: readonly string[] = ['wrong-phase', 'not-now'];

/** Why nothing can be done on a hex now; null: something can, or nothing is done on the map. */
function whyNothing(state: State, hex: number): Refusal | null {
  const isOffered = offersIn(state).some(({ hexes, from }) => hexes.includes(hex) || from === hex);
  if (isOffered) return null;
  // What most players want first: what comes after the steps that may be passed by.
  const refusals = [...laterOf(state)]
    .reverse()
    .flatMap(({ state: then }) => [
      ...whyNoWay(then, hex),
      ...wantedOn(then, hex).flatMap((form) => whyNot(then, form) ?? []),
    ])
    .filter(({ because }) => !NOT_NOW.includes(because));
  return refusals.find(({ because }) => because !== 'too-far') ?? refusals[0] ?? null;
}

/** The same as a sentence; empty: nothing refuses. */
export function whyNothingText(state: State, hex: number, voice: Voice): string {
  const why = whyNothing(state, hex);
  if (!why) return '';
  // The rules know no such tile: it is unknown land out of reach.
  const { unknownLand, trolley } = voice.table;
  if (why.because === 'too-far' && factsOf(state).step === 'trolley') return trolley.noWay;
  if (why.because !== 'unknown-hex') return voice.refusal(why);
  return state.world.residents ? unknownLand : trolley.unknownLand;
}
