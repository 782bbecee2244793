import type { Problem } from '../kit/rules';

/** The answer to one ask, without its id. */
export type Answer = Readonly<Record<string, unknown>>;

/** The answer to an ask that failed: an English sentence, and the problem for programs. */
export function failure(problem: Problem): Answer {
  return { error: sentence(problem), problem };
}

/** For example `position.companies.brown: wrong trains (has 24, needs 25)`. */
function sentence({ problem, at, ...figures }: Problem): string {
  const place = at === '' ? '' : `${at}: `;
  const details = Object.entries(figures).map(([figure, value]) => `${figure} ${value}`);
  return (
    place + problem.replaceAll('-', ' ') + (details.length > 0 ? ` (${details.join(', ')})` : '')
  );
}
