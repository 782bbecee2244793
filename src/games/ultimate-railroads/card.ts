import type { GameCard } from '../../kit/game-card';

/** Three lines of track, each with its colors, the longest on top. */
const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 64" preserveAspectRatio="xMidYMid slice" fill="none"><rect width="96" height="64" fill="var(--map-land)"/><g stroke="var(--map-grid)" stroke-width="12"><path d="M6 14H90M6 33H66M6 52H58"/></g><g stroke="var(--ink)" stroke-width="6"><path d="M6 14H82M6 33H54M6 52H40"/></g><g stroke="var(--soft)" stroke-width="6"><path d="M6 14H58M6 33H38M6 52H24"/></g><g stroke="var(--accent)" stroke-width="6"><path d="M6 14H34M6 33H18"/></g><g fill="var(--sign)"><path d="M68 40H74V30H82V38H88Q92 38 92 45V50H64V40Z"/></g><g fill="var(--map-land)" stroke="var(--ink)" stroke-width="2"><circle cx="70" cy="52" r="4"/><circle cx="80" cy="52" r="4"/><circle cx="89" cy="53" r="3"/></g></svg>`;

export const card: GameCard = {
  picture,
  seats: [2, 4],
  minutes: [90, 120],
  firstLesson: 'tracks',
  firstSteps: 14,
  lessons: 5,
};
