import type { Point } from './sight';

/** Where and when a finger came and went without moving. */
export interface Tap {
  readonly x: number;
  readonly y: number;
  /** Milliseconds on the clock of events. */
  readonly time: number;
}

interface Place {
  readonly clientX: number;
  readonly clientY: number;
}

/** Farther than a finger trembles while it taps. */
export function isDrag(from: Place, to: Place): boolean {
  return Math.hypot(to.clientX - from.clientX, to.clientY - from.clientY) > 8;
}

/** Two taps soon after each other at about the same place. */
export function isDoubleTap(first: Tap, second: Tap): boolean {
  return second.time - first.time < 320 && Math.hypot(second.x - first.x, second.y - first.y) < 28;
}

/** -1 on a screen turned round for the player opposite (`data-turned`): the browser counts from the other side. */
export function wayOf(frame: Element): 1 | -1 {
  return frame.closest('[data-turned]') ? -1 : 1;
}

/** Where it happened in the frame, as somebody sees it for whom the frame stands upright. */
export function placeIn(frame: Element, { clientX, clientY }: Place): Point {
  const box = frame.getBoundingClientRect();
  const way = wayOf(frame);
  return {
    x: way * (clientX - (box.left + box.right) / 2),
    y: way * (clientY - (box.top + box.bottom) / 2),
  };
}
