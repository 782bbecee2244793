import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** Pixels that a finger moves before a tap becomes a drag. */
const DRAGS = 8;

interface Drag {
  /** A marker is named by its position, so its name changes with every step. */
  piece: string;
  readonly from: number;
  /** Where the finger is now. */
  at: number;
  readonly line: Element;
  /** The landing that has been played last. */
  played: string | undefined;
  /** The finger is up: only what it has passed is still played. */
  isOver: boolean;
}

/**
 * Taps and drags on what can move: a tap on a landing goes there; a drag from a piece or its landing goes on, space by
 * space, as far as the finger comes. While a step is on its way the next one waits: it would be turned down. The same can
 * be done with the buttons of the panel, so keys are not needed here.
 */
export function useLineTaps(
  board: RefObject<HTMLElement | null>,
  isBusy: boolean,
  onLanding: (piece: string) => void,
): void {
  const latest = useRef({ isBusy, onLanding });
  latest.current = { isBusy, onLanding };
  const follow = useRef(() => {});
  // A step has been played: the finger may be further on already.
  useEffect(() => follow.current());
  useEffect(() => {
    const within = board.current;
    if (!within) return;
    let drag: Drag | null = null;
    const down = ({ target, clientX }: PointerEvent) => {
      const on = target instanceof Element ? target : null;
      const line = on?.closest('.ur-line');
      const piece = on?.closest<SVGElement>('[data-piece]')?.dataset.piece;
      drag =
        line && piece
          ? { piece, line, from: clientX, at: clientX, played: undefined, isOver: false }
          : null;
    };
    const move = (event: PointerEvent) => {
      // A mouse that was released elsewhere drags nothing.
      if (event.buttons === 0) drag = null;
      if (!drag || drag.isOver) return;
      drag.at = event.clientX;
      follow.current();
    };
    const up = () => {
      if (drag) drag.isOver = true;
    };
    const cancel = () => {
      drag = null;
    };
    follow.current = () => {
      if (!drag || latest.current.isBusy || Math.abs(drag.at - drag.from) < DRAGS) return;
      const landing = drag.line.querySelector<SVGElement>(`[data-to][data-piece="${drag.piece}"]`);
      const to = landing?.dataset.to;
      const box = landing?.lastElementChild?.getBoundingClientRect();
      if (!box || to === drag.played || drag.at < box.left + DRAGS / 2) {
        // No further landing: a finished drag must not act in a later turn.
        if (drag.isOver) drag = null;
        return;
      }
      const { piece } = drag;
      drag.played = to;
      drag.piece = landing?.dataset.then ?? piece;
      latest.current.onLanding(piece);
    };
    const tap = (event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      const piece = target?.closest<SVGElement>('[data-to]')?.dataset.piece;
      const dragged = drag?.played !== undefined;
      drag = null;
      if (piece && !dragged) latest.current.onLanding(piece);
    };
    within.addEventListener('pointerdown', down);
    within.addEventListener('pointermove', move);
    within.addEventListener('pointerup', up);
    within.addEventListener('pointercancel', cancel);
    within.addEventListener('click', tap);
    return () => {
      within.removeEventListener('pointerdown', down);
      within.removeEventListener('pointermove', move);
      within.removeEventListener('pointerup', up);
      within.removeEventListener('pointercancel', cancel);
      within.removeEventListener('click', tap);
    };
  }, [board]);
}
