import { figureIn, type Spoken } from '../../book/book-text';

/** A figure that goes by the number of players, or is the same for every company world. In a match: that of it. */
export function byTable(
  spoken: Spoken,
  figures: readonly [two: number, three: number, four: number],
  companies: number,
  unit = '개',
): string {
  const figure = figureIn(spoken, figures, companies);
  return figure ? `${figure}${unit}` : `${figures.join('·')}${unit}(2·3·4인)`;
}
