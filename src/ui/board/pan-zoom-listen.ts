import { dragged, type ScreenPoint, shifted, type Viewport, zoomedInto } from './viewport';

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
function isDrag(from: Place, to: Place): boolean {
  return Math.hypot(to.clientX - from.clientX, to.clientY - from.clientY) > 8;
}

/** Whether two taps follow each other quickly, at about the same place. */
function isDoubleTap(first: Tap, second: Tap): boolean {
  return second.time - first.time < 320 && Math.hypot(second.x - first.x, second.y - first.y) < 28;
}

/**
 * -1 on a screen turned for the player opposite (`data-turned`), because browser coordinates are from the other side.
 */
export function wayOf(frame: Element): 1 | -1 {
  return frame.closest('[data-turned]') ? -1 : 1;
}

/** A place in the frame, as seen by the person for whom the frame is upright. */
function placeIn(frame: Element, { clientX, clientY }: Place): ScreenPoint {
  const box = frame.getBoundingClientRect();
  const way = wayOf(frame);
  return {
    x: way * (clientX - (box.left + box.right) / 2),
    y: way * (clientY - (box.top + box.bottom) / 2),
  };
}

/** Scale after a double tap, as a multiple of the fitted size. */
const CLOSER = 2.4;

/** What the listeners control. */
export interface ViewportControls {
  readonly frame: HTMLElement;
  readonly content: HTMLElement;
  /** Scale, as a multiple of the fitted size. */
  readonly maxScale: number;
  readonly doubleTap: boolean;
  readonly viewport: () => Viewport;
  /** Shows the content at this viewport: at once, or with a transition where motion is allowed. */
  readonly show: (viewport: Viewport, gliding?: boolean) => void;
  readonly zoom: (factor: number, at: ScreenPoint, gliding?: boolean) => void;
  readonly closer: () => void;
  readonly farther: () => void;
  readonly fit: () => void;
}

/** Connects fingers, wheel, keys and focus to the viewport until the signal aborts. */
export function listen(controls: ViewportControls, signal: AbortSignal): void {
  listenToFingers(controls, signal);
  const { frame } = controls;
  frame.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      controls.zoom(Math.exp(Math.sign(-event.deltaY) * 0.2), placeIn(frame, event));
    },
    { signal, passive: false },
  );
  frame.addEventListener(
    'keydown',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === '+' || event.key === '=') controls.closer();
      else if (event.key === '-') controls.farther();
      else if (event.key === '0') controls.fit();
      else return;
      event.preventDefault();
    },
    { signal },
  );
  frame.addEventListener(
    'focusin',
    (event) => {
      if (event.target instanceof Element && event.target.matches(':focus-visible'))
        bringIntoView(event.target, controls);
    },
    { signal },
  );
}

function listenToFingers(controls: ViewportControls, signal: AbortSignal): void {
  const { frame, content } = controls;
  /** Where every finger on the frame was when the content last followed it. */
  const fingers = new Map<number, ScreenPoint>();
  let down: PointerEvent | null = null;
  let isDragged = false;
  let tap: Tap | null = null;

  frame.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0) return;
      if (event.isPrimary) {
        fingers.clear();
        down = event;
        isDragged = false;
      } else isDragged = true;
      fingers.set(event.pointerId, placeIn(frame, event));
    },
    { signal },
  );
  addEventListener(
    'pointermove',
    (event) => {
      if (!fingers.has(event.pointerId)) return;
      // The tremor of a tapping finger must not move the map.
      isDragged ||= down !== null && isDrag(down, event);
      if (!isDragged) return;
      // Not before it moves: to give the map a layer and drop it again, the browser would draw it twice for a tap.
      content.style.willChange = 'transform';
      const before = [...fingers.values()];
      fingers.set(event.pointerId, placeIn(frame, event));
      controls.show(dragged(controls.viewport(), before, [...fingers.values()], controls.maxScale));
    },
    { signal, passive: true },
  );
  const up = (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId) || fingers.size > 0) return;
    // At rest the layer is dropped, so that the browser draws the map sharply at its new size.
    content.style.willChange = '';
    if (isDragged || event.type !== 'pointerup') return;
    const now: Tap = { x: event.clientX, y: event.clientY, time: event.timeStamp };
    if (controls.doubleTap && tap && isDoubleTap(tap, now)) {
      if (controls.viewport().scale > 1.01) controls.fit();
      else {
        const { viewport, maxScale } = controls;
        controls.show(zoomedInto(viewport(), CLOSER, placeIn(frame, event), maxScale), true);
      }
      tap = null;
    } else tap = now;
  };
  addEventListener('pointerup', up, { signal });
  addEventListener('pointercancel', up, { signal });
  // The click at the end of a drag must not choose anything.
  frame.addEventListener(
    'click',
    (event) => {
      if (isDragged && event.detail > 0) event.stopPropagation();
      isDragged = false;
    },
    { signal, capture: true },
  );
}

function bringIntoView(target: Element, { frame, viewport, show }: ViewportControls): void {
  // By the final position, not by the position during a transition.
  show(viewport());
  const outer = frame.getBoundingClientRect();
  const inner = target.getBoundingClientRect();
  const over = (low: number, high: number, from: number, to: number) =>
    low < from ? from - low : high > to ? to - high : 0;
  const x = over(inner.left, inner.right, outer.left, outer.right);
  const y = over(inner.top, inner.bottom, outer.top, outer.bottom);
  const way = wayOf(frame);
  if (x !== 0 || y !== 0) show(shifted(viewport(), { x: way * x, y: way * y }), true);
}
