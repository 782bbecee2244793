import { areSame, memo } from './memo';

/** A hex that can be touched. */
export interface HexCell {
  /** Its place, written. */
  readonly id: string;
  /** SVG path data. */
  readonly outline: string;
  /** What it is and holds, whole. */
  readonly name: string;
  readonly target: boolean;
  readonly chosen: boolean;
  /** Where the tab key comes in. */
  readonly home: boolean;
}

interface HexRowProps {
  readonly cells: readonly HexCell[];
}

const isSameRow = ({ cells: was }: HexRowProps, { cells }: HexRowProps) =>
  cells.length === was.length && cells.every((cell, at) => areSame(was[at] ?? {}, cell));

/** Hexes side by side. There are many, and a tap changes few: a row is drawn anew only with one of its own. */
export const HexRow = memo<HexRowProps>(
  ({ cells }) => (
    <g role="row">
      {cells.map(({ id, outline, name, target, chosen, home }) => (
        <path
          key={id}
          role="gridcell"
          class="hex-board__hex"
          d={outline}
          data-hex={id}
          data-target={target || undefined}
          // In small letters, as drawings want it: as `tabIndex` it counts for nothing, and every hex is a stop.
          tabindex={home ? 0 : -1}
          aria-label={name}
          aria-selected={chosen}
        />
      ))}
    </g>
  ),
  isSameRow,
);
