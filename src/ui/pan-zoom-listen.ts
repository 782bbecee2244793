import { isDoubleTap, isDrag, placeIn, type Tap, wayOf } from './gestures';
import { dragged, type Point, type Sight, shifted } from './sight';

/** How near a double tap goes, in times the fitted size. */
const CLOSER = 2.4;

/** What the listeners move. */
export interface Grip {
  readonly frame: HTMLElement;
  readonly content: HTMLElement;
  /** How many times the fitted size. */
  readonly most: number;
  readonly doubleTap: boolean;
  readonly sight: () => Sight;
  /** Shows the content so, at once or, where motion is wanted, gliding there. */
  readonly show: (sight: Sight, gliding?: boolean) => void;
  readonly zoom: (factor: number, at: Point, gliding?: boolean) => void;
  readonly closer: () => void;
  readonly farther: () => void;
  readonly fit: () => void;
}

/** Hands fingers, wheel, keys and focus to a grip until the signal comes. */
export function listen(grip: Grip, signal: AbortSignal): void {
  listenToFingers(grip, signal);
  const { frame } = grip;
  frame.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      grip.zoom(Math.exp(Math.sign(-event.deltaY) * 0.2), placeIn(frame, event));
    },
    { signal, passive: false },
  );
  frame.addEventListener(
    'keydown',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === '+' || event.key === '=') grip.closer();
      else if (event.key === '-') grip.farther();
      else if (event.key === '0') grip.fit();
      else return;
      event.preventDefault();
    },
    { signal },
  );
  frame.addEventListener(
    'focusin',
    (event) => {
      if (event.target instanceof Element && event.target.matches(':focus-visible'))
        bringIntoSight(event.target, grip);
    },
    { signal },
  );
}

function listenToFingers(grip: Grip, signal: AbortSignal): void {
  const { frame, content } = grip;
  /** Where every finger on the frame was when the content last followed it. */
  const fingers = new Map<number, Point>();
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
      // A finger that trembles while it taps must not move the map.
      isDragged ||= down !== null && isDrag(down, event);
      if (!isDragged) return;
      // Not before it moves: to give the map a layer and drop it again, a tap would have it drawn twice.
      content.style.willChange = 'transform';
      const before = [...fingers.values()];
      fingers.set(event.pointerId, placeIn(frame, event));
      grip.show(dragged(grip.sight(), before, [...fingers.values()], grip.most));
    },
    { signal, passive: true },
  );
  const up = (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId) || fingers.size > 0) return;
    // At rest the layer is dropped, so that the browser draws the map crisply at its new size.
    content.style.willChange = '';
    if (isDragged || event.type !== 'pointerup') return;
    const now: Tap = { x: event.clientX, y: event.clientY, time: event.timeStamp };
    if (grip.doubleTap && tap && isDoubleTap(tap, now)) {
      if (grip.sight().scale > 1.01) grip.fit();
      else grip.zoom(CLOSER, placeIn(frame, event), true);
      tap = null;
    } else tap = now;
  };
  addEventListener('pointerup', up, { signal });
  addEventListener('pointercancel', up, { signal });
  // The click that ends a drag chooses nothing.
  frame.addEventListener(
    'click',
    (event) => {
      if (isDragged && event.detail > 0) event.stopPropagation();
      isDragged = false;
    },
    { signal, capture: true },
  );
}

function bringIntoSight(target: Element, { frame, sight, show }: Grip): void {
  // Where everything will be, not where it glides by just now.
  show(sight());
  const outer = frame.getBoundingClientRect();
  const inner = target.getBoundingClientRect();
  const over = (low: number, high: number, from: number, to: number) =>
    low < from ? from - low : high > to ? to - high : 0;
  const x = over(inner.left, inner.right, outer.left, outer.right);
  const y = over(inner.top, inner.bottom, outer.top, outer.bottom);
  const way = wayOf(frame);
  if (x !== 0 || y !== 0) show(shifted(sight(), { x: way * x, y: way * y }), true);
}
