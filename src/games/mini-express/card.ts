import type { GameCard } from '../../kit/game-card';

/** Hexes by the sea, and two railways that meet in a city. */
const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 64" preserveAspectRatio="xMidYMid slice" fill="none"><rect width="96" height="64" fill="var(--map-sea)"/><path d="M0 0H70L78 14 70 28 78 42 70 56 74 64H0Z" fill="var(--map-land)" stroke="var(--map-coast)" stroke-width="1.5"/><path d="M0 14H6L14 28 6 42H0M14 0 6 14M30 0 38 14 30 28H14M38 14H54L62 28 54 42H38L30 28M62 0 54 14M62 28H70M14 28 6 42 14 56H30L38 42M30 56 34 64M54 42 62 56 58 64M62 56H70M14 56 10 64" stroke="var(--map-grid)" stroke-width="1.5"/><path d="M-4 50 22 42 46 28 70 14" stroke="var(--accent)" stroke-width="4" stroke-linecap="round"/><path d="M8 -4 22 14 46 28 54 49 46 70" stroke="var(--seat-blue)" stroke-width="4" stroke-linecap="round"/><circle cx="46" cy="28" r="8" fill="var(--panel)" stroke="var(--ink)" stroke-width="2.5"/><circle cx="22" cy="42" r="4.5" fill="var(--panel)" stroke="var(--ink)" stroke-width="2"/><circle cx="22" cy="14" r="4.5" fill="var(--panel)" stroke="var(--ink)" stroke-width="2"/><circle cx="70" cy="14" r="4.5" fill="var(--panel)" stroke="var(--ink)" stroke-width="2"/></svg>`;

export const card: GameCard = {
  picture,
  seats: [1, 5],
  minutes: [30, 60],
  firstLesson: 'first',
  firstSteps: 12,
  lessons: 5,
};
