/** A figure of a flat array; 0 where it has none. */
export const figureAt = (figures: ArrayLike<number>, place: number): number => figures[place] ?? 0;
