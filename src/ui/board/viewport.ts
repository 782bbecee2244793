import { BUTTON_REACH } from './button-room';
import type { BoardBox } from './hex-shape';

/** A point or a vector in px, from the center of the frame to the right and down. */
export interface ScreenPoint {
  readonly x: number;
  readonly y: number;
}

/** How a content is placed in its frame: the scale as a multiple of its fitted size, and its center. */
export interface Viewport extends ScreenPoint {
  readonly scale: number;
}

export const MIDDLE: ScreenPoint = { x: 0, y: 0 };
export const FITTED: Viewport = { scale: 1, x: 0, y: 0 };

/**
 * Zoomed by `factor`, to between 1 and `maxScale` times the fitted size; one that is smaller now becomes no smaller. The
 * point `at` stays where it is.
 */
export function zoomed(
  viewport: Viewport,
  factor: number,
  at: ScreenPoint,
  maxScale: number,
): Viewport {
  const least = Math.min(1, viewport.scale);
  const scale = Math.min(maxScale, Math.max(least, viewport.scale * factor));
  const grown = scale / viewport.scale;
  return { scale, x: at.x + (viewport.x - at.x) * grown, y: at.y + (viewport.y - at.y) * grown };
}

/** Zoomed like that, and moved so that the point `at` is in the middle. */
export function zoomedInto(
  viewport: Viewport,
  factor: number,
  at: ScreenPoint,
  maxScale: number,
): Viewport {
  return shifted(zoomed(viewport, factor, at, maxScale), { x: -at.x, y: -at.y });
}

/** Moved by this vector, in px. */
export function shifted(viewport: Viewport, { x, y }: ScreenPoint): Viewport {
  return { ...viewport, x: viewport.x + x, y: viewport.y + y };
}

/**
 * The nearest viewport that shows no more beside the content than a rim as wide as a button, in a frame of that size:
 * the edge of a zoomed map can be dragged from under the buttons.
 */
export function clamped(viewport: Viewport, frame: { width: number; height: number }): Viewport {
  const bound = (offset: number, size: number) => {
    const beyond = ((viewport.scale - 1) * size) / 2;
    // A smaller one may be anywhere in the frame.
    const max = Math.max(-beyond, beyond + Math.min(beyond, BUTTON_REACH));
    return Math.min(max, Math.max(-max, offset));
  };
  return { ...viewport, x: bound(viewport.x, frame.width), y: bound(viewport.y, frame.height) };
}

/**
 * The room of a content: its frame in px, how large the fitted content is drawn in it, and where its middle is then, from the
 * center of the frame.
 */
export interface Room extends ScreenPoint {
  readonly width: number;
  readonly height: number;
  /** How far down the page it begins. */
  readonly top: number;
  readonly fit: number;
  /** The height of the fitted content. */
  readonly tall: number;
}

/** Pixels at the edge of a content that may be out of its frame: boards have a margin there. */
const MARGIN = 8;

/** Whether the content is in its frame from top to bottom. */
export function isAllInSight({ scale, y }: Viewport, room: Room): boolean {
  return Math.abs(y + room.y * scale) + (room.tall * scale) / 2 <= room.height / 2 + MARGIN;
}

/**
 * The viewport after the frame has got another room below or above, or less of it: as large as it was drawn, and where it was
 * drawn on the screen, as long as its middle stays in the middle half. So the map keeps its place while the question below
 * it changes, or the news above.
 */
export function resized(viewport: Viewport, from: Room, to: Room, maxScale: number): Viewport {
  const grown = to.fit / from.fit;
  const scale = Math.min(maxScale, viewport.scale / grown);
  const drawn = (scale * grown) / viewport.scale;
  const still = (from.height - to.height) / 2 + from.top - to.top;
  const most = to.height / 4;
  return {
    scale,
    x: viewport.x * drawn + from.x * viewport.scale - to.x * scale,
    y:
      viewport.y * drawn +
      from.y * viewport.scale -
      to.y * scale +
      Math.min(most, Math.max(-most, still)),
  };
}

/** The size of a frame in px. */
interface Frame {
  readonly width: number;
  readonly height: number;
}

/**
 * The viewport that brings a box (in px from the center of the frame, while the content is fitted) into view, enlarged to
 * the scale `legible` if it is smaller, unless the box would not fit then. What is in view already stays where it is.
 */
export function brought(
  viewport: Viewport,
  box: BoardBox,
  legible: number,
  frame: Frame,
): Viewport {
  const { left, right, top, bottom } = box;
  const fits = Math.min(frame.width / (right - left), frame.height / (bottom - top));
  const scale = Math.max(1, Math.min(fits, Math.max(viewport.scale, legible)));
  if (scale === viewport.scale) return panned(viewport, [box], frame);
  return { scale, x: (-scale * (left + right)) / 2, y: (-scale * (top + bottom)) / 2 };
}

/**
 * The viewport after the shortest pan that shows all of these boxes at the same scale; where they do not fit, at least the
 * first of them. Some of them in view are enough then: it stays where it is.
 */
export function panned(viewport: Viewport, boxes: readonly BoardBox[], frame: Frame): Viewport {
  const [first] = boxes;
  if (!first) return viewport;
  const { scale } = viewport;
  const along = (low: number, high: number, now: number, size: number) =>
    Math.min(Math.max(now, -size / 2 - scale * low), size / 2 - scale * high);
  const to = ({ left, right, top, bottom }: BoardBox): Viewport => ({
    scale,
    x: along(left, right, viewport.x, frame.width),
    y: along(top, bottom, viewport.y, frame.height),
  });
  const all = boxAround(boxes);
  const isWide = scale * (all.right - all.left) > frame.width;
  const isHigh = scale * (all.bottom - all.top) > frame.height;
  if (!isWide && !isHigh) return to(all);
  const isSeen = (box: BoardBox) => to(box).x === viewport.x && to(box).y === viewport.y;
  return boxes.some(isSeen) ? viewport : to(first);
}

/** The smallest box around boxes. */
export function boxAround(boxes: readonly BoardBox[]): BoardBox {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** Follows one finger or several as one hand: the content between them before is between them after. */
export function dragged(
  viewport: Viewport,
  before: readonly ScreenPoint[],
  after: readonly ScreenPoint[],
  maxScale: number,
): Viewport {
  const [from, to] = [middleOf(before), middleOf(after)];
  const apart = spread(before);
  const factor = apart > 0 ? spread(after) / apart : 1;
  return shifted(zoomed(viewport, factor, from, maxScale), { x: to.x - from.x, y: to.y - from.y });
}

function middleOf(points: readonly ScreenPoint[]): ScreenPoint {
  const mean = (of: (point: ScreenPoint) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  return { x: mean((point) => point.x), y: mean((point) => point.y) };
}

/** The distance of the first two fingers; 0 for one. */
function spread([first, second]: readonly ScreenPoint[]): number {
  return first && second ? Math.hypot(second.x - first.x, second.y - first.y) : 0;
}
