import type { State } from '../rules/state';
import { factsOf } from './facts';
import { type Ink, linesOf, SEAT_HEIGHT, SEAT_WIDTH } from './picture-of';

/** Lists show it without the game's own style sheet, so the colors of track are written out. */
const INK: Ink = {
  track: {
    black: '#2b2e2e',
    gray: '#9aa5aa',
    brown: '#78411a',
    natural: '#e5bd78',
    white: '#fffdf7',
  },
  bare: 'var(--map-land,#f2ead3)',
  rim: 'var(--map-coast,#8b9b8d)',
};
const PAD = 6;

/** Everybody's lines, in the turn order: two boards in a row. */
export function miniature(state: State): string {
  const { order } = factsOf(state);
  const rows = Math.ceil(order.length / 2);
  const width = 2 * SEAT_WIDTH + 3 * PAD;
  const height = rows * (SEAT_HEIGHT + PAD) + PAD;
  const boards = order.map((seat, place) =>
    linesOf(
      state,
      seat,
      PAD + (place % 2) * (SEAT_WIDTH + PAD),
      PAD + Math.floor(place / 2) * (SEAT_HEIGHT + PAD),
      INK,
    ),
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="var(--map-sea,#dbe5e1)"/>${boards.join('')}</svg>`
  );
}
