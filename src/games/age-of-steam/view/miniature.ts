import { figureAt } from '../../../kit/figure-at';
import type { SeatColor, SeatPlan } from '../../../kit/header';
import type { Hex } from '../../../kit/hex';
import { oncePer } from '../../../kit/once-per';
import type { Viewers } from '../../../kit/secrets';
import { CUBES } from '../data/goods';
import { ACROSS, type Board, EDGES } from '../rules/board';
import { cityAtStop } from '../rules/delivery';
import { isCityHex } from '../rules/sections';
import { BARE, MATE } from '../rules/shapes';
import { SEATS_FROM, type State } from '../rules/state';
import { CUBE_INK } from './poster/ink';

/**
 * Units of the small picture: a hex is 8 wide, rounded to whole ones so that the text stays short. Colors are the
 * theme's if available, else light ones; those of cities are literal, because lists show the picture without the game's
 * own style sheet.
 */
const xOf = ({ col }: Hex) => 6 * col + 6;
const yOf = ({ row }: Hex) => Math.round(3.46 * row) + 6;
const move = (hex: Hex) => `M${xOf(hex)} ${yOf(hex)}`;

const TRACK: Readonly<Record<SeatColor, string>> = {
  red: 'var(--seat-red,#961711)',
  blue: 'var(--seat-blue,#1b6bea)',
  green: 'var(--seat-green,#31843a)',
  violet: 'var(--seat-violet,#5a2a8c)',
  teal: 'var(--seat-teal,#0a4f57)',
  amber: 'var(--seat-amber,#a55700)',
};

/** The land, a stroke for each run of hexes in a column, and how large the picture is. */
const landOf = oncePer(({ map: { hexes } }: Board) => ({
  land: hexes
    .map((hex, number) => {
      const last = hexes[number - 1];
      const goesOn = last && last.col === hex.col && last.row === hex.row - 2;
      return goesOn ? `V${yOf(hex)}` : `${move(hex)}h0`;
    })
    .join(''),
  width: Math.max(...hexes.map(xOf)) + 6,
  height: Math.max(...hexes.map(yOf)) + 6,
}));

/** The board with its cities and all track, in a few kB, each track in the color of its owner. Nothing is secret. */
export function miniature(state: State, _: Viewers, seats: readonly SeatPlan[]): string {
  const { land, width, height } = landOf(state.board);
  const { owned, unowned } = linesOf(state, seats.length);
  const tracks = seats.map(
    ({ colour }, seat) => `<path d="${owned[seat]}" stroke="${TRACK[colour]}" stroke-width="2.6"/>`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" ` +
    'stroke-linecap="round" stroke-linejoin="round">' +
    `<rect width="${width}" height="${height}" fill="var(--map-sea,#dbe5e1)"/>` +
    `<path d="${land}" stroke="var(--map-land,#f2ead3)" stroke-width="9"/>` +
    `<path d="${unowned}" stroke="var(--map-coast,#8b9b8d)" stroke-width="1.4"/>` +
    `${tracks.join('')}${stopsOf(state)}</svg>`
  );
}

/** From the middle of a hex toward each neighbor to which its track leads: by owner, and unowned. */
function linesOf(state: State, seats: number) {
  const owned = Array.from({ length: seats }, () => '');
  let unowned = '';
  state.board.map.hexes.forEach((hex, number) => {
    for (let edge = 0; edge < EDGES; edge++) {
      if (figureAt(MATE, figureAt(state.shape, number) * EDGES + edge) === BARE) continue;
      const there = figureAt(state.board.neighbors, number * EDGES + edge);
      const beyond = state.board.map.hexes[there];
      if (!beyond) continue;
      const goesOn =
        isCityHex(state, there) ||
        figureAt(MATE, figureAt(state.shape, there) * EDGES + (ACROSS[edge] ?? 0)) !== BARE;
      const reach = goesOn && isCityHex(state, there) ? 1 : 0.5;
      const [dx, dy] = [xOf(beyond) - xOf(hex), yOf(beyond) - yOf(hex)];
      const step = `${move(hex)}l${dx * reach} ${dy * reach}`;
      const owner = figureAt(state.owner, number * EDGES + edge) - SEATS_FROM;
      if (owner < 0) unowned += step;
      else owned[owner] += step;
    }
  });
  return { owned, unowned };
}

function stopsOf(state: State): string {
  const towns: string[] = [];
  const cities = new Map<string, string>();
  [...state.board.stopHex].forEach((number, stop) => {
    const hex = state.board.map.hexes[number];
    if (!hex) return;
    const city = cityAtStop(state, stop);
    if (city < 0) towns.push(`${move(hex)}h0`);
    else {
      const color = CUBE_INK[CUBES[figureAt(state.board.cityColor, city)] ?? 'black'];
      cities.set(color, `${cities.get(color) ?? ''}${move(hex)}h0`);
    }
  });
  const plates = [...cities].map(
    ([color, d]) =>
      `<path d="${d}" stroke="var(--panel,#fcf9f1)" stroke-width="7"/>` +
      `<path d="${d}" stroke="${color}" stroke-width="5.6"/>`,
  );
  return (
    `<path d="${towns.join('')}" stroke="var(--map-text,#6a6348)" stroke-width="3"/>` +
    plates.join('')
  );
}
