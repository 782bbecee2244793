const FIRST = ['첫', '두', '세', '네'];

/** “첫 번째”, “두 번째”: a place in an order. */
export const ordinal = (place: number) => `${FIRST[place - 1] ?? place} 번째`;
