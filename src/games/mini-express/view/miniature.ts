import type { Hex } from '../../../kit/hex';
import type { Board } from '../rules/board';
import type { Company, State } from '../rules/state';

/**
 * Units of the small picture: a hex is 8 wide, rounded to whole ones so that the text stays short. Colours
 * are the theme's where it is at hand, and fixed ones where the picture stands alone.
 */
const xOf = ({ col }: Hex) => 6 * col + 6;
const yOf = ({ row }: Hex) => Math.round(3.46 * row) + 6;
const move = (hex: Hex) => `M${xOf(hex)} ${yOf(hex)}`;

/** A line to `to`, told from `from`: two short numbers. */
function lineTo(from: Hex, to: Hex): string {
  const down = yOf(to) - yOf(from);
  return `l${xOf(to) - xOf(from)}${down < 0 ? '' : ' '}${down}`;
}

const COLOURS = ['#8a5228', '#77838a', '#f0912b', '#fffdf7'];
const NUDGES = ['-1 -1', '1 -1', '-1 1', '1 1'];

/** North, north-east, south-east: each pair of neighbours once. */
const HALF_ROUND = [0, 1, 2];

/** The board with its cities and all railways, in less than 4 kB. */
export function miniature(state: object): string {
  const { board, track } = state as State;
  const lines = COLOURS.map((colour, company) => {
    const d = linesOf(board, track, company);
    return `<path d="${d}" stroke="${colour}" transform="translate(${NUDGES[company]})"/>`;
  });
  return `${opening(board)}<g stroke="#2b2a22" stroke-width="4.2">${lines
    .join('')
    .replace(/ stroke="#\w+"/g, '')}</g><g stroke-width="2.8">${lines.join('')}</g></svg>`;
}

/** The empty board, for the choice of a board. */
export function boardPicture(board: Board): string {
  return `${opening(board)}</svg>`;
}

function opening(board: Board): string {
  const { hexes } = board.map;
  const width = 6 * Math.max(...hexes.map(({ col }) => col)) + 12;
  const height = Math.round(3.46 * Math.max(...hexes.map(({ row }) => row))) + 12;
  const cities = board.form.cities.map((city) => `${move(city)}h0`).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" ` +
    'stroke-linecap="round" stroke-linejoin="round">' +
    `<rect width="${width}" height="${height}" fill="var(--map-sea,#dbe5e1)"/>` +
    `<path d="${landOf(board)}" stroke="var(--map-land,#f2ead3)" stroke-width="9"/>` +
    `<path d="${cities}" stroke="var(--map-text,#6a6348)" stroke-width="3"/>`
  );
}

/** The land, a stroke for each run of hexes in a column. */
function landOf({ form }: Board): string {
  return form.columns
    .flatMap(({ col, rows }) =>
      rows.map((row, place) => {
        const hex = { col, row };
        return rows[place - 1] === row - 2 ? `V${yOf(hex)}` : `${move(hex)}v0`;
      }),
    )
    .join('');
}

/** A company's network: a dot on its hexes, a line between neighbours. */
function linesOf(board: Board, track: Uint8Array, company: Company): string {
  const { hexes, neighbours } = board.map;
  const has = (hex: number) => ((track[hex] ?? 0) >> company) & 1;
  let path = '';
  hexes.forEach((hex, number) => {
    if (!has(number)) return;
    path += `${move(hex)}h0`;
    for (const direction of HALF_ROUND) {
      const next = neighbours[number * 6 + direction] ?? -1;
      const beyond = hexes[next];
      if (beyond && has(next)) path += move(hex) + lineTo(hex, beyond);
    }
  });
  return path;
}
