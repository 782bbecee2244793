import { HALF_ROUND, type Hex } from '../../../kit/hex';
import type { Board } from '../rules/board';
import type { Company, State } from '../rules/state';
import type { Outline } from './board/ground';

/**
 * Units of the small picture: a hex is 8 wide, rounded to integers so that the text stays short. Colors are the theme's
 * where it is available, and light ones where the picture is used alone. Those of the companies are written out for
 * both themes, because lists show it without the game's own style sheet.
 */
const xOf = ({ col }: Hex) => 6 * col + 6;
const yOf = ({ row }: Hex) => Math.round(3.46 * row) + 6;
const move = (hex: Hex) => `M${xOf(hex)} ${yOf(hex)}`;

/** Two short numbers for the step from one hex to another, with an SVG letter before them. */
function step(letter: string, from: Hex, to: Hex): string {
  const down = yOf(to) - yOf(from);
  return `${letter}${xOf(to) - xOf(from)}${down < 0 ? '' : ' '}${down}`;
}

export const COLORS = {
  companies: [
    { light: '#6b3716', dark: '#a3652f' },
    { light: '#7b8990', dark: '#96a2a9' },
    { light: '#f0982c', dark: '#ffb04d' },
    { light: '#fffdf7', dark: '#fffdf7' },
  ],
  rim: '#2b2a22',
  sea: '#dbe5e1',
  land: '#f2ead3',
  text: '#6a6348',
};
const NUDGES = ['-1 -1', '1 -1', '-1 1', '1 1'];
/** White alone does not contrast with the land, so it gets a dark edge. */
const EDGED = COLORS.companies.length - 1;

/** The board with its cities and all railways, in less than 4 kB. */
export function miniature({ board, track }: State): string {
  const line = (company: Company, stroke: string) =>
    `<path d="${linesOf(board, track, company)}" transform="translate(${NUDGES[company]})" ${stroke}/>`;
  const lines = COLORS.companies
    .map(({ light, dark }, company) => {
      // Browsers older than 2024 do not know the attribute on the path, and use that of the group.
      const both = line(company, `stroke="light-dark(${light},${dark})"`);
      return `<g stroke="${light}">${both}</g>`;
    })
    .join('');
  const edge = line(EDGED, `stroke="${COLORS.rim}" stroke-width="4.2"`);
  return `${opening(board)}${edge}<g stroke-width="2.8">${lines}</g></svg>`;
}

/** The parts of the picture of an empty board: its size and two paths with round strokes. */
export function outline(board: Outline) {
  const { hexes } = board.map;
  return {
    width: 6 * Math.max(0, ...hexes.map(({ col }) => col)) + 12,
    height: Math.round(3.46 * Math.max(0, ...hexes.map(({ row }) => row))) + 12,
    land: landOf(board),
    cities: board.form.cities.map((city) => `${move(city)}h0`).join(''),
  };
}

/** The board alone, also one that is being edited. */
export function emptyMiniature(board: Outline): string {
  return `${opening(board)}</svg>`;
}

function opening(board: Outline): string {
  const { width, height, land, cities } = outline(board);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" ` +
    'stroke-linecap="round" stroke-linejoin="round">' +
    `<rect width="${width}" height="${height}" fill="var(--map-sea,${COLORS.sea})"/>` +
    `<path d="${land}" stroke="var(--map-land,${COLORS.land})" stroke-width="9"/>` +
    `<path d="${cities}" stroke="var(--map-text,${COLORS.text})" stroke-width="3"/>`
  );
}

/** The land, one stroke for each run of hexes in a column. */
function landOf({ form }: Outline): string {
  let path = '';
  for (const { col, rows } of form.columns) {
    rows.forEach((row, place) => {
      if (rows[place - 1] !== row - 2) path += move({ col, row });
      if (rows[place + 1] !== row + 2) path += `V${yOf({ col, row })}`;
    });
  }
  return path;
}

/** A company's network: a dot on its hexes, a line between neighbors. */
function linesOf(board: Board, track: Uint8Array, company: Company): string {
  const { hexes, neighbors } = board.map;
  const has = (hex: number) => ((track[hex] ?? 0) >> company) & 1;
  let path = '';
  hexes.forEach((hex, number) => {
    if (!has(number)) return;
    path += `${move(hex)}h0`;
    for (const direction of HALF_ROUND) {
      const next = neighbors[number * 6 + direction] ?? -1;
      const beyond = hexes[next];
      if (beyond && has(next)) path += step('l', hex, beyond) + step('m', beyond, hex);
    }
  });
  return path;
}
