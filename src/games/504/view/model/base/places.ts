import { figureAt } from '../../../../../kit/figure-at';
import { toAxial } from '../../../../../kit/hex';
import { hexCenter } from '../../../../../ui/board/hex-shape';
import { KINDS } from '../../../data/board';
import { citiesOf, readHex, writeHex } from '../../../rules/base/map';
import type { State } from '../../../rules/state/state';
import type { Names } from '../../../words/en/names';
import { whereabouts } from '../../../words/match-names';
import { nameIn } from '../../../words/names';
import { mapOf } from './map';
import type { Voice } from './voice';

/** What a tile is called in a sentence: a city by its number, land by its kind. */
function placeName(state: State, tile: number, { names, table }: Voice): string {
  const kind = KINDS[figureAt(state.kind, tile)] ?? '';
  const name = nameIn(names.kind, kind);
  return kind === 'city' ? table.city(figureAt(state.number, tile)) : name;
}

/** The same of any hex of the map. */
export function hexName(state: State, hex: number, voice: Voice): string {
  return hex < mapOf(state).tiles ? placeName(state, hex, voice) : voice.table.unknown;
}

/** The written form of a hex of the map, known or not; empty: there is no such hex. */
export function hexForm(state: State, hex: number): string {
  const place = mapOf(state).all.hexes[hex];
  if (!place) return '';
  const { q, r } = toAxial(place);
  return writeHex(q, r);
}

/** The name of a hex and where it is, in the words of the log. */
export function nameAndPlace(state: State, hex: number, voice: Voice): string {
  const name = hexName(state, hex, voice);
  const form = hexForm(state, hex);
  if (form === '') return name;
  const where = whereabouts(citiesOf(state), form, voice.names);
  return where === name ? name : `${name}, ${where}`;
}

/** The tile that a written action names. */
export function tileNamed(state: State, place: unknown): number {
  const hex = readHex(place);
  return (hex && mapOf(state).hexAt(...hex)) ?? -1;
}

/** The name of a place that a written action names. */
export function named(state: State, place: unknown, voice: Voice): string {
  const hex = tileNamed(state, place);
  return hex < 0 ? voice.table.unknown : hexName(state, hex, voice);
}

/** The side of a hex on which another one is, adjacent or not. */
export function sideOf(state: State, hex: number, other: number, names: Names): string {
  const { hexes } = mapOf(state).all;
  const [here, there] = [hexes[hex], hexes[other]];
  if (!here || !there) return '';
  const [a, b] = [hexCenter(here, 'pointy'), hexCenter(there, 'pointy')];
  const sixths = Math.round((Math.atan2(b.y - a.y, b.x - a.x) * 3) / Math.PI);
  return names.side[(sixths + 6) % 6] ?? '';
}

/** The surroundings of a tile, most common first: how the cities on offer differ. */
export function aroundText(state: State, tile: number, voice: Voice): string {
  const { all } = mapOf(state);
  const counts = new Map<string, number>();
  for (let direction = 0; direction < 6; direction++) {
    const hex = all.neighbors[tile * 6 + direction] ?? -1;
    if (hex < 0) continue;
    const isTile = hex < mapOf(state).tiles;
    const name = isTile
      ? nameIn(voice.names.kind, KINDS[figureAt(state.kind, hex)] ?? '')
      : voice.table.unknown;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const sorted = [...counts].sort(([, one], [, other]) => other - one);
  return voice.table.around(sorted.map(([name, count]) => voice.table.someOf(count, name)));
}
