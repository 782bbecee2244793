/** A color that must contrast with the one below it. */
export interface Pair {
  readonly over: string;
  readonly under: string;
  /** WCAG 2 AA: 4.5 for text, 3 for marks and the edges of what is pressed. */
  readonly least: 4.5 | 3;
}

const pairs = (
  least: Pair['least'],
  over: readonly string[],
  under: readonly string[],
): readonly Pair[] =>
  over.flatMap((one) => under.map((ground) => ({ over: one, under: ground, least })));

const GROUNDS = ['paper', 'panel', 'raised'];
export const SEATS = ['red', 'blue', 'green', 'violet', 'teal', 'amber'].map(
  (seat) => `seat-${seat}`,
);

/** The app's combinations of foreground and background. */
export const HOUSE_PAIRS: readonly Pair[] = [
  ...pairs(4.5, ['ink', 'soft', 'accent', 'warn'], GROUNDS),
  ...pairs(4.5, ['on-accent'], ['accent-ground']),
  ...pairs(4.5, ['on-sign', 'on-sign-soft'], ['sign']),
  ...pairs(4.5, ['on-sign'], ['splash']),
  ...pairs(4.5, ['on-seat'], SEATS),
  ...pairs(3, ['edge', 'focus'], GROUNDS),
  ...pairs(3, SEATS, ['paper', 'panel']),
];

/** The companies, and the demand for any. */
export const COMPANIES = ['mx-brown', 'mx-gray', 'mx-orange', 'mx-white'];
export const MARKS = [...COMPANIES, 'mx-purple'];

/** Additional pairs on the board. */
export const BOARD_PAIRS: readonly Pair[] = [
  ...MARKS.map((mark) => ({
    over: mark.replace('mx-', 'mx-on-'),
    under: mark,
    least: 4.5 as const,
  })),
  ...['gold', 'silver', 'black'].map((metal) => ({
    over: `mx-on-${metal}`,
    under: `mx-${metal}`,
    least: 4.5 as const,
  })),
  ...pairs(4.5, ['ink'], ['map-land', 'map-sea', 'mx-face']),
  ...pairs(4.5, ['map-water-text'], ['map-sea', 'map-strait']),
  ...pairs(3, ['accent', 'focus'], ['map-land']),
  ...pairs(3, ['map-wave'], ['map-strait']),
];
