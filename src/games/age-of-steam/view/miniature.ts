import type { Hex } from '../../../kit/hex';
import { CUBES } from '../data/goods';
import { ACROSS, CITY_COLOR, EDGES, MAP, NEIGHBOR, STOP_HEX } from '../rules/board';
import { cityAtStop } from '../rules/delivery';
import { isCityHex } from '../rules/sections';
import { BARE, MATE } from '../rules/shapes';
import { NOBODY, type State } from '../rules/state';
import { at } from './at';

/**
 * Units of the small picture: a hex is 8 wide, rounded to whole ones so that the text stays short. Colours are
 * the theme's where it is at hand, and light ones where the picture stands alone; those of cities are written
 * out, because lists show it without the game's own style sheet.
 */
const xOf = ({ col }: Hex) => 6 * col + 6;
const yOf = ({ row }: Hex) => Math.round(3.46 * row) + 6;
const move = (hex: Hex) => `M${xOf(hex)} ${yOf(hex)}`;

const CITY: Readonly<Record<(typeof CUBES)[number], string>> = {
  red: '#b5372c',
  blue: '#2a63ad',
  purple: '#7445a0',
  yellow: '#e3b43a',
  black: '#2b2e2e',
};

/** The land, a stroke for each run of hexes in a column. */
const LAND = MAP.hexes
  .map((hex, number) => {
    const last = MAP.hexes[number - 1];
    const goesOn = last && last.col === hex.col && last.row === hex.row - 2;
    return goesOn ? `V${yOf(hex)}` : `${move(hex)}h0`;
  })
  .join('');
const WIDTH = Math.max(...MAP.hexes.map(xOf)) + 6;
const HEIGHT = Math.max(...MAP.hexes.map(yOf)) + 6;

/** The board with its cities and all track, in a few kB. Whose track it is only the table knows: colours differ. */
export function miniature(state: object): string {
  const position = state as State;
  const { owned, unowned } = linesOf(position);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" fill="none" ` +
    'stroke-linecap="round" stroke-linejoin="round">' +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="var(--map-sea,#dbe5e1)"/>` +
    `<path d="${LAND}" stroke="var(--map-land,#f2ead3)" stroke-width="9"/>` +
    `<path d="${unowned}" stroke="var(--map-coast,#8b9b8d)" stroke-width="1.4"/>` +
    `<path d="${owned}" stroke="var(--ink,#17392d)" stroke-width="1.8"/>` +
    `${stopsOf(position)}</svg>`
  );
}

/** From the middle of a hex towards each neighbor to which its track leads. */
function linesOf(state: State) {
  let owned = '';
  let unowned = '';
  MAP.hexes.forEach((hex, number) => {
    for (let edge = 0; edge < EDGES; edge++) {
      if (at(MATE, at(state.shape, number) * EDGES + edge) === BARE) continue;
      const there = at(NEIGHBOR, number * EDGES + edge);
      const beyond = MAP.hexes[there];
      if (!beyond) continue;
      const goesOn =
        isCityHex(state, there) ||
        at(MATE, at(state.shape, there) * EDGES + (ACROSS[edge] ?? 0)) !== BARE;
      const reach = goesOn && isCityHex(state, there) ? 1 : 0.5;
      const [dx, dy] = [xOf(beyond) - xOf(hex), yOf(beyond) - yOf(hex)];
      const step = `${move(hex)}l${dx * reach} ${dy * reach}`;
      if (at(state.owner, number * EDGES + edge) > NOBODY) owned += step;
      else unowned += step;
    }
  });
  return { owned, unowned };
}

function stopsOf(state: State): string {
  const towns: string[] = [];
  const cities = new Map<string, string>();
  [...STOP_HEX].forEach((number, stop) => {
    const hex = MAP.hexes[number];
    if (!hex) return;
    const city = cityAtStop(state, stop);
    if (city < 0) towns.push(`${move(hex)}h0`);
    else {
      const color = CITY[CUBES[at(CITY_COLOR, city)] ?? 'black'];
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
