/** A box on a drawn board, in its units: see hex-shape.ts. */
export interface BoardBox {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The area that two boxes share. */
export function overlap(one: BoardBox, other: BoardBox): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}
