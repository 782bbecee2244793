import type { Figures } from './figures';
import { useStatisticsWords } from './words';

export interface FiguresTableProps {
  readonly title: string;
  /** The heading of the first column; the title where it is left out. */
  readonly head?: string;
  readonly rows: ReadonlyMap<string, Figures>;
}

/** A mean with one decimal. */
export const meanOf = ({ points, played }: Figures) => (points / Math.max(1, played)).toFixed(1);

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
