import type { SeatPlan } from '../../../kit/header';
import type { Seat } from '../../../kit/rules';
import type { Viewers } from '../../../kit/secrets';
import { SEAT_INK } from '../../../ui/picture-ink';
import { COLORS } from '../data/board';
import type { State } from '../rules/state';
import { colorOn, factsOf, type LineFacts } from './facts';

/** Units of a drawn space. */
const SPACE = 6;
const GAP = 2;
const LONGEST = 15;

/** The five colors, the ground, what is beyond the reach, and the bar at its end. */
interface Ink {
  readonly track: Readonly<Record<(typeof COLORS)[number], string>>;
  readonly bare: string;
  readonly rim: string;
}

/** How high and wide the lines of a seat are. */
export const SEAT_WIDTH = LONGEST * SPACE;
export const SEAT_HEIGHT = 3 * (SPACE + GAP) - GAP;

/** The three lines of a seat as SVG shapes, from a corner on: a run of spaces for each color, pale beyond the reach. */
export function linesOf(state: State, seat: Seat, x: number, y: number, ink: Ink): string {
  const lines = factsOf(state).seats[seat]?.lines ?? [];
  return lines.map((line, row) => lineAt(line, x, y + row * (SPACE + GAP), ink)).join('');
}

function lineAt(line: LineFacts, x: number, y: number, ink: Ink): string {
  const bar = (from: number, to: number, color: string, more = '') =>
    `<rect x="${x + from * SPACE}" y="${y}" width="${(to - from) * SPACE}" height="${SPACE}" fill="${color}"${more}/>`;
  let drawn = bar(0, line.length, ink.bare, ` stroke="${ink.rim}" stroke-width=".5"`);
  for (let space = 1; space <= line.length; ) {
    const color = colorOn(line, space);
    const isScored = space <= line.reach;
    let end = space + 1;
    while (end <= line.length && colorOn(line, end) === color && end <= line.reach === isScored)
      end++;
    const name = COLORS[color];
    if (name) drawn += bar(space - 1, end - 1, ink.track[name], isScored ? '' : ' opacity=".4"');
    space = end;
  }
  const reach = Math.min(line.reach, line.length);
  return `${drawn}<path d="M${x + reach * SPACE} ${y - 1}v${SPACE + 2}" stroke="${ink.rim}" stroke-width="1.2"/>`;
}

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
/** The sign with a seat's points. */
const SIGN = 52;

/** A row for everybody, in the turn order: points on the color of the seat, and the lines. */
export function miniature(state: State, _: Viewers, plans: readonly SeatPlan[]): string {
  const { order, seats } = factsOf(state);
  const width = SIGN + SEAT_WIDTH + 3 * PAD;
  const height = order.length * (SEAT_HEIGHT + PAD) + PAD;
  const rows = order.map((seat, place) => {
    const y = PAD + place * (SEAT_HEIGHT + PAD);
    const ink = SEAT_INK[plans[seat]?.colour ?? 'red'];
    return (
      `<rect x="${PAD}" y="${y}" width="${SIGN}" height="${SEAT_HEIGHT}" rx="3" fill="${ink}"/>` +
      `<text x="${PAD + SIGN / 2}" y="${y + SEAT_HEIGHT - 4}" fill="#fff" font-size="20" font-weight="700" text-anchor="middle">${seats[seat]?.score}</text>` +
      linesOf(state, seat, SIGN + 2 * PAD, y, INK)
    );
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui,sans-serif">` +
    `<rect width="${width}" height="${height}" fill="var(--map-sea,#dbe5e1)"/>${rows.join('')}</svg>`
  );
}
