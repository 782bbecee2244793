import type { GridBlock } from './grid';

/** A block as SVG paths, one for each kind of mark. A square and the gap beside it are one unit wide and high. */
export interface BlockPaths {
  readonly wide: number;
  readonly high: number;
  /** The outlines of what has not been played. */
  readonly open: string;
  /** What has been played: squares to fill, and the checks on them. */
  readonly played: string;
  readonly checks: string;
  /** Points in place of what cannot be chosen. */
  readonly blocked: string;
}

const GAP = 0.09;
const SIDE = 1 - 2 * GAP;

export function blockPaths({ rows }: Pick<GridBlock, 'rows'>): BlockPaths {
  const paths = { open: '', played: '', checks: '', blocked: '' };
  for (const [y, { squares }] of rows.entries()) {
    for (const [x, { times, blocked }] of squares.entries()) {
      const square = `M${x + GAP} ${y + GAP}h${SIDE}v${SIDE}h-${SIDE}z`;
      if (times > 0) {
        paths.played += square;
        paths.checks += `M${x + 0.29} ${y + 0.52}l.16 .17l.28 -.36`;
      } else if (blocked) paths.blocked += `M${x + 0.4} ${y + 0.4}h.2v.2h-.2z`;
      else paths.open += square;
    }
  }
  const wide = Math.max(...rows.map(({ squares }) => squares.length));
  return { wide, high: rows.length, ...paths };
}
