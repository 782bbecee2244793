import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { type Hex, type Orientation, writeHex } from '../../kit/hex';
import { useAfterFrame } from '../next-frame';
import { buttonRoom, type Corner } from './button-room';
import { hexBounds, hexCenter } from './hex-shape';
import './board-frame.css';
import { PanZoom } from './pan-zoom';

interface Board {
  readonly hexes: readonly Hex[];
  readonly orientation: Orientation;
  /** Around the hexes, in units; left out: buttons may cover some of them. */
  readonly margin: number | undefined;
  readonly buttons: 'left' | 'right';
}

const SIDES = ['left', 'right', 'top', 'bottom'] as const;

/** Tells the style of a frame the room that its buttons need, as `--room-left` and so on: those of the map, and one across. */
function useButtonRoom(
  frame: RefObject<HTMLElement | null>,
  { hexes, orientation, margin, buttons }: Board,
): void {
  useLayoutEffect(() => {
    const { current } = frame;
    if (!current || margin === undefined) return;
    const bounds = hexBounds(hexes, orientation);
    const board = {
      left: bounds.left - margin,
      right: bounds.right + margin,
      top: bounds.top - margin,
      bottom: bounds.bottom + margin,
    };
    const centers = hexes.map((hex) => hexCenter(hex, orientation));
    const corners: readonly Corner[] = [
      [buttons, 'bottom'],
      [buttons === 'left' ? 'right' : 'left', 'top'],
    ];
    const sizes = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = current;
      const room = buttonRoom({ board, centers, frame: { width, height } }, corners);
      for (const side of SIDES) current.style.setProperty(`--room-${side}`, `${room[side]}px`);
    });
    sizes.observe(current);
    return () => sizes.disconnect();
  }, [hexes, orientation, margin, buttons]);
}

interface BoardFrameProps {
  /** The hexes of the land. The zoom buttons avoid them. */
  readonly hexes: readonly Hex[];
  readonly orientation?: Orientation;
  /** False where quick taps on the same hex mean something else than to zoom. */
  readonly doubleTap?: boolean;
  /** Hexes, by their place in the list, that are brought into view by the shortest pan, the most important first. */
  readonly inView?: readonly number[];
  /** Whether they are enlarged, too, where they are too small to be read: a lesson speaks of them. */
  readonly enlarged?: boolean;
  /** Whose decision it is, and in which phase: with another one the whole map is shown again, unless a hand has moved it. */
  readonly round: string;
  /** A hex that was searched for, in written form: it comes into view before all others, and has the focus. */
  readonly found?: string | null;
  /** The margin of the board in it, in units, where its buttons are not to cover hexes while all of it is seen. */
  readonly margin?: number;
  /** Another button, in the corner across from those of the map. */
  readonly corner?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** The frame of a map at the table: it pans and zooms, and its buttons cover as little land as possible. */
export function BoardFrame({
  hexes,
  orientation = 'flat',
  doubleTap = true,
  inView = NOWHERE,
  enlarged = false,
  round,
  found = null,
  margin,
  corner,
  children,
}: BoardFrameProps) {
  const buttons = useMemo(() => emptierCorner(hexes, orientation), [hexes, orientation]);
  const corners = useMemo(() => cornersFrom(buttons, corner !== undefined), [buttons, !corner]);
  const frame = useRef<HTMLDivElement>(null);
  useButtonRoom(frame, { hexes, orientation, margin, buttons });
  // After the sheet where it was looked for has given the focus back.
  const focus = useAfterFrame((id: string) => focusHex(frame.current, id));
  useEffect(() => {
    if (found !== null) focus(found);
  }, [found]);
  return (
    <div class="board-frame" data-buttons={buttons} ref={frame}>
      <PanZoom
        doubleTap={doubleTap}
        inView={found === null ? selectorsOf(hexes, inView) : [selectorOf(found)]}
        enlarged={enlarged || found !== null}
        round={round}
        aim={AIM}
        corners={corners}
      >
        {children}
      </PanZoom>
      {corner && <div class="board-frame__corner">{corner}</div>}
    </div>
  );
}

const NOWHERE: readonly number[] = [];

/** Where the buttons of the map may be, the best first; the corner across from it is `taken` by another button. */
function cornersFrom(side: 'left' | 'right', taken: boolean): readonly [Corner, ...Corner[]] {
  const other = side === 'left' ? 'right' : 'left';
  const more: readonly Corner[] = taken ? [] : [[other, 'top']];
  return [[side, 'bottom'], [side, 'top'], [other, 'bottom'], ...more];
}

function selectorsOf(hexes: readonly Hex[], inView: readonly number[]) {
  return inView.flatMap((hex) => (hexes[hex] ? selectorOf(writeHex(hexes[hex])) : []));
}

const selectorOf = (hex: string) => `[data-hex="${hex}"]`;

/** Where something is going on: the chosen hex, those that may be chosen, what is about to change, what changed last. */
const AIM = ['[aria-selected="true"]', '[data-target]', '.hex-area'];

/** Approximate width of a column of hexes. */
const COLUMN = 48;

/** The lower corner with more water, by the outer sixths of the map. */
export function emptierCorner(
  hexes: readonly Hex[],
  orientation: Orientation = 'flat',
): 'left' | 'right' {
  const centers = hexes.map((hex) => hexCenter(hex, orientation));
  const xs = centers.map(({ x }) => x);
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const strip = (east - west + COLUMN) / 6;
  const lowest = (isNear: (x: number) => boolean) =>
    Math.max(...centers.filter(({ x }) => isNear(x)).map(({ y }) => y));
  return lowest((x) => x < west + strip) < lowest((x) => x > east - strip) ? 'left' : 'right';
}

/** Moves the keyboard focus to a hex of the board in this element. */
export function focusHex(within: Element | null, hex: string): void {
  within?.querySelector<SVGElement>(selectorOf(hex))?.focus();
}
