import panzoom, { type PanzoomObject } from '@panzoom/panzoom';
import { Maximize, ZoomIn, ZoomOut } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { IconButton } from './button';
import { isDoubleTap, isDrag, type Tap, upright } from './gestures';
import './pan-zoom.css';
import { useUiWords } from './words';

const CLOSER = 2.4;

export interface PanZoomProps {
  /** Fills the frame at scale 1: an SVG with a viewBox, usually. */
  readonly children: ComponentChildren;
  /** How many times the fitted size; 5 unless told. */
  readonly most?: number;
}

/**
 * A frame whose contents are moved and zoomed by fingers, wheel, keys (+ − 0) and buttons. It fits at first,
 * never shows anything beside its contents and never scrolls the page. Only a transform changes, so nothing
 * is laid out or drawn anew while a finger moves. What takes the focus comes into sight.
 */
export function PanZoom({ children, most = 5 }: PanZoomProps) {
  const words = useUiWords();
  const frame = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const hand = useRef<PanzoomObject | null>(null);
  const [zoomed, setZoomed] = useState(false);

  useEffect(() => {
    const frameElement = frame.current;
    const element = content.current;
    if (!frameElement || !element) return;
    const pz = panzoom(element, {
      noBind: true,
      contain: 'outside',
      minScale: 1,
      maxScale: most,
      step: 0.6,
      pinchAndPan: true,
      cursor: 'default',
      duration: durationOf(frameElement),
      handleStartEvent: () => {},
    });
    hand.current = pz;
    const stop = listen(frameElement, element, pz, () => setZoomed(pz.getScale() > 1.01));
    return () => {
      stop();
      pz.destroy();
      hand.current = null;
    };
  }, [most]);

  const fit = () => hand.current?.reset();
  const closer = () => hand.current?.zoomIn();
  const farther = () => hand.current?.zoomOut();

  return (
    <div class="pan-zoom" data-zoomed={zoomed || undefined}>
      <div class="pan-zoom__frame" ref={frame}>
        <div class="pan-zoom__content" ref={content}>
          {children}
        </div>
      </div>
      <div class="pan-zoom__buttons">
        <IconButton name={words.zoomIn} icon={ZoomIn} onClick={closer} />
        {zoomed && <IconButton name={words.zoomOut} icon={ZoomOut} onClick={farther} />}
        {zoomed && <IconButton name={words.fit} icon={Maximize} onClick={fit} />}
      </div>
    </div>
  );
}

/** Motion is a token of the theme: none when the reader wants none. */
function durationOf(element: Element): number {
  return Number.parseFloat(getComputedStyle(element).getPropertyValue('--calm')) || 0;
}

/** Hands fingers, wheel, focus and size to `pz`; returns how to stop. */
function listen(frame: HTMLElement, content: HTMLElement, pz: PanzoomObject, changed: () => void) {
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
      if (tap && isDoubleTap(tap, now)) {
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
