import type { ComponentChildren, TargetedKeyboardEvent } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { type Hex, type Orientation, writeHex } from '../../kit/hex';
import { useAfterFrame } from '../next-frame';
import { hexPath, hexViewBox } from './hex-shape';
import { hexRows, hexStep } from './hex-walk';
import './hex-board.css';
import { areSame, memo } from '../memo';

export interface HexBoardProps {
  /**
   * The map; hexes are identified by their index in this list. Pass the same list while the map is unchanged. With
   * another list the board fits itself to the new map, and the focus stays on its hex.
   */
  readonly hexes: readonly Hex[];
  /** Default: flat tops. */
  readonly orientation?: Orientation;
  /** Name of the board. */
  readonly label: string;
  /** The full description of a hex and its contents, for a screen reader: "Denver, gold, holds brown. Costs 3." */
  readonly name: (hex: number) => string;
  readonly onTap: (hex: number) => void;
  /** Hexes where the player's choice may end. They are highlighted. */
  readonly targets?: ReadonlySet<number>;
  /** The selected hex. */
  readonly chosen?: number | null;
  /** A hex that was searched for, in written form. It is ringed. */
  readonly found?: string | null;
  /** Drawn below the touchable hexes, in the units of hex-shape: land, water, grid. */
  readonly ground?: ComponentChildren;
  /** Drawn on them, below the pieces: the preview of a choice. */
  readonly marks?: ComponentChildren;
  /** Drawn on those: what does not change while the player chooses. */
  readonly pieces?: ComponentChildren;
  /** Drawn above everything. Taps go through it, as through marks and pieces. */
  readonly above?: ComponentChildren;
  /** Margin around the outermost hexes, in units. */
  readonly margin?: number;
  /** Another one below the lowest of them, where names are. */
  readonly under?: number | undefined;
}

/**
 * A board of hexes that knows no rules: the game decides what is drawn, what is highlighted and what a tap does. For
 * keys and screen readers it is a grid: arrows move to the neighbors, Home and End along the row (with Ctrl to the
 * corners), Enter and Space tap. Put it into a PanZoom.
 */
export function HexBoard(props: HexBoardProps) {
  // No closure here may capture the drawings: a closure that is kept would keep all old drawings alive.
  const { hexes, orientation = 'flat', name, onTap, targets, chosen = null, margin = 8 } = props;
  // By its written form, because its index may differ in a map that has grown.
  const [current, setCurrent] = useState('');
  const [ringed, setRinged] = useState(false);
  const rows = useMemo(() => hexRows(hexes, orientation), [hexes, orientation]);
  // Kept, because rows are rendered at every tap, and new strings each time would be garbage.
  const written = useMemo(
    () => hexes.map((hex) => ({ id: writeHex(hex), outline: hexPath(hex, 0, orientation) })),
    [hexes, orientation],
  );
  const viewBox = useMemo(
    () => hexViewBox(hexes, margin, orientation, props.under),
    [hexes, margin, orientation, props.under],
  );
  const home = Math.max(
    0,
    written.findIndex(({ id }) => id === current),
  );
  const homeHex = hexes[home];
  const foundHex = hexes[written.findIndex(({ id }) => id === props.found)];

  const onKeyDown = (event: TargetedKeyboardEvent<SVGGElement>) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onTap(home);
      return;
    }
    const { key } = event;
    const far = event.ctrlKey || event.metaKey;
    const to = hexStep(hexes, { from: home, key, far }, orientation);
    const id = to === null ? undefined : written[to]?.id;
    if (id === undefined) return;
    event.preventDefault();
    setCurrent(id);
    event.currentTarget.querySelector<SVGElement>(`[data-hex="${id}"]`)?.focus();
  };

  // After the next frame: a new tab stop on the focused element makes the browser lay out the page at once.
  const afterTap = useAfterFrame(setCurrent);
  const touched = (event: Event) => {
    // The grid contains no other elements that can be touched.
    const path = event.target as SVGElement;
    return { path, id: path.dataset.hex ?? '' };
  };
  const onClick = (event: Event) => {
    const { id: tapped } = touched(event);
    afterTap(tapped);
    onTap(written.findIndex(({ id }) => id === tapped));
  };
  const onFocusIn = (event: Event) => {
    const { path, id } = touched(event);
    const byKeys = path.matches(':focus-visible');
    setRinged(byKeys);
    (byKeys ? setCurrent : afterTap)(id);
  };

  // Separate drawings, because the browser repaints only those in which something has changed.
  const drawing = (drawn: ComponentChildren) => (
    <svg viewBox={viewBox} aria-hidden="true">
      {drawn}
    </svg>
  );
  return (
    <div class="hex-board">
      {drawing(props.ground)}
      <svg viewBox={viewBox} role="presentation">
        <g
          role="grid"
          aria-label={props.label}
          onKeyDown={onKeyDown}
          onClick={onClick}
          onFocusIn={onFocusIn}
          onFocusOut={() => setRinged(false)}
        >
          {rows.map((row) => (
            <HexRow
              key={row[0]}
              cells={row.flatMap((number) => {
                const hex = written[number];
                if (!hex) return [];
                return {
                  ...hex,
                  name: name(number),
                  target: targets?.has(number) ?? false,
                  chosen: number === chosen,
                  home: number === home,
                };
              })}
            />
          ))}
        </g>
        <g class="hex-board__marks" aria-hidden="true">
          {props.marks}
        </g>
      </svg>
      {drawing(props.pieces)}
      {drawing([
        foundHex && (
          <path class="hex-board__ring" data-found d={hexPath(foundHex, 1.5, orientation)} />
        ),
        props.above,
        ringed && homeHex && (
          <path class="hex-board__ring" d={hexPath(homeHex, 1.5, orientation)} />
        ),
      ])}
    </div>
  );
}

/** A hex that can be touched. */
interface HexCell {
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
const HexRow = memo<HexRowProps>(
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
