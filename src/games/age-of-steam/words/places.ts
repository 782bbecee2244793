import { distance, type Hex, writeHex } from '../../../kit/hex';
import type { TownForm } from '../data/board-form';
import { rustBelt } from '../data/rust-belt';

const STOPS: readonly TownForm[] = [...rustBelt.cities, ...rustBelt.towns];
const HEXES: ReadonlyMap<string, Hex> = new Map(
  rustBelt.columns
    .flatMap(({ col, rows }) => rows.map((row) => ({ col, row })))
    .map((hex) => [writeHex(hex), hex]),
);

/** A hex as people speak of it: a city or town, and how far away in which direction. */
export interface Whereabouts {
  readonly stop: TownForm;
  /** 0 … 5 as the edges of a hex, 6 east, 7 west. */
  readonly direction: number;
  /** In hexes; 0: the city or town itself. */
  readonly away: number;
}

/** The city or town nearest to a hex, of equally near ones a city. Null for what is no hex of the board. */
export function whereabouts(written: string): Whereabouts | null {
  const hex = HEXES.get(written);
  if (!hex) return null;
  const away = STOPS.map((stop) => distance(stop, hex));
  const nearest = Math.min(...away);
  const stop = STOPS[away.indexOf(nearest)];
  if (stop === undefined) return null;
  return { stop, direction: directionOf(hex.col - stop.col, hex.row - stop.row), away: nearest };
}

/** The direction that looks most nearly that way. */
function directionOf(columns: number, rows: number): number {
  if (rows === 0 && columns !== 0) return columns > 0 ? 6 : 7;
  if (Math.abs(rows) >= 3 * Math.abs(columns)) return rows <= 0 ? 0 : 3;
  if (columns > 0) return rows < 0 ? 1 : 2;
  return rows > 0 ? 4 : 5;
}
