import { figureAt } from '../../../../kit/figure-at';
import { WATER } from '../../data/board';
import { hasSettlement } from '../../rules/base/pieces';
import { HQ } from '../../rules/state/fields';
import { placeOf, type State } from '../../rules/state/state';
import { mapOf } from '../model/base/map';
import { nameAndPlace } from '../model/base/places';
import { ownersIn } from '../model/base/position';
import type { Voice } from '../model/base/voice';
import { tellingsIn } from '../model/table';

/** A hex and everything on it, as text for screen readers. */
export function hexText(state: State, hex: number, voice: Voice): string {
  return [nameAndPlace(state, hex, voice), ...linesOf(state, hex, voice)].join('. ');
}

/** What is on a hex: pieces by owner, and what modules put there. */
function linesOf(state: State, hex: number, voice: Voice): readonly string[] {
  if (hex >= mapOf(state).tiles) return [];
  const pieces = ownersIn(state)
    .filter((owner) => hasSettlement(state, owner, hex))
    .map((owner) => {
      const place = placeOf(owner, hex);
      return voice.table.pieces({
        owner: voice.owner(owner),
        isHq: figureAt(state.place, place) === HQ,
        active: figureAt(state.active, place),
        exhausted: figureAt(state.exhausted, place),
      });
    });
  return [...pieces, ...tellingsIn(state).flatMap(({ tile }) => tile?.(state, hex, voice) ?? [])];
}

/** The text after a tap: it also says what the hex does if the map cannot show it. */
export function explainedLines(state: State, hex: number, voice: Voice): readonly string[] {
  const lines = linesOf(state, hex, voice);
  if (hex >= mapOf(state).tiles || state.kind[hex] !== WATER) return lines;
  const { table } = voice;
  return [table.water, ...(figureAt(state.world.role, 8) > 0 ? [table.fishing] : []), ...lines];
}
