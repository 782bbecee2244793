import { Link } from 'wouter-preact';
import type { Kind } from './kinds';
import { type Figures, figuresBy, figuresOf, type PersonResult, streaksOf } from './results';
import { useStatisticsWords } from './words';

interface FiguresTableProps {
  readonly title: string;
  /** The heading of the first column; the title where it is left out. */
  readonly head?: string;
  readonly rows: ReadonlyMap<string, Figures>;
}

/** A mean with one decimal. */
const meanOf = ({ points, played }: Figures) => (points / Math.max(1, played)).toFixed(1);

/** Rows of figures: matches played and won, points on average and at best. */
export function FiguresTable({ title, head, rows }: FiguresTableProps) {
  const words = useStatisticsWords();
  return (
    <div class="figures-room">
      <table class="figures">
        <caption class="caps">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{head ? head : <span class="visually-hidden">{title}</span>}</th>
            <th scope="col">{words.played}</th>
            <th scope="col">{words.won}</th>
            <th scope="col">{words.mean}</th>
            <th scope="col">{words.best}</th>
          </tr>
        </thead>
        <tbody>
          {[...rows].map(([label, figures]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{figures.played}</td>
              <td>{figures.won}</td>
              <td>{meanOf(figures)}</td>
              <td>{figures.best?.points}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface OnePersonProps {
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
