import { type ComposedSetting, composedValues } from '../../kit/setups';
import type { Played } from './played-by';

/** A value of a composed setting, and how often it has been played. */
export interface GridSquare {
  readonly value: string;
  readonly times: number;
  readonly blocked: boolean;
}

/** The values that have their first two parts in common. */
interface GridRow {
  /** The second part. */
  readonly part: string;
  readonly squares: readonly GridSquare[];
}

/** The values that begin with the same part. */
export interface GridBlock {
  readonly part: string;
  readonly rows: readonly GridRow[];
  /** How many have been played, of all that can be. */
  readonly played: number;
  readonly of: number;
}

/** Every value of a composed setting, in blocks and rows by its parts. */
export function gridOf(setting: ComposedSetting, played: Played): readonly GridBlock[] {
  const squares = composedValues({ ...setting, blocked: [] }).map((value) => ({
    value,
    times: played.get(value)?.length ?? 0,
    blocked: [...value].some((part) => setting.blocked.includes(part)),
  }));
  return [...byPart(squares, 0)].map(([part, ofBlock]) => {
    const open = ofBlock.filter(({ blocked }) => !blocked);
    return {
      part,
      rows: [...byPart(ofBlock, 1)].map(([second, ofRow]) => ({ part: second, squares: ofRow })),
      played: open.filter(({ times }) => times > 0).length,
      of: open.length,
    };
  });
}

function byPart(squares: readonly GridSquare[], place: number) {
  const groups = new Map<string, GridSquare[]>();
  for (const square of squares) {
    const part = [...square.value][place] ?? '';
    const group = groups.get(part);
    if (group) group.push(square);
    else groups.set(part, [square]);
  }
  return groups;
}

/** A block as SVG paths, one for each kind of mark. A square with its gap is one unit wide and high. */
interface BlockPaths {
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
