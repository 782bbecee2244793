import type { Problem } from '../kit/rules';

/** What goes back for one ask, without its id. */
export type Answer = Readonly<Record<string, unknown>>;

/** The answer to what cannot be done: an English sentence, and the same for programs. */
export function failure(problem: Problem): Answer {
  return { error: sentence(problem), problem };
}

/** Such as `position.companies.brown: wrong trains (has 24, needs 25)`. */
function sentence({ problem, at, ...figures }: Problem): string {
  const place = at === '' ? '' : `${at}: `;
  const told = Object.entries(figures).map(([figure, value]) => `${figure} ${value}`);
  return place + problem.replaceAll('-', ' ') + (told.length > 0 ? ` (${told.join(', ')})` : '');
}
