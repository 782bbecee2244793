import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type { Hex, Orientation } from '../../kit/hex';
import { buttonRoom, type Corner } from './button-room';
import { hexBounds, hexCenter } from './hex-shape';

interface Board {
  readonly hexes: readonly Hex[];
  readonly orientation: Orientation;
  /** Around the hexes, in units; left out: buttons may cover some of them. */
  readonly margin: number | undefined;
  readonly buttons: 'left' | 'right';
}

const SIDES = ['left', 'right', 'top', 'bottom'] as const;

/** Tells the style of a frame the room that its buttons need, as `--room-left` and so on: those of the map, and one across. */
export function useButtonRoom(
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
