import { at } from '../../../kit/at';
import { hexCenter } from '../../../ui/board/hex-shape';
import { KINDS } from '../data/board';
import { hexText } from '../rules/base/map';
import type { State } from '../rules/state';
import { nameIn } from '../words/names';
import { mapOf } from './board/map';
import type { Voice } from './voice';

/** What a tile is called in a sentence: a city by its number, land by its kind. */
function placeName(state: State, tile: number, { names, table }: Voice): string {
  const kind = KINDS[at(state.kind, tile)] ?? '';
  const name = nameIn(names.kind, kind);
  return kind === 'city' ? table.city(at(state.number, tile)) : name;
}

/** The same of any hex of the map. */
export function hexName(state: State, hex: number, voice: Voice): string {
  return hex < mapOf(state).tiles ? placeName(state, hex, voice) : voice.table.unknown;
}

/** Where a tile lies, for those who do not see it. */
export function whereIs(state: State, hex: number): string {
  return hex < mapOf(state).tiles ? hexText(state, hex) : '';
}

/** The tile that a written action names. */
export function tileNamed(state: State, place: unknown): number {
  const { q, r } = splitHex(place);
  return mapOf(state).hexAt(q, r) ?? -1;
}

/** The name of a place that a written action names. */
export function named(state: State, place: unknown, voice: Voice): string {
  const hex = tileNamed(state, place);
  return hex < 0 ? voice.table.unknown : hexName(state, hex, voice);
}

function splitHex(place: unknown): { readonly q: number; readonly r: number } {
  const [q = 0, r = 0] = String(place).split(',').map(Number);
  return { q, r };
}

/** On which side of a hex another one lies, by the number of DIRECTIONS; also of one that does not touch it. */
export function sideOf(state: State, hex: number, other: number): number {
  const { hexes } = mapOf(state).all;
  const [here, there] = [hexes[hex], hexes[other]];
  if (!here || !there) return 0;
  const [a, b] = [hexCenter(here, 'pointy'), hexCenter(there, 'pointy')];
  const sixths = Math.round((Math.atan2(b.y - a.y, b.x - a.x) * 3) / Math.PI);
  // DIRECTIONS begin in the northeast, angles in the east.
  return (sixths + 7) % 6;
}

/** What lies around a tile, most of it first: what cities to choose from differ in. */
export function aroundText(state: State, tile: number, voice: Voice): string {
  const { all } = mapOf(state);
  const counts = new Map<string, number>();
  for (let direction = 0; direction < 6; direction++) {
    const hex = all.neighbors[tile * 6 + direction] ?? -1;
    if (hex < 0) continue;
    const isTile = hex < mapOf(state).tiles;
    const name = isTile
      ? nameIn(voice.names.kind, KINDS[at(state.kind, hex)] ?? '')
      : voice.table.unknown;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const sorted = [...counts].sort(([, one], [, other]) => other - one);
  return voice.table.around(sorted.map(([name, count]) => voice.table.someOf(count, name)));
}
