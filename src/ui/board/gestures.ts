import type { ScreenPoint } from './viewport';

/** Where and when a finger touched and was lifted without moving. */
export interface Tap {
  readonly x: number;
  readonly y: number;
  /** Milliseconds, on the clock of events. */
  readonly time: number;
}

interface Place {
  readonly clientX: number;
  readonly clientY: number;
}

/** Whether a finger has moved farther than the tremor of a tap. */
export function isDrag(from: Place, to: Place): boolean {
  return Math.hypot(to.clientX - from.clientX, to.clientY - from.clientY) > 8;
}

/** Whether two taps follow each other quickly, at about the same place. */
export function isDoubleTap(first: Tap, second: Tap): boolean {
  return second.time - first.time < 320 && Math.hypot(second.x - first.x, second.y - first.y) < 28;
}

/**
 * -1 on a screen turned for the player opposite (`data-turned`), because browser coordinates are from the other side.
 */
export function wayOf(frame: Element): 1 | -1 {
  return frame.closest('[data-turned]') ? -1 : 1;
}

/** A place in the frame, as seen by the person for whom the frame is upright. */
export function placeIn(frame: Element, { clientX, clientY }: Place): ScreenPoint {
  const box = frame.getBoundingClientRect();
  const way = wayOf(frame);
  return {
    x: way * (clientX - (box.left + box.right) / 2),
    y: way * (clientY - (box.top + box.bottom) / 2),
  };
}
