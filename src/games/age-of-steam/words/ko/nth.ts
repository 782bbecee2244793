const WORDS = ['첫', '두', '세', '네', '다섯', '여섯'];

/** A place in the order, from 1. */
export const nth = (place: number) => `${WORDS[place - 1] ?? place} 번째`;
