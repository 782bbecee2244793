import type { GameCard } from '../../kit/game-card';

/** An engine under steam, and the goods that it takes away. */
const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 64" preserveAspectRatio="xMidYMid slice" fill="none"><rect width="96" height="64" fill="var(--map-land)"/><path d="M0 50H96V64H0Z" fill="var(--map-grid)"/><g fill="var(--map-coast)" opacity=".6"><circle cx="72" cy="12" r="5"/><circle cx="60" cy="8" r="7"/><circle cx="44" cy="7" r="6"/><circle cx="30" cy="5" r="4"/></g><g fill="var(--sign)"><path d="M30 18H48V44H30ZM27 15H51V19H27Z"/><path d="M48 27H78Q82 27 82 35.5T78 44H48Z"/><path d="M70 16H76L75 28H71ZM58 23H64V28H58ZM82 40 90 49H78Z"/></g><rect x="35" y="23" width="9" height="8" fill="var(--map-land)"/><g fill="var(--map-land)" stroke="var(--ink)" stroke-width="2.5"><circle cx="38" cy="46" r="6"/><circle cx="54" cy="46" r="6"/><circle cx="69" cy="48" r="4"/></g><path d="M38 46H54" stroke="var(--ink)" stroke-width="2"/><path d="M0 52.5H96" stroke="var(--ink)" stroke-width="2"/><path d="M4 38H27V44H4Z" fill="var(--ink)"/><g fill="var(--map-land)" stroke="var(--ink)" stroke-width="2"><circle cx="9" cy="48" r="3.5"/><circle cx="21" cy="48" r="3.5"/></g><path d="M5 28H14V37H5Z" fill="var(--accent)"/><path d="M16 28H25V37H16Z" fill="var(--seat-blue)"/><path d="M10 19H19V28H10Z" fill="var(--seat-amber)"/></svg>`;

export const card: GameCard = {
  picture,
  seats: [3, 6],
  minutes: [90, 180],
  firstLesson: 'first',
  firstSteps: 13,
  lessons: 4,
};
