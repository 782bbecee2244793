import type { CompanyId } from './companies';
import type { ChartRow } from './length-chart';
import type { AutomaTilesForm, DemandTileForm } from './tiles';

/** The JSON form of a board, for the built-in boards and for boards by the user. */
export interface BoardForm {
  readonly id: string;
  readonly name: Names;
  /** Whether this is the printed board, or our own one that agrees with everything the rulebooks say about it. */
  readonly status: 'printed' | 'reconstruction' | 'own';
  /** The hexes of the board, one line per column. Flat-top hexes in doubled rows: col + row is even. */
  readonly columns: readonly { readonly col: number; readonly rows: readonly number[] }[];
  /** The cities with a demand tile, in index order: columns from east to west, top to bottom within a column. */
  readonly cities: readonly CityForm[];
  readonly starts: readonly StartForm[];
  readonly harbors: readonly PlaceForm[];
  /** The hex of the Golden Spike tile, the city that starts the spike, and the far city. */
  readonly golden_spike?: GoldenSpikeForm;
  /** Ordinary hexes, drawn as a crossing over water. */
  readonly straits: readonly LabelForm[];
  /** Names on the water, for the picture only. */
  readonly labels: readonly LabelForm[];
  /** The contents of the box, where they differ from the built-in ones. */
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

/** Optional in a board by the user: which fields are printed in a rulebook, and which follow from one. */
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
