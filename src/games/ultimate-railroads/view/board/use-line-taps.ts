import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** Pixels that a finger moves before a tap becomes a drag. */
const DRAGS = 8;

interface Drag {
  readonly piece: string;
  readonly from: number;
  readonly line: Element;
  /** The landing that has been played last. */
  played: string | undefined;
}

/**
 * Taps and drags on what can move: a tap on a landing goes there; a drag from a piece or its landing goes on, space by
 * space, as far as the finger comes. The same can be done with the buttons of the panel, so keys are not needed here.
 */
export function useLineTaps(
  board: RefObject<HTMLElement | null>,
  onLanding: (piece: string) => void,
): void {
  const latest = useRef(onLanding);
  latest.current = onLanding;
  useEffect(() => {
    const within = board.current;
    if (!within) return;
    let drag: Drag | null = null;
    const down = (event: PointerEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      const line = target?.closest('.ur-line');
      const piece = target?.closest<SVGElement>('[data-piece]')?.dataset.piece;
      drag = line && piece ? { piece, line, from: event.clientX, played: undefined } : null;
    };
    const move = (event: PointerEvent) => {
      if (!drag || Math.abs(event.clientX - drag.from) < DRAGS) return;
      const landing = drag.line.querySelector<SVGElement>(`[data-to][data-piece="${drag.piece}"]`);
      const to = landing?.dataset.to;
      const box = landing?.lastElementChild?.getBoundingClientRect();
      if (!box || to === drag.played || event.clientX < box.left + DRAGS / 2) return;
      drag.played = to;
      latest.current(drag.piece);
    };
    const tap = (event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      const piece = target?.closest<SVGElement>('[data-to]')?.dataset.piece;
      const dragged = drag?.played !== undefined;
      drag = null;
      if (piece && !dragged) latest.current(piece);
    };
    within.addEventListener('pointerdown', down);
    within.addEventListener('pointermove', move);
    within.addEventListener('click', tap);
    return () => {
      within.removeEventListener('pointerdown', down);
      within.removeEventListener('pointermove', move);
      within.removeEventListener('click', tap);
    };
  }, [board]);
}
