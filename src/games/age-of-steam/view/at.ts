/** A figure of a position; 0 beyond the end of a list. */
export const at = (figures: ArrayLike<number>, place: number): number => figures[place] ?? 0;
