import type { BoardBox } from './hex-shape';
import { listen, wayOf } from './pan-zoom-listen';
import {
  boxAround,
  brought,
  clamped,
  FITTED,
  isAllInSight,
  MIDDLE,
  panned,
  type Room,
  resized,
  type ScreenPoint,
  type Viewport,
  zoomed,
  zoomedInto,
} from './viewport';

/** Pixels that the narrowest element of what is enlarged has at least, so that a finger finds it. */
const LEGIBLE = 44;
/** Pixels a unit of the board, from which on its smaller writing is read rather than that for the whole board. */
const NEAR = 0.5;
/** The part of its room below which a map is drawn as large as it can be again. */
const SMALL = 0.8;
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
  /** `near`: it is drawn so large that its smaller writing can be read. */
  readonly onZoomed: (zoomed: boolean, near: boolean) => void;
  /** Something else is in view now. */
  readonly onMoved: () => void;
}

export interface PanZoomControls {
  readonly closer: () => void;
  readonly farther: () => void;
  readonly fit: () => void;
  /** Moves these elements of the content into view by the shortest pan; `enlarged`: close enough to be read, too. */
  readonly bring: (targets: readonly Element[], enlarged: boolean) => void;
  /** Shows the whole again, unless a hand has moved it. */
  readonly begin: () => void;
  readonly release: () => void;
}

/** Starts to pan and zoom a content in its frame, until it is released. */
export function controlPanZoom(options: PanZoomOptions): PanZoomControls {
  const { frame, content, maxScale, onZoomed, onMoved } = options;
  let viewport = FITTED;
  /** Whether a hand has moved the content since it was last shown as a whole. */
  let byHand = false;
  /** Whether anything was tapped or pressed since: from then on the content keeps its place while the room below it changes. */
  let held = false;
  /** Whether something in it was brought into view since the whole was shown. */
  let broughtSome = false;
  let room = roomOf(frame, content);

  const place = (wanted: Viewport, gliding: boolean) => {
    viewport = wanted;
    // Motion is a token of the theme: none when the user prefers none.
    content.style.transition = gliding ? 'transform var(--motion) ease-in-out' : 'none';
    content.style.transform = `translate(${viewport.x}px, ${viewport.y}px) scale(${viewport.scale})`;
    const isZoomed = viewport.scale > 1.01;
    onZoomed(isZoomed, isZoomed && viewport.scale * room.fit > NEAR);
    onMoved();
  };
  const show = (wanted: Viewport, gliding = false) => {
    const { clientWidth: width, clientHeight: height } = frame;
    place(clamped(wanted, { width, height }), gliding);
  };
  /** Comes before anything that goes by the room. */
  const settle = () => {
    const now = roomOf(frame, content);
    // While it is hidden, it has no room.
    if (now.fit > 0 && room.fit > 0) {
      const kept = resized(viewport, room, now, maxScale);
      // What comes above it moves a map that is seen whole only where it would cover a part of it.
      const stays = now.top === room.top ? held : isAllInSight(kept, now);
      // Nor does it stay as small as it was beside a large question.
      const isSmall = kept.scale < SMALL;
      const keeps = byHand || broughtSome || (stays && !isSmall);
      // In another width it is another screen.
      viewport = keeps && now.width === room.width ? kept : FITTED;
    }
    if (now.fit > 0) room = now;
    // It keeps its place even where a hand could not have moved it.
    place(viewport, false);
  };
  const showByHand = (wanted: Viewport, gliding = false) => {
    byHand = wanted.scale !== 1;
    broughtSome = false;
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
    const { left, right, top, bottom } = boxAround(
      elements.map((one) => boxIn(frame, one, viewport)),
    );
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
  const bring = (targets: readonly Element[], enlarged: boolean) => {
    if (targets.length === 0) return;
    // By the final position, not by the position during a transition.
    settle();
    const boxes = targets.map((target) => boxIn(frame, target, viewport));
    const narrowest = Math.min(...boxes.map(({ left, right }) => right - left));
    const { clientWidth: width, clientHeight: height } = frame;
    const legible = Math.min(maxScale, LEGIBLE / narrowest);
    // Nobody who has chosen a scale gets another one.
    const wanted =
      enlarged && !byHand
        ? brought(viewport, boxAround(boxes), legible, { width, height })
        : panned(viewport, boxes, { width, height });
    const { scale, x, y } = viewport;
    if (wanted.scale === scale && wanted.x === x && wanted.y === y) return;
    broughtSome = true;
    show(wanted, true);
  };
  const begin = () => {
    if (byHand) return;
    held = false;
    broughtSome = false;
    settle();
    if (viewport.scale !== 1 || viewport.x !== 0 || viewport.y !== 0) show(FITTED, true);
  };

  const listeners = new AbortController();
  listen(
    { ...options, ...controls, viewport: () => viewport, show: showByHand, zoom },
    listeners.signal,
  );
  const hold = () => {
    held = true;
  };
  for (const by of ['pointerdown', 'keydown'])
    addEventListener(by, hold, { signal: listeners.signal, capture: true });
  content.addEventListener('transitionend', onMoved, { signal: listeners.signal });
  const resizes = new ResizeObserver(settle);
  resizes.observe(frame);
  // The room that is kept for buttons changes it, too.
  const drawing = content.querySelector('svg');
  if (drawing) resizes.observe(drawing);
  const release = () => {
    listeners.abort();
    resizes.disconnect();
  };
  return { ...controls, bring, begin, release };
}

function roomOf(frame: Element, content: Element): Room {
  const { clientWidth: width, clientHeight: height } = frame;
  const drawing = content.querySelector('svg');
  const box = drawing?.viewBox.baseVal;
  const fit =
    drawing && box?.width
      ? Math.min(drawing.clientWidth / box.width, drawing.clientHeight / box.height)
      : 0;
  // Its frame keeps room for buttons.
  const { paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(content);
  const x = (Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)) / 2;
  const y = (Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom)) / 2;
  return { width, height, top: topOf(frame), fit, tall: (box?.height ?? 0) * fit, x, y };
}

/** Where an element begins on the page, however far the page is scrolled. */
function topOf(element: Element): number {
  let top = 0;
  for (let part: Element | null = element; part instanceof HTMLElement; part = part.offsetParent)
    top += part.offsetTop;
  return top;
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
