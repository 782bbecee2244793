import { Link } from 'wouter-preact';
import { figuresBy, figuresOf, streaksOf } from './figures';
import { FiguresTable, meanOf } from './figures-table';
import type { Kind } from './kinds';
import type { PersonResult } from './person-results';
import { useStatisticsWords } from './words';

export interface OnePersonProps {
  /** At least one, in the order of the matches. */
  readonly showings: readonly PersonResult[];
  readonly kinds: readonly Kind[];
}

/** One person's figures: in total, and by kinds of matches. */
export function OnePerson({ showings, kinds }: OnePersonProps) {
  const words = useStatisticsWords();
  const all = figuresOf(showings);
  const streaks = streaksOf(showings);
  return (
    <>
      <dl class="plate person">
        <div>
          <dt>{words.won}</dt>
          <dd>{words.wonOf(all.won, all.played)}</dd>
        </div>
        <div>
          <dt>{words.mean}</dt>
          <dd>{meanOf(all)}</dd>
        </div>
        {all.best && (
          <div>
            <dt>{words.best}</dt>
            <dd>
              <Link href={`/match/${all.best.match.header.id}`} state={{ from: '/statistics' }}>
                {all.best.points}
              </Link>
            </dd>
          </div>
        )}
        <div>
          <dt>{words.streak}</dt>
          <dd>{streaks.now}</dd>
        </div>
        <div>
          <dt>{words.longest}</dt>
          <dd>{streaks.longest}</dd>
        </div>
      </dl>
      <div class="statistics__kinds">
        {kinds.map(({ title, minor, of }) => {
          const rows = figuresBy(showings, of);
          return (
            rows.size > (minor ? 1 : 0) && <FiguresTable key={title} title={title} rows={rows} />
          );
        })}
      </div>
    </>
  );
}
