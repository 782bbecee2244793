import type { BoardBox } from './hex-shape';
import { listen, wayOf } from './pan-zoom-listen';
import {
  brought,
  clamped,
  FITTED,
  MIDDLE,
  type Room,
  resized,
  type ScreenPoint,
  type Viewport,
  zoomed,
  zoomedInto,
} from './viewport';

/** Pixels that the narrowest element which is brought into view has at least, so that a finger finds it. */
const LEGIBLE = 44;
/** How far the map may zoom out to keep the target clear of the buttons. */
const SMALLER = 0.8;
/** One press of a button or key. */
const STEP = 1.8;

interface PanZoomOptions {
  readonly frame: HTMLElement;
  readonly content: HTMLElement;
  /** Scale, as a multiple of the fitted size. */
  readonly maxScale: number;
  readonly doubleTap: boolean;
  /** CSS selectors of elements to which `closer` goes from the whole: the first that are there. */
  readonly aim: readonly string[];
  readonly onZoomed: (zoomed: boolean) => void;
}

export interface PanZoomControls {
  readonly closer: () => void;
  readonly farther: () => void;
  readonly fit: () => void;
  /** Moves these elements of the content into view, close enough to be tapped. */
  readonly bring: (targets: readonly Element[]) => void;
  /** Undoes what `bring` has moved since, unless a hand has moved it meanwhile. */
  readonly goBack: () => void;
  readonly release: () => void;
}

/** Starts to pan and zoom a content in its frame, until it is released. */
export function controlPanZoom(options: PanZoomOptions): PanZoomControls {
  const { frame, content, maxScale, onZoomed } = options;
  let viewport = FITTED;
  /** What was seen before something was brought into view; null once a hand has moved the content. */
  let before: Viewport | null = null;
  let room = roomOf(frame, content);

  const show = (wanted: Viewport, gliding = false) => {
    const { clientWidth: width, clientHeight: height } = frame;
    viewport = clamped(wanted, { width, height });
    // Motion is a token of the theme: none when the user prefers none.
    content.style.transition = gliding ? 'transform var(--motion) ease-in-out' : 'none';
    content.style.transform = `translate(${viewport.x}px, ${viewport.y}px) scale(${viewport.scale})`;
    onZoomed(viewport.scale > 1.01);
  };
  /** Comes before anything that goes by the room. */
  const settle = () => {
    const now = roomOf(frame, content);
    // While it is hidden, it has no room.
    if (now.fit > 0 && room.fit > 0) {
      viewport = resized(viewport, room, now, maxScale);
      before &&= resized(before, room, now, maxScale);
    }
    if (now.fit > 0) room = now;
    show(viewport);
  };
  const showByHand = (wanted: Viewport, gliding = false) => {
    before = null;
    show(wanted, gliding);
  };
  const zoom = (factor: number, at: ScreenPoint, gliding = false) =>
    showByHand(zoomed(viewport, factor, at, maxScale), gliding);
  /** The middle of what `closer` goes to. */
  const aimedAt = (): ScreenPoint | null => {
    // A mark that marks nothing now is in the drawing too.
    const there = options.aim.map((one) =>
      [...content.querySelectorAll(one)].filter((mark) => mark.getBoundingClientRect().width > 0),
    );
    const elements = there.find((some) => some.length > 0);
    if (!elements) return null;
    show(viewport);
    const { left, right, top, bottom } = around(elements.map((one) => boxIn(frame, one, viewport)));
    return { x: (left + right) / 2, y: (top + bottom) / 2 };
  };
  const controls = {
    closer: () => {
      const aimed = viewport.scale > 1.01 ? null : aimedAt();
      if (aimed) showByHand(zoomedInto(viewport, STEP, aimed, maxScale), true);
      else zoom(STEP, MIDDLE, true);
    },
    farther: () => zoom(1 / STEP, MIDDLE, true),
    fit: () => showByHand(FITTED, true),
  };
  const bring = (targets: readonly Element[]) => {
    if (targets.length === 0) return;
    // By the final position, not by the position during a transition.
    settle();
    const boxes = targets.map((target) => boxIn(frame, target, viewport));
    const narrowest = Math.min(...boxes.map(({ left, right }) => right - left));
    const { clientWidth: width, clientHeight: height } = frame;
    const legible = Math.min(maxScale, LEGIBLE / narrowest);
    const now = viewport;
    const box = around(boxes);
    const close = brought(now, box, legible, { width, height });
    const beside = brought(now, withRoom(box, content), legible, { width, height });
    // Beside the buttons rather than below them, where that makes it neither too small for a finger nor much smaller.
    const least = close.scale < legible ? SMALLER * close.scale : legible;
    const wanted = beside.scale < least ? close : beside;
    before ??= now;
    if (wanted.scale !== now.scale || wanted.x !== now.x || wanted.y !== now.y) show(wanted, true);
  };
  const goBack = () => {
    if (before) show(before, true);
    before = null;
  };

  const listeners = new AbortController();
  listen(
    { ...options, ...controls, viewport: () => viewport, show: showByHand, zoom },
    listeners.signal,
  );
  const resizes = new ResizeObserver(settle);
  resizes.observe(frame);
  const release = () => {
    listeners.abort();
    resizes.disconnect();
  };
  return { ...controls, bring, goBack, release };
}

function roomOf({ clientWidth: width, clientHeight: height }: Element, content: Element): Room {
  const drawing = content.querySelector('svg');
  const box = drawing?.viewBox.baseVal;
  const fit =
    drawing && box?.width
      ? Math.min(drawing.clientWidth / box.width, drawing.clientHeight / box.height)
      : 0;
  return { width, height, fit };
}

/** Where an element would lie if the content were fitted. */
function boxIn(frame: Element, element: Element, { scale, x, y }: Viewport): BoardBox {
  const outer = frame.getBoundingClientRect();
  const inner = element.getBoundingClientRect();
  const way = wayOf(frame);
  const middle = { x: (outer.left + outer.right) / 2, y: (outer.top + outer.bottom) / 2 };
  const across = [inner.left, inner.right].map((at) => (way * (at - middle.x) - x) / scale);
  const down = [inner.top, inner.bottom].map((at) => (way * (at - middle.y) - y) / scale);
  return {
    left: Math.min(...across),
    right: Math.max(...across),
    top: Math.min(...down),
    bottom: Math.max(...down),
  };
}

/** A box with the room that the content keeps beside it for buttons. */
function withRoom({ left, right, top, bottom }: BoardBox, content: Element): BoardBox {
  const { paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(content);
  return {
    left: left - Number.parseFloat(paddingLeft),
    right: right + Number.parseFloat(paddingRight),
    top: top - Number.parseFloat(paddingTop),
    bottom: bottom + Number.parseFloat(paddingBottom),
  };
}

/** The smallest box around boxes. */
function around(boxes: readonly BoardBox[]): BoardBox {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}
