import type { GameCard } from '../../kit/game-card';

/** A city among lands and water, roads to two settlements, and an edge where the map is not explored yet. */
const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 64" preserveAspectRatio="xMidYMid slice" fill="none"><rect width="96" height="64" fill="var(--map-grid)"/><g fill="var(--map-land)" stroke="var(--map-grid)" stroke-width="2"><path d="M48 14L64 23V41L48 50L32 41V23Z"/><path d="M80 14L96 23V41L80 50L64 41V23Z"/><path d="M16 14L32 23V41L16 50L0 41V23Z"/><path d="M32 -13L48 -4V14L32 23L16 14V-4Z"/><path d="M32 41L48 50V68L32 77L16 68V50Z"/><path d="M64 41L80 50V68L64 77L48 68V50Z"/></g><path d="M64 -13L80 -4V14L64 23L48 14V-4Z" stroke="var(--soft)" stroke-width="2" stroke-dasharray="4 4"/><path d="M48 32L32 6M48 32H80" stroke="var(--accent)" stroke-width="5" stroke-linecap="round"/><path d="M38 40V28L43 23L48 28V24H58V40Z" fill="var(--ink)"/><g fill="var(--sign)"><path d="M74 36V29L80 24L86 29V36Z"/><path d="M26 10V3L32 -2L38 3V10Z"/></g><path d="M8 30q4-4 8 0t8 0M8 37q4-4 8 0t8 0" stroke="var(--soft)" stroke-width="2.5"/></svg>`;

export const card: GameCard = {
  picture,
  seats: [2, 4],
  minutes: [60, 150],
  firstLesson: 'first',
  firstSteps: 13,
  lessons: 11,
  variant: ({ world }) => (typeof world === 'string' ? world : null),
};
