import type { Language } from '../../../../kit/words';
import { hexCenter, hexPath, hexViewBox } from '../../../../ui/board/hex-shape';
import { coastPath } from '../../../../ui/board/map-ground';
import { CUBES } from '../../data/goods';
import { rustBelt } from '../../data/rust-belt';
import { CITY_COLOR, HEXES, MAP, STOP_HEX } from '../../rules/board';
import { cityAtStop } from '../../rules/delivery';
import type { State } from '../../rules/state';
import type { Names } from '../../words/names';
import { at } from '../at';
import { stopName } from '../board/names';
import { trackOn } from '../board/segments';
import { middleOf, segmentPath } from '../board/track-path';
import { CUBE_INK, INK } from './ink';

/** Water round the board. */
const MARGIN = 24;

/** The whole board with all track and the names of its places, as SVG text that stands alone. */
export function mapOf(state: State, names: Names, language: Language): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${hexViewBox(MAP.hexes, MARGIN)}"`,
    ' font-family="system-ui, sans-serif" text-anchor="middle" stroke-linejoin="round"',
    ` lang="${language}">`,
    ...ground(),
    ...track(state),
    ...stops(state, names),
    '</svg>',
  ].join('');
}

function ground(): readonly string[] {
  const land = MAP.hexes.map((hex) => hexPath(hex)).join('');
  const coast = coastPath(MAP);
  const rivers = rustBelt.rivers.map((river) =>
    segmentPath(hexCenter(river), river.edges[0] ?? 0, river.edges[1] ?? 0),
  );
  const mountains = rustBelt.mountains.map((hex) => {
    const { x, y } = hexCenter(hex);
    return `M${x - 14} ${(y + 8).toFixed(1)}l9 -14l9 14m-3 -5l6 -9l9 14`;
  });
  return [
    `<rect x="-9999" y="-9999" width="19998" height="19998" fill="${INK.sea}"/>`,
    `<path d="${coast}" fill="none" stroke="${INK.shelf}" stroke-width="22" stroke-linecap="round"/>`,
    `<path d="${land}" fill="${INK.land}" stroke="${INK.grid}" stroke-width="1.2"/>`,
    `<path d="${rivers.join('')}" fill="none" stroke="${INK.river}" stroke-width="7" stroke-linecap="round"/>`,
    `<path d="${mountains.join('')}" fill="none" stroke="${INK.mountain}" stroke-width="2.4"/>`,
    `<path d="${coast}" fill="none" stroke="${INK.coast}" stroke-width="2.5" stroke-linecap="round"/>`,
  ];
}

/** Whose track it is, a picture without seats cannot tell: owned track is dark, the rest pale. */
function track(state: State): readonly string[] {
  const all = Array.from({ length: HEXES }, (_, hex) => trackOn(state, hex)).flat();
  const drawn = (owned: boolean, color: string, width: number) => {
    const d = all
      .filter(({ owner }) => (owner !== null) === owned)
      .map(({ hex, edge, mate }) => segmentPath(middleOf(hex), edge, mate));
    return `<path d="${d.join('')}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"/>`;
  };
  return [drawn(false, INK.unowned, 6), drawn(true, INK.rim, 7.5), drawn(true, INK.face, 1.6)];
}

function stops(state: State, names: Names): readonly string[] {
  return [...STOP_HEX].map((hex, stop) => {
    const place = MAP.hexes[hex];
    if (!place) return '';
    const { x, y } = middleOf(hex);
    const city = cityAtStop(state, stop);
    const color = CUBE_INK[CUBES[at(CITY_COLOR, city)] ?? 'black'];
    const plate =
      city < 0
        ? `<circle cx="${x}" cy="${y}" r="8" fill="${INK.face}" stroke="${INK.rim}" stroke-width="3.6"/>`
        : `<path d="${hexPath(place, 2.4)}" fill="${color}" stroke="${INK.rim}" stroke-width="3"/>`;
    return (
      `${plate}<text x="${x}" y="${(y + 33).toFixed(1)}" font-size="12.5" font-weight="600"` +
      ` fill="${INK.name}" stroke="${INK.land}" stroke-width="3.5" paint-order="stroke">` +
      `${stopName(state, stop, names)}</text>`
    );
  });
}
