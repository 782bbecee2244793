import type { GameCard } from '../../src/kit/game-card';

/** A shed with one track. */
const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 64" preserveAspectRatio="xMidYMid slice"><rect width="96" height="64" fill="var(--map-land)"/><path d="M16 48V24L48 10 80 24V48H64V30H32V48Z" fill="var(--sign)"/><path d="M0 52H96" stroke="var(--ink)" stroke-width="3"/></svg>`;

export const card: GameCard = {
  picture,
  seats: [2, 6],
  minutes: [15, 30],
  firstLesson: 'first',
  firstSteps: 8,
  lessons: 1,
};
