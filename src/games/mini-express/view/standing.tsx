import { useLazy } from '../../../ui/lazy';
import { StandingList } from '../../../ui/standing-list';
import { type Ranked, ranking } from '../rules/scoring';
import type { Words } from '../words/words';
import './colors.css';
import { CompanyMark, HolderMark } from './marks';
import { companyId } from './names';
import type { MatchStandingProps } from './props';
import './standing.css';
import type { StandingWords } from '../words/en/standing';
import { texts } from '../words/texts';
import { useWords } from './voice';

/** All holders, in order of rank with their arithmetic, and a sentence about what decided a tie. */
export function Standing({ state, seats, language }: MatchStandingProps) {
  const words = useWords(language);
  const own = useLazy(texts[language].standing);
  if (!words || !own) return null;
  const ranked = ranking(state);
  const name = (holder: number) => seats[holder]?.name ?? words.automa ?? '';
  const rows = ranked.map((score, index) => {
    const { seat: holder, rank, total } = score;
    const next = ranked[index + 1];
    return {
      ...{ holder, rank, name: name(holder), points: own.points(total) },
      mark: <HolderMark seats={seats} holder={holder} />,
      parts: (
        <>
          <Arithmetic score={score} words={words} own={own} />
          {next && <Tie score={score} name={name(holder)} next={name(next.seat)} own={own} />}
        </>
      ),
    };
  });
  return <StandingList rows={rows} />;
}

interface ArithmeticProps {
  readonly score: Ranked;
  readonly words: Words;
  readonly own: StandingWords;
}

function Arithmetic({ score, words, own }: ArithmeticProps) {
  const { table } = words;
  return (
    <ul class="note mx-standing__sum">
      {score.lines.map(({ company, shares, value, rank, barred, points }) => {
        if (shares === 0) return null;
        const id = companyId(company);
        const why = barred ? own.barred[barred] : table.place[rank];
        const inWords = own.line(words.company[id], shares, value, why, points);
        return (
          <li key={id} data-barred={barred !== null || undefined}>
            <span aria-hidden="true">
              <CompanyMark color={id} words={table} beside /> {shares} × {value}
              <small> {why}</small> = <b>{points}</b>
            </span>
            <span class="visually-hidden">{inWords}</span>
          </li>
        );
      })}
      {score.shares === 0 && <li>{table.noShares}</li>}
    </ul>
  );
}

function Tie(props: { score: Ranked; name: string; next: string; own: StandingWords }) {
  const { score, name, next, own } = props;
  if (score.above === 'automa-wins-ties')
    return <p class="mx-standing__tie">{own.tieForAutoma(name, next)}</p>;
  if (score.above === 'fewer-shares')
    return <p class="mx-standing__tie">{own.tieByShares(name, next)}</p>;
  if (score.above === 'turn-order')
    return <p class="mx-standing__tie">{own.tieBySeat(name, next)}</p>;
  return null;
}
