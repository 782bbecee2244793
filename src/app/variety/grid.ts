import { type ComposedSetting, composedValues } from '../../kit/setups';
import type { Played } from './played-by';

/** A value of a composed setting, and how often it has been played. */
export interface GridSquare {
  readonly value: string;
  readonly times: number;
  readonly blocked: boolean;
}

/** The values that have their first two parts in common. */
export interface GridRow {
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
