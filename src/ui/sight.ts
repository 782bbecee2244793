/** A place or a way in px, counted from the middle of the frame to the right and down. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How a content lies in its frame: how many times its fitted size, and where its middle is. */
export interface Sight extends Point {
  readonly scale: number;
}

export const MIDDLE: Point = { x: 0, y: 0 };
export const FITTED: Sight = { scale: 1, x: 0, y: 0 };

/** `factor` times as near, but between 1 and `most` times the fitted size. What is at `at` stays there. */
export function zoomed(sight: Sight, factor: number, at: Point, most: number): Sight {
  const scale = Math.min(most, Math.max(1, sight.scale * factor));
  const grown = scale / sight.scale;
  return { scale, x: at.x + (sight.x - at.x) * grown, y: at.y + (sight.y - at.y) * grown };
}

/** Moved by so many pixels. */
export function shifted(sight: Sight, { x, y }: Point): Sight {
  return { ...sight, x: sight.x + x, y: sight.y + y };
}

/** The nearest one that shows nothing beside the content, in a frame of that size. */
export function within(sight: Sight, frame: { width: number; height: number }): Sight {
  const bound = (way: number, size: number) => {
    const most = ((sight.scale - 1) * size) / 2;
    return Math.min(most, Math.max(-most, way));
  };
  return { ...sight, x: bound(sight.x, frame.width), y: bound(sight.y, frame.height) };
}

/** One finger or several as one hand: what lay between them before lies between them after. */
export function dragged(
  sight: Sight,
  before: readonly Point[],
  after: readonly Point[],
  most: number,
): Sight {
  const [from, to] = [middleOf(before), middleOf(after)];
  const apart = spread(before);
  const factor = apart > 0 ? spread(after) / apart : 1;
  return shifted(zoomed(sight, factor, from, most), { x: to.x - from.x, y: to.y - from.y });
}

function middleOf(points: readonly Point[]): Point {
  const mean = (of: (point: Point) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  return { x: mean((point) => point.x), y: mean((point) => point.y) };
}

/** How far the first two fingers are apart; 0 for one. */
function spread([first, second]: readonly Point[]): number {
  return first && second ? Math.hypot(second.x - first.x, second.y - first.y) : 0;
}
