import { areSame, memo } from '../memo';

/** A hex that can be touched. */
export interface HexCell {
  /** Its written place. */
  readonly id: string;
  /** SVG path data. */
  readonly outline: string;
  /** The full description of it and its contents. */
  readonly name: string;
  readonly target: boolean;
  readonly chosen: boolean;
  /** The grid's tab stop. */
  readonly home: boolean;
}

interface HexRowProps {
  readonly cells: readonly HexCell[];
}

const isSameRow = ({ cells: was }: HexRowProps, { cells }: HexRowProps) =>
  cells.length === was.length && cells.every((cell, at) => areSame(was[at] ?? {}, cell));

/** A row of hexes. A tap changes few of the many hexes, so a row renders only when one of its own changes. */
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
          // Lowercase for SVG: `tabIndex` would be ignored, and every hex would be a tab stop.
          tabindex={home ? 0 : -1}
          aria-label={name}
          aria-selected={chosen}
        />
      ))}
    </g>
  ),
  isSameRow,
);
