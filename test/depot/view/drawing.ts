import type { Viewers } from '../../../src/kit/secrets';
import { GOODS } from '../data/goods';
import { standing } from '../rules/scoring';
import type { State } from '../rules/state';

/** The colors of a drawing: those of the theme where it is at hand, or light ones. */
export interface Inks {
  readonly ground: string;
  readonly line: string;
  readonly bar: string;
  readonly debt: string;
  readonly goods: readonly string[];
}

const WIDTH = 96;
const HEIGHT = 60;
/** A price or a score of one. */
const UNIT = 2;

/** A wagon for each good, as long as its price, and below them a bar for each seat's score. */
export function drawingOf(state: State, viewers: Viewers, inks: Inks): string {
  const wagons = GOODS.map((_, good) => {
    const length = 4 * (state.prices[good] ?? 0);
    const x = 4 + 31 * good;
    const wheel = (cx: number) => `<circle cx="${cx}" cy="16" r="2" fill="${inks.line}"/>`;
    const box = `<rect x="${x}" y="6" width="${length}" height="9" rx="1.5" fill="${inks.goods[good]}"/>`;
    return box + wheel(x + 2) + wheel(x + Math.max(4, length) - 2);
  });
  const { scores } = standing(state, viewers);
  const most = Math.max(1, ...scores.map(Math.abs));
  const unit = Math.min(UNIT, 17 / most);
  const broad = (WIDTH - 8) / scores.length;
  const bars = scores.map((score, seat) => {
    const height = Math.max(1, Math.abs(score) * unit);
    const y = score < 0 ? 40 : 40 - height;
    const x = 4 + seat * broad + 1;
    const fill = score < 0 ? inks.debt : inks.bar;
    return `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${(broad - 2).toFixed(1)}" height="${height.toFixed(1)}" fill="${fill}"/>`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${inks.ground}"/>` +
    `${wagons.join('')}${bars.join('')}` +
    `<path d="M3 40h${WIDTH - 6}" stroke="${inks.line}"/></svg>`
  );
}
