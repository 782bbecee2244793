import type { FinishedMatch } from '../../archive/finished';
import type { PersonResult } from './results';
import { useStatisticsWords } from './words';

/** How many of the last matches have room side by side on a small phone. */
const SHOWN = 10;

/**
 * A person's last matches as columns, the oldest first: points as a part of what won, so that matches of different worlds,
 * boards and numbers of players compare.
 */
export function Recent({ showings }: { readonly showings: readonly PersonResult[] }) {
  const words = useStatisticsWords();
  const last = showings.slice(-SHOWN);
  if (last.length < 2) return null;
  return (
    <figure class="recent">
      <figcaption class="caps">{words.recent}</figcaption>
      <ol>
        {last.map(({ match, points, won }) => (
          <li key={match.header.id} class="recent__match" data-won={won || undefined}>
            <span class="visually-hidden">{words.beside(points, winning(match), won)}</span>
            <span aria-hidden="true">{won && '★'}</span>
            <span class="recent__room" aria-hidden="true">
              <span class="recent__bar" style={{ height: `${100 * part(points, match)}%` }} />
            </span>
            <span aria-hidden="true">{points}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}

/** The points of the first place. */
const winning = ({ ranking, scores }: FinishedMatch) => scores[ranking[0] ?? 0] ?? 0;

/** From 0 to 1: also where the win is by something else than points. */
function part(points: number, match: FinishedMatch): number {
  const most = winning(match);
  return most > 0 ? Math.min(1, Math.max(0, points / most)) : Number(points >= most);
}
