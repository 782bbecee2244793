import { figureAt } from '../../../../kit/figure-at';
import { type HexPoint, hexCenter } from '../../../../ui/board/hex-shape';
import { memo } from '../../../../ui/memo';
import { factoryOwners } from '../../modules/privileges/model';
import { hasSettlement } from '../../rules/base/pieces';
import { HQ } from '../../rules/state/fields';
import { placeOf, type State } from '../../rules/state/state';
import type { LayerProps } from '../model/base/parts';
import { ownersIn } from '../model/base/position';
import type { Look } from '../model/base/voice';
import './pieces.css';

/** What an owner has on a tile: a settlement, or in the capital the HQ, and residents. */
export interface Chip {
  readonly owner: number;
  readonly active: number;
  readonly exhausted: number;
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
                  <g key={chip.owner} transform={`translate(${spot.x} ${spot.y}) scale(${scale})`}>
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

/** One for each owner, so that a city where all are stays readable. */
function chipsOn(state: State, tile: number): readonly Chip[] {
  const chips: Chip[] = [];
  for (let owner = 0; owner < state.owners; owner++) {
    if (!hasSettlement(state, owner, tile)) continue;
    const place = placeOf(owner, tile);
    chips.push({
      owner,
      active: figureAt(state.active, place),
      exhausted: figureAt(state.exhausted, place),
      isHq: figureAt(state.place, place) === HQ,
    });
  }
  return chips;
}

/**
 * The shape of the owner: filled with the active, outlined with the exhausted, and with both the exhausted in a small
 * disc; small without any. At its foot the bar of the settlement; an HQ has a roof instead.
 */
export function ChipMark({ chip, look }: { readonly chip: Chip; readonly look: Look }) {
  const { active, exhausted, isHq } = chip;
  const what = active > 0 ? 'active' : exhausted > 0 ? 'exhausted' : 'settlement';
  const count = active || exhausted;
  return (
    <g class="f-chip" data-owner={look.color} data-what={what} data-hq={isHq || undefined}>
      {isHq ? (
        <path class="f-chip__roof" d="M-11 -5L0 -16L11 -5Z" />
      ) : (
        <rect class="f-chip__base" x="-10" y="8.5" width="20" height="4.8" rx="1.5" />
      )}
      <path class="f-chip__body" d={look.shape} transform="scale(.62) translate(-16 -16)" />
      {count > 0 && <text y="5">{count}</text>}
      {active > 0 && exhausted > 0 && (
        <g class="f-chip__rest" transform="translate(11 -9)">
          <circle r="6.5" />
          <text y="3.8">{exhausted}</text>
        </g>
      )}
    </g>
  );
}

interface Layout {
  /** For no more chips than these. */
  readonly upTo: number;
  /** Most of them in a row. */
  readonly row: number;
  readonly scale: number;
}

/** Where a tile has nothing else in its middle, and the same where it has, which leaves less height. */
const LAYOUTS: readonly Layout[] = [
  { upTo: 1, row: 1, scale: 1 },
  { upTo: 2, row: 2, scale: 0.95 },
  { upTo: 4, row: 2, scale: 0.78 },
];
const LOW_LAYOUTS: readonly Layout[] = [
  { upTo: 2, row: 2, scale: 0.7 },
  { upTo: 3, row: 3, scale: 0.64 },
  { upTo: 4, row: 4, scale: 0.54 },
];
/** Five companies. */
const CROWDED = { row: 3, scale: 0.66 };
const LOW_CROWDED = { row: 5, scale: 0.46 };
/** The width of a chip with its gap, at scale 1. */
const STEP = 26;
/** How far the center of the chips is below that of the tile. */
const [DOWN, LOW] = [8, 16];

interface ChipPlaces {
  readonly down: number;
  readonly scale: number;
  readonly places: readonly HexPoint[];
}

/** Chip positions relative to their center; `low`: something else is across the middle of the tile. */
function chipPlaces(count: number, low: boolean): ChipPlaces {
  const [layouts, crowded] = low ? [LOW_LAYOUTS, LOW_CROWDED] : [LAYOUTS, CROWDED];
  const { row, scale } = layouts.find(({ upTo }) => count <= upTo) ?? crowded;
  const rows = Math.ceil(count / row);
  const places = Array.from({ length: count }, (_, chip) => {
    const line = Math.floor(chip / row);
    const inLine = Math.min(row, count - line * row);
    return {
      x: ((chip % row) - (inLine - 1) / 2) * STEP * scale,
      y: (line - (rows - 1) / 2) * STEP * scale,
    };
  });
  return { down: low ? LOW : DOWN, scale, places };
}
