import type { AutomaTilesForm } from './automa-tiles';
import type { CompanyId } from './companies';
import type { DemandTileForm } from './demand-tiles';
import type { ChartRow } from './length-chart';

/** The JSON form of a board. The two built-in boards are written in it, and so is a board of one's own. */
export interface BoardForm {
  readonly id: string;
  readonly name: Names;
  /** Whether the printed board stands here or one of our own that agrees with all the rulebooks say about it. */
  readonly status: 'printed' | 'reconstruction' | 'own';
  /** The hexes that exist, a line a column; hexes are flat-top in doubled rows (col + row is even). */
  readonly columns: readonly { readonly col: number; readonly rows: readonly number[] }[];
  /** The cities with a demand tile, in index order: columns from east to west, top to bottom in a column. */
  readonly cities: readonly CityForm[];
  readonly starts: readonly StartForm[];
  readonly harbors: readonly PlaceForm[];
  /** Where the Golden Spike tile lies, the city that wakes it and the far one. */
  readonly golden_spike?: GoldenSpikeForm;
  /** Ordinary hexes, drawn as a crossing over water. */
  readonly straits: readonly LabelForm[];
  /** Names on the water, for the picture only. */
  readonly labels: readonly LabelForm[];
  /** What the box holds, where it is not what these rules print. */
  readonly chart?: readonly ChartRow[];
  readonly demand_tiles?: readonly DemandTileForm[];
  readonly automa_tiles?: AutomaTilesForm;
}

export interface Names {
  readonly en: string;
  readonly ko: string;
}

interface Place {
  readonly col: number;
  readonly row: number;
}

export interface LabelForm extends Names, Place {}

/** A board from outside may name the fields that stand in a rulebook, and those that follow from one. */
export interface PlaceForm extends Names, Place {
  readonly id: string;
  readonly printed?: readonly string[];
  readonly derived?: readonly string[];
}

export interface CityForm extends PlaceForm {
  /** How many companies may have track here: 3 gold, 2 silver, 1 black. */
  readonly capacity: 1 | 2 | 3;
}

export interface StartForm extends PlaceForm {
  readonly company: CompanyId;
}

export interface GoldenSpikeForm extends Place {
  readonly first: string;
  readonly far: string;
  readonly printed?: readonly string[];
}
