import type { SeatPlan } from '../../../kit/header';
import type { Poster, PosterSum } from '../../../ui/game-view';
import { SEAT_INK } from '../../../ui/picture-ink';
import { SHAPES } from '../../../ui/seat-mark';
import { escaped } from '../../../ui/svg-text';
import { rules } from '../rules';
import { finalParts } from '../rules/final-score';
import type { State } from '../rules/state';
import { factsOf } from './facts';
import { linesOf, SEAT_HEIGHT, SEAT_WIDTH } from './miniature';

/** The colors of the picture to send: always light. */
export const INK = {
  track: {
    black: '#2b2e2e',
    gray: '#9aa5aa',
    brown: '#78411a',
    natural: '#e5bd78',
    white: '#fffdf7',
  },
  bare: '#eae3d0',
  rim: '#23302a',
  ground: '#f4efe2',
  name: '#17392d',
  face: '#fcf9f1',
  line: '#8a5200',
  industry: '#4c6056',
} as const;

const PAD = 8;
const HEAD = 9;

/** Characters of a name that fit above its board. */
const LONGEST = 22;

/** The mark of a seat and the name of its player, above its board. */
function headOf(plan: SeatPlan | undefined, x: number, y: number): string {
  if (!plan) return '';
  const letters = [...plan.name];
  const name = letters.length > LONGEST ? `${letters.slice(0, LONGEST - 1).join('')}…` : plan.name;
  return (
    `<path d="${SHAPES[plan.colour]}" transform="translate(${x} ${y - 1}) scale(0.22)" fill="${SEAT_INK[plan.colour]}"/>` +
    `<text x="${x + 9}" y="${y + 5}" font-size="6.5" font-weight="700" fill="${INK.name}">${escaped(name)}</text>`
  );
}

/** Everybody's lines at the end, and what rounds, cards and engineers brought. */
export async function posterOf(state: State, seats: readonly SeatPlan[]): Promise<Poster> {
  const { order } = factsOf(state);
  const { scores } = rules.standing(state);
  const width = 2 * SEAT_WIDTH + 3 * PAD;
  const height = Math.ceil(order.length / 2) * (SEAT_HEIGHT + HEAD + PAD) + PAD;
  const boards = order.map((seat, place) => {
    const x = PAD + (place % 2) * (SEAT_WIDTH + PAD);
    const y = PAD + Math.floor(place / 2) * (SEAT_HEIGHT + HEAD + PAD);
    return headOf(seats[seat], x, y) + linesOf(state, seat, x, y + HEAD, INK);
  });
  return {
    map:
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
      `<rect width="${width}" height="${height}" fill="${INK.ground}"/>${boards.join('')}</svg>`,
    sums: scores.map((total, seat): readonly PosterSum[] => {
      const { cards, majority } = finalParts(state, seat);
      const carded = cards.reduce((sum, [, points]) => sum + points, 0);
      return [
        { sign: '=', ground: INK.name, ink: INK.face, points: total - carded - majority },
        { sign: '?', ground: INK.line, ink: INK.face, points: carded },
        { sign: 'E', ground: INK.industry, ink: INK.face, points: majority },
      ];
    }),
  };
}
