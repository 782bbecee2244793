import type { PositionProps } from '../../../ui/game-view';
import { SeatMark } from '../../../ui/seat-mark';
import { type Ranked, ranking } from '../rules/scoring';
import type { State } from '../rules/state';
import type { Words } from '../words/words';
import './colours.css';
import { companyId } from './companies';
import { CompanyMark } from './marks';
import './standing.css';
import { useWords } from './use-words';

/** Every seat in order of rank with its arithmetic, and in words what decided a tie. */
export function Standing({ state, seats, language }: PositionProps) {
  const words = useWords(language);
  if (!words) return null;
  const { table } = words;
  const ranked = ranking(state as State);
  const name = (seat: number) => seats[seat]?.name ?? '';
  return (
    <ol class="mx-standing">
      {ranked.map((score, index) => {
        const plan = seats[score.seat];
        const next = ranked[index + 1];
        if (!plan) return null;
        return (
          <li key={score.seat}>
            <div class="mx-standing__head">
              <b class="mx-standing__rank">{score.rank}</b>
              <SeatMark colour={plan.colour} name={plan.name} />
              <span class="mx-standing__name">{plan.name}</span>
              <b>{table.points(score.total)}</b>
            </div>
            <Arithmetic score={score} words={words} />
            {next && (
              <Tie score={score} name={name(score.seat)} next={name(next.seat)} words={words} />
            )}
          </li>
        );
      })}
    </ol>
  );
}

function Arithmetic({ score, words }: { score: Ranked; words: Words }) {
  const { table } = words;
  return (
    <ul class="mx-standing__sum">
      {score.lines.map(({ company, shares, value, place, points }) => {
        if (shares === 0) return null;
        const id = companyId(company);
        const inWords = table.line(words.company[id], shares, value, table.place[place], points);
        return (
          <li key={id}>
            <span aria-hidden="true">
              <CompanyMark colour={id} words={table} beside /> {shares} × {value}
              <small> {table.place[place]}</small> = <b>{points}</b>
            </span>
            <span class="spoken">{inWords}</span>
          </li>
        );
      })}
      {score.shares === 0 && <li>{table.noShares}</li>}
    </ul>
  );
}

function Tie(props: { score: Ranked; name: string; next: string; words: Words }) {
  const { score, name, next, words } = props;
  if (score.above === 'fewer-shares')
    return <p class="mx-standing__tie">{words.table.tieByShares(name, next)}</p>;
  if (score.above === 'turn-order')
    return <p class="mx-standing__tie">{words.table.tieBySeat(name, next)}</p>;
  return null;
}
