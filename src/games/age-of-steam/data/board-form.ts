import type { Hex } from '../../../kit/hex';
import type { CubeColor, Side } from './goods';

interface Names {
  readonly en: string;
  readonly ko: string;
}

/** A board: its hexes and what is on them. A hex in no list is plain; edges count clockwise from north. */
export interface BoardForm {
  readonly id: string;
  readonly name: Names;
  /** The hexes that exist, a line a column; flat-top in doubled rows (col + row is even). */
  readonly columns: readonly { readonly col: number; readonly rows: readonly number[] }[];
  /** In the order that setup and goods growth use. */
  readonly cities: readonly CityForm[];
  readonly towns: readonly TownForm[];
  readonly rivers: readonly RiverForm[];
  readonly mountains: readonly Hex[];
  /** Places inside the board that carry no hex: nothing is built on them or toward them. */
  readonly lakes: readonly Hex[];
}

export interface TownForm extends Names, Hex {
  readonly id: string;
}

/** A city takes cubes of its color; its column of the display is named by side and die. */
export interface CityForm extends TownForm {
  readonly cube: CubeColor;
  readonly side: Side;
  readonly die: number;
  /** Cubes at the start. */
  readonly start: number;
}

/** The two edges by which a river enters and leaves its hex, for drawing. */
interface RiverForm extends Hex {
  readonly edges: readonly number[];
}
