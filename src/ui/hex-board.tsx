import type { ComponentChildren, TargetedKeyboardEvent } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { Hex } from '../kit/hex';
import { useAfterFrame } from './after-frame';
import { hexPath, hexViewBox } from './hex-shape';
import { hexRows, hexStep } from './hex-walk';
import './hex-board.css';
import { HexCell } from './hex-cell';
import { useSteady } from './use-steady';

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
  /** Drawn above them; fingers go through. */
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
  const { hexes, label, name, onTap, targets, chosen = null, ground, above, margin = 8 } = props;
  const [current, setCurrent] = useState(0);
  const [ringed, setRinged] = useState(false);
  const rows = useMemo(() => hexRows(hexes), [hexes]);
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
    const there = hexes[to];
    if (!there) return;
    event.currentTarget
      .querySelector<SVGElement>(`[data-hex="${there.col},${there.row}"]`)
      ?.focus();
  };

  // After the frame that answers the tap: a browser told of a tab stop that has the focus lays out the page at once.
  const afterTap = useAfterFrame(setCurrent);
  const touch = useSteady({
    tap: (number: number) => {
      afterTap(number);
      onTap(number);
    },
    enter: (number: number, byKeys: boolean) => {
      setRinged(byKeys);
      if (byKeys) setCurrent(number);
      else afterTap(number);
    },
    leave: () => setRinged(false),
  });

  return (
    <svg class="hex-board" viewBox={viewBox} role="presentation">
      <g aria-hidden="true">{ground}</g>
      <g role="grid" aria-label={label} onKeyDown={onKeyDown}>
        {rows.map((row) => (
          <g role="row" key={row[0]}>
            {row.map((number) => {
              const hex = hexes[number];
              return (
                hex && (
                  <HexCell
                    key={number}
                    {...{ number, hex, touch }}
                    name={name(number)}
                    target={targets?.has(number) ?? false}
                    chosen={number === chosen}
                    home={number === home}
                  />
                )
              );
            })}
          </g>
        ))}
      </g>
      <g class="hex-board__above" aria-hidden="true">
        {above}
        {ringed && homeHex && <path class="hex-board__ring" d={hexPath(homeHex, 1.5)} />}
      </g>
    </svg>
  );
}
