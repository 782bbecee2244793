/** Where and when a finger came and went without moving. */
export interface Tap {
  readonly x: number;
  readonly y: number;
  /** Milliseconds on the clock of events. */
  readonly time: number;
}

interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

/** Farther than a finger trembles while it taps. */
export function isDrag(from: Point, to: Point): boolean {
  return Math.hypot(to.clientX - from.clientX, to.clientY - from.clientY) > 8;
}

export function isDoubleTap(first: Tap, second: Tap): boolean {
  return second.time - first.time < 320 && Math.hypot(second.x - first.x, second.y - first.y) < 28;
}

/**
 * The event as somebody sees it for whom the frame stands upright. On a screen turned round for the player
 * opposite (`data-turned`), the browser still counts from the other side's top left.
 */
export function upright(event: MouseEvent, frame: Element): PointerEvent {
  const turned = frame.closest('[data-turned]') !== null;
  if (!turned && event instanceof PointerEvent) return event;
  const box = frame.getBoundingClientRect();
  return new PointerEvent(event.type, {
    pointerId: event instanceof PointerEvent ? event.pointerId : 0,
    clientX: turned ? box.left + box.right - event.clientX : event.clientX,
    clientY: turned ? box.top + box.bottom - event.clientY : event.clientY,
  });
}
