/** A set-up of a match, with its number of seats. */
export interface Combination {
  readonly board: string;
  readonly mode: string;
  readonly level: string;
  readonly edition: string;
  readonly firstGame: boolean;
  readonly spike: boolean;
  readonly harbors: boolean;
  readonly seats: number;
}

export const STANDARD: Combination = {
  board: 'usa',
  mode: 'standard',
  level: 'easy',
  edition: 'en',
  seats: 4,
  firstGame: false,
  spike: false,
  harbors: false,
};

const SEATS: Record<string, readonly number[]> = {
  standard: [3, 4, 5],
  solo: [1],
  duel: [2],
  'duel-expert': [2],
};
const LEVELS = ['easy', 'normal', 'hard', 'expert', 'nightmare'];

/** Every built-in combination that plays differently. 7 is prime to their order, so samples mix them. */
export const COMBINATIONS: readonly Combination[] = ['usa', 'europe'].flatMap((board) =>
  Object.entries(SEATS).flatMap(([mode, seatNumbers]) =>
    seatNumbers.flatMap((seats) =>
      (mode === 'solo' || mode === 'duel' ? LEVELS : ['easy']).flatMap((level) =>
        ['en', 'ko'].flatMap((edition) =>
          [false, true].flatMap((firstGame) =>
            [false, true].map((variant) => ({
              board,
              mode,
              seats,
              level,
              edition,
              firstGame,
              spike: variant && board === 'usa',
              harbors: variant && board === 'europe',
            })),
          ),
        ),
      ),
    ),
  ),
);
