import panzoom, { type PanzoomObject } from '@panzoom/panzoom';
import { isDoubleTap, isDrag, type Tap, upright } from './gestures';

const CLOSER = 2.4;

interface Hold {
  readonly frame: HTMLElement;
  readonly content: HTMLElement;
  /** How many times the fitted size. */
  readonly most: number;
  readonly doubleTap: boolean;
  readonly onZoomed: (zoomed: boolean) => void;
}

export interface Hand {
  readonly closer: () => void;
  readonly farther: () => void;
  readonly fit: () => void;
  readonly release: () => void;
}

/** Takes hold of a content to move and zoom it in its frame, until it is released. */
export function takeHold({ frame, content, most, doubleTap, onZoomed }: Hold): Hand {
  const pz = panzoom(content, {
    noBind: true,
    contain: 'outside',
    minScale: 1,
    maxScale: most,
    step: 0.6,
    pinchAndPan: true,
    cursor: 'default',
    duration: durationOf(frame),
    handleStartEvent: () => {},
  });
  const changed = () => onZoomed(pz.getScale() > 1.01);
  const stop = listen(frame, content, pz, doubleTap, changed);
  return {
    closer: () => pz.zoomIn(),
    farther: () => pz.zoomOut(),
    fit: () => pz.reset(),
    release: () => {
      stop();
      pz.destroy();
    },
  };
}

/** Motion is a token of the theme: none when the reader wants none. */
function durationOf(element: Element): number {
  return Number.parseFloat(getComputedStyle(element).getPropertyValue('--calm')) || 0;
}

/** Hands fingers, wheel, focus and size to `pz`; returns how to stop. */
function listen(
  frame: HTMLElement,
  content: HTMLElement,
  pz: PanzoomObject,
  doubleTap: boolean,
  changed: () => void,
) {
  const life = new AbortController();
  const { signal } = life;
  let down: PointerEvent | null = null;
  let dragged = false;
  let tap: Tap | null = null;

  frame.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0) return;
      if (event.isPrimary) {
        down = event;
        dragged = false;
      } else dragged = true;
      content.style.willChange = 'transform';
      pz.handleDown(upright(event, frame));
    },
    { signal },
  );
  addEventListener(
    'pointermove',
    (event) => {
      if (!down) return;
      if (!dragged) dragged = isDrag(down, event);
      // A finger that trembles while it taps must not move the map.
      if (dragged) pz.handleMove(upright(event, frame));
    },
    { signal, passive: true },
  );
  const up = (event: PointerEvent) => {
    pz.handleUp(upright(event, frame));
    if (!event.isPrimary) return;
    if (down && !dragged && event.type === 'pointerup') {
      const now: Tap = { x: event.clientX, y: event.clientY, time: event.timeStamp };
      if (doubleTap && tap && isDoubleTap(tap, now)) {
        if (pz.getScale() > 1.01) pz.reset();
        else pz.zoomToPoint(CLOSER, upright(event, frame), { animate: true });
        tap = null;
      } else tap = now;
    }
    down = null;
  };
  addEventListener('pointerup', up, { signal });
  addEventListener('pointercancel', up, { signal });
  // The click that ends a drag chooses nothing.
  frame.addEventListener(
    'click',
    (event) => {
      if (dragged && event.detail > 0) event.stopPropagation();
      dragged = false;
    },
    { signal, capture: true },
  );
  frame.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      const factor = Math.exp(Math.sign(-event.deltaY) * 0.2);
      pz.zoomToPoint(pz.getScale() * factor, upright(event, frame));
    },
    { signal, passive: false },
  );
  frame.addEventListener(
    'keydown',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === '+' || event.key === '=') pz.zoomIn();
      else if (event.key === '-') pz.zoomOut();
      else if (event.key === '0') pz.reset();
      else return;
      event.preventDefault();
    },
    { signal },
  );
  frame.addEventListener(
    'focusin',
    (event) => {
      if (event.target instanceof Element && event.target.matches(':focus-visible'))
        bringIntoSight(event.target, frame, pz);
    },
    { signal },
  );
  content.addEventListener('panzoomchange', changed, { signal });
  // At rest the layer is dropped, so that the browser draws the map crisply at its new size.
  content.addEventListener(
    'panzoomend',
    () => {
      content.style.willChange = '';
    },
    { signal },
  );
  const resized = new ResizeObserver(() => {
    const { x, y } = pz.getPan();
    pz.pan(x, y, { animate: false });
  });
  resized.observe(frame);
  return () => {
    life.abort();
    resized.disconnect();
  };
}

function bringIntoSight(target: Element, frame: HTMLElement, pz: PanzoomObject): void {
  const outer = frame.getBoundingClientRect();
  const inner = target.getBoundingClientRect();
  const over = (low: number, high: number, from: number, to: number) =>
    low < from ? from - low : high > to ? to - high : 0;
  const x = over(inner.left, inner.right, outer.left, outer.right);
  const y = over(inner.top, inner.bottom, outer.top, outer.bottom);
  if (x === 0 && y === 0) return;
  const way = frame.closest('[data-turned]') ? -1 : 1;
  const scale = pz.getScale();
  const { x: panX, y: panY } = pz.getPan();
  pz.pan(panX + (way * x) / scale, panY + (way * y) / scale, { animate: true });
}
