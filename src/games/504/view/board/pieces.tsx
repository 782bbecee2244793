import { figureAt } from '../../../../kit/figure-at';
import { hexCenter } from '../../../../ui/board/hex-shape';
import { memo } from '../../../../ui/memo';
import { SHAPES } from '../../../../ui/seat-mark';
import { factoryOwners } from '../../modules/privileges/model';
import { hasSettlement } from '../../rules/base/pieces';
import { HQ } from '../../rules/state/fields';
import { placeOf, type State } from '../../rules/state/state';
import { ownersIn } from '../model/base/owners-in';
import type { LayerProps } from '../model/base/parts';
import type { Look } from '../model/base/voice';
import { chipPlaces } from './chip-places';
import './pieces.css';

/** A piece of an owner on a tile: active residents, exhausted ones, or a settlement without any. */
export interface Chip {
  readonly what: 'active' | 'exhausted' | 'settlement';
  readonly owner: number;
  readonly count: number;
  readonly isHq: boolean;
}

/** All residents and settlements. Residents are only where their owner has a settlement. */
export const Pieces = memo(({ state, map, voice }: LayerProps) => {
  const looks = ownersIn(state).map((owner) => voice.look(owner));
  return (
    <>
      {map.laid.hexes.map((hex, tile) => {
        const chips = chipsOn(state, tile);
        if (chips.length === 0) return null;
        const { x, y } = hexCenter(hex, 'pointy');
        const low = factoryOwners(state, tile).length > 0;
        const { down, scale, places } = chipPlaces(chips.length, low);
        return (
          <g key={tile} transform={`translate(${x.toFixed(1)} ${(y + down).toFixed(1)})`}>
            {chips.map((chip, place) => {
              const look = looks[chip.owner];
              const spot = places[place] ?? { x: 0, y: 0 };
              return (
                look && (
                  <g
                    key={`${chip.owner} ${chip.what}`}
                    transform={`translate(${spot.x} ${spot.y}) scale(${scale})`}
                  >
                    <ChipMark chip={chip} look={look} />
                  </g>
                )
              );
            })}
          </g>
        );
      })}
    </>
  );
});

function chipsOn(state: State, tile: number): readonly Chip[] {
  const chips: Chip[] = [];
  for (let owner = 0; owner < state.owners; owner++) {
    if (!hasSettlement(state, owner, tile)) continue;
    const place = placeOf(owner, tile);
    const isHq = figureAt(state.place, place) === HQ;
    const [active, exhausted] = [figureAt(state.active, place), figureAt(state.exhausted, place)];
    if (active > 0) chips.push({ what: 'active', owner, count: active, isHq });
    if (exhausted > 0)
      chips.push({ what: 'exhausted', owner, count: exhausted, isHq: isHq && active === 0 });
    if (active + exhausted === 0) chips.push({ what: 'settlement', owner, count: 0, isHq });
  }
  return chips;
}

/** The shape of the owner: filled with the active, outlined with the exhausted, small without any; an HQ has a roof. */
export function ChipMark({ chip, look }: { readonly chip: Chip; readonly look: Look }) {
  const { what, count, isHq } = chip;
  return (
    <g class="f-chip" data-owner={look.color} data-what={what} data-hq={isHq || undefined}>
      {isHq && <path class="f-chip__roof" d="M-11 -5L0 -16L11 -5Z" />}
      <path class="f-chip__body" d={SHAPES[look.shape]} transform="scale(.62) translate(-16 -16)" />
      {count > 0 && <text y="5">{count}</text>}
    </g>
  );
}
