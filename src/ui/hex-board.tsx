import type { ComponentChildren, TargetedKeyboardEvent } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { type Hex, writeHex } from '../kit/hex';
import { useAfterFrame } from './after-frame';
import { hexPath, hexViewBox } from './hex-shape';
import { hexRows, hexStep } from './hex-walk';
import './hex-board.css';
import { HexRow } from './hex-row';

export interface HexBoardProps {
  /** The map; hexes are known by their number in this list. Keep the same list while the map stays. */
  readonly hexes: readonly Hex[];
  /** Name of the board. */
  readonly label: string;
  /** What a hex is and holds, whole, for a screen reader: "Denver, gold, holds brown. Costs 3." */
  readonly name: (hex: number) => string;
  readonly onTap: (hex: number) => void;
  /** Legal ends of what the player is about to do; lit up. */
  readonly targets?: ReadonlySet<number>;
  /** The hex that is picked. */
  readonly chosen?: number | null;
  /** Drawn below the touchable hexes, in the units of hex-shape: land, water, grid. */
  readonly ground?: ComponentChildren;
  /** Drawn upon them, below the pieces: what a choice shows. */
  readonly marks?: ComponentChildren;
  /** Drawn upon those: what stays while one chooses. */
  readonly pieces?: ComponentChildren;
  /** Drawn above all. Fingers go through, as through marks and pieces. */
  readonly above?: ComponentChildren;
  /** Units around the outermost hexes. */
  readonly margin?: number;
}

/**
 * A board of hexes that knows no rules: what is drawn, what is lit and what a tap means is handed in. To keys
 * and screen readers it is a grid: arrows to the neighbours, Home and End along the row (with Ctrl to the
 * corners), Enter or Space for a tap. Put it into a PanZoom.
 */
export function HexBoard(props: HexBoardProps) {
  // What is drawn stays out of every function's reach here: one that is kept would keep all that was ever drawn.
  const { hexes, name, onTap, targets, chosen = null, margin = 8 } = props;
  const [current, setCurrent] = useState(0);
  const [ringed, setRinged] = useState(false);
  const rows = useMemo(() => hexRows(hexes), [hexes]);
  // Written once: rows are drawn anew at every tap, and what they leave behind has to be cleared away some day.
  const written = useMemo(
    () => hexes.map((hex) => ({ id: writeHex(hex), outline: hexPath(hex) })),
    [hexes],
  );
  const viewBox = useMemo(() => hexViewBox(hexes, margin), [hexes, margin]);
  const home = hexes[current] ? current : 0;
  const homeHex = hexes[home];

  const onKeyDown = (event: TargetedKeyboardEvent<SVGGElement>) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onTap(home);
      return;
    }
    const to = hexStep(hexes, home, event.key, event.ctrlKey || event.metaKey);
    if (to === null) return;
    event.preventDefault();
    setCurrent(to);
    event.currentTarget.querySelector<SVGElement>(`[data-hex="${written[to]?.id}"]`)?.focus();
  };

  // After the frame that answers the tap: a browser told of a tab stop that has the focus lays out the page at once.
  const afterTap = useAfterFrame(setCurrent);
  const touched = (event: Event) => {
    // The grid holds nothing else that could be touched.
    const path = event.target as SVGElement;
    return { path, number: written.findIndex(({ id }) => id === path.dataset.hex) };
  };
  const onClick = (event: Event) => {
    const { number } = touched(event);
    afterTap(number);
    onTap(number);
  };
  const onFocusIn = (event: Event) => {
    const { path, number } = touched(event);
    const byKeys = path.matches(':focus-visible');
    setRinged(byKeys);
    (byKeys ? setCurrent : afterTap)(number);
  };

  // Each a drawing of its own: a browser paints those anew in which something has changed.
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
        props.above,
        ringed && homeHex && <path class="hex-board__ring" d={hexPath(homeHex, 1.5)} />,
      ])}
    </div>
  );
}
