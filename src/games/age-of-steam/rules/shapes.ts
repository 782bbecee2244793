import { TILES, UNDER_DISC } from '../data/tiles';
import { EDGES } from './board';

/**
 * Every shape of track that a hex can carry (6.8), numbered from 1; 0 is a bare hex. First those without a
 * town: one segment, then two; behind them those of towns, whose segments are spokes.
 */
const lists: readonly (readonly string[])[] = [
  [],
  ...[...TILES, ...UNDER_DISC].flatMap(({ shapes }) => shapes),
];
export const SHAPES = lists.length;
/** The segments of a shape, as they are written. */
export const SEGMENTS = lists;

/** Values in `MATE` for an edge with a spoke, and for one without track. */
export const TOWN = 6;
export const BARE = 7;

/** `MATE[shape * 6 + edge]`: the other edge of the segment at that edge, `TOWN` or `BARE`. */
export const MATE = new Uint8Array(SHAPES * EDGES).fill(BARE);
/** The edges of a shape that have track, a bit each. */
export const EDGE_BITS = new Uint8Array(SHAPES);
/** How many segments a shape has. */
export const SEGMENT_COUNT = Uint8Array.from(lists, ({ length }) => length);

const numbers = new Map<string, number>();
lists.forEach((segments, shape) => {
  numbers.set(segments.join(' '), shape);
  for (const segment of segments) {
    const [edge, mate = TOWN] = segment.split('-').map(Number);
    MATE[shape * EDGES + edge] = mate;
    if (mate !== TOWN) MATE[shape * EDGES + mate] = edge;
    EDGE_BITS[shape] |= mate === TOWN ? 1 << edge : (1 << edge) | (1 << mate);
  }
});

const isSpokes = (shape: number) => lists[shape][0]?.length === 1;
/** The first shape of two segments, and the first of a town: shapes from 1 on, from `PAIRS`, from `SPOKES`. */
export const PAIRS = lists.findIndex(({ length }) => length === 2);
export const SPOKES = lists.findIndex((_, shape) => isSpokes(shape));

/** The number of the shape with these segments in ascending order of their texts; -1 for no shape. */
export function shapeOf(segments: readonly string[]): number {
  return (segments.length > 0 ? numbers.get(segments.join(' ')) : undefined) ?? -1;
}

/** The shape of a single segment, by `edge * 6 + mate`; 0 where they are the same edge. */
export const SINGLE = new Uint8Array(EDGES * EDGES);
for (let shape = 1; shape < PAIRS; shape++) {
  for (let edge = 0; edge < EDGES; edge++) {
    const mate = MATE[shape * EDGES + edge];
    if (mate !== BARE) SINGLE[edge * EDGES + mate] = shape;
  }
}

/** `PAIR_SHAPE[one * PAIRS + other]`: the shape of two single ones together; 0 where no tile has both. */
export const PAIR_SHAPE = new Uint8Array(PAIRS * PAIRS);
/** The two single shapes of a pair, the one with the lowest edge first. */
export const FIRST_OF = new Uint8Array(SHAPES);
export const SECOND_OF = new Uint8Array(SHAPES);
for (let shape = PAIRS; shape < SPOKES; shape++) {
  const [one, other] = lists[shape].map((segment) => shapeOf([segment]));
  PAIR_SHAPE[one * PAIRS + other] = shape;
  PAIR_SHAPE[other * PAIRS + one] = shape;
  FIRST_OF[shape] = one;
  SECOND_OF[shape] = other;
}

/** How the segment at an edge of a shape is written. */
export function segmentText(shape: number, edge: number): string {
  const mate = MATE[shape * EDGES + edge];
  return mate === TOWN ? `${edge}` : `${Math.min(edge, mate)}-${Math.max(edge, mate)}`;
}

/** The edges of a segment as it is written, a bit each; 0 for one that the shape does not have. */
export function segmentBits(shape: number, text: string): number {
  if (!lists[shape].includes(text)) return 0;
  return text.split('-').reduce((bits, edge) => bits | (1 << Number(edge)), 0);
}
