import { Fragment } from 'preact';
import { useId, useMemo } from 'preact/hooks';
import { Link } from 'wouter-preact';
import type { FinishedMatch } from '../../archive/finished';
import { offered } from '../../games/offered';
import { lazy } from '../../kit/lazy';
import type { GameWords } from '../../kit/words';
import { useLazy } from '../../ui/lazy';
import { useLanguage } from '../../ui/words';
import { useGo } from '../screen/go';
import { useLoaded } from '../screen/use-loaded';
import { keepSetting, useKeptSettings } from '../store/kept-settings';
import { playedBy } from '../variety/played-by';
import { useWords } from '../words/words';
import { byComputers, bySeats, type Kind, kindsOfGame, type Variety, varietiesOf } from './kinds';
import { Recent } from './recent';
import {
  type Figures,
  figuresBy,
  figuresOf,
  hasWon,
  namesIn,
  type PersonResult,
  resultsOf,
  streaksOf,
} from './results';
import { type StatisticsWords, useStatisticsWords } from './words';

interface FiguresTableProps {
  readonly title: string;
  /** The heading of the first column; the title where it is left out. */
  readonly head?: string;
  readonly rows: ReadonlyMap<string, Figures>;
}

/** A mean with one decimal. */
const meanOf = ({ points, played }: Figures) => (points / Math.max(1, played)).toFixed(1);

/** Rows of figures: matches played and won, points on average and at best. */
function FiguresTable({ title, head, rows }: FiguresTableProps) {
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
function OnePerson({ showings, kinds }: OnePersonProps) {
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
      <Recent showings={showings} />
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

interface OfSettingProps {
  /** Of the game. */
  readonly id: string;
  readonly game: GameWords;
  readonly variety: Variety;
  readonly matches: readonly FinishedMatch[];
}

/** Few games have such a setting. */
const grid = lazy(async () => (await import('../variety/variety')).Variety);

/** What was played of a setting with many values, as a grid. */
function OfSetting({ id, game, variety, matches }: OfSettingProps) {
  const words = useStatisticsWords();
  const go = useGo();
  const Grid = useLazy(grid);
  const { setting } = variety;
  const played = useMemo(() => playedBy(matches, id, setting), [matches, id, setting]);
  return (
    Grid && (
      <Grid
        setting={setting}
        game={game}
        played={played}
        sentence={words.variety(variety)}
        // Where values have no pages, a match with one can at least be begun.
        onGo={(value) => go.to(game.page ? `/${id}/${value}` : `/new/${id}/${value}`)}
      />
    )
  );
}

/** The figures of one game: of all people, and of a chosen one. */
export function GameFigures({
  id,
  matches,
}: {
  readonly id: string;
  readonly matches: readonly FinishedMatch[];
}) {
  const words = useStatisticsWords();
  const { levels } = useWords().computers;
  const language = useLanguage();
  const choice = useId();
  const me = useKeptSettings()?.me ?? null;
  const { game, own, varieties } = useKindsOf(id, matches, words);
  const people = useMemo(
    () => new Map(namesIn(matches).map((one) => [one, resultsOf(matches, one)])),
    // A person without a name is called differently in each language.
    [matches, language],
  );
  const names = [...people.keys()];
  const name = names.find((one) => one === me) ?? names[0];
  const showings = people.get(name ?? '') ?? [];
  const wins = (kind: Parameters<typeof hasWon>[0]) =>
    matches.filter((match) => hasWon(kind, match)).length;
  const computers = matches.some(({ header }) =>
    header.seats.some(({ player }) => player.kind === 'computer'),
  );
  const kinds = [...own, bySeats(words), ...(computers ? [byComputers(words, levels)] : [])];
  return (
    <>
      <p>{words.overview(matches.length, wins('person'), wins('computer'), wins('automa'))}</p>
      {varieties.map((variety) => (
        <Fragment key={variety.title}>
          <p>{words.variety(variety)}</p>
          {game && <OfSetting id={id} game={game} variety={variety} matches={matches} />}
        </Fragment>
      ))}
      {name !== undefined && (
        <>
          <FiguresTable
            title={words.people}
            head={words.name}
            rows={new Map([...people].map(([one, shown]) => [one, figuresOf(shown)]))}
          />
          <div class="row statistics__whose">
            <label class="caps" for={choice}>
              {words.whose}
            </label>
            <select
              class="framed"
              id={choice}
              value={name}
              onChange={(event) => void keepSetting('me', event.currentTarget.value)}
            >
              {names.map((one) => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
            </select>
          </div>
          <OnePerson showings={showings} kinds={kinds} />
        </>
      )}
    </>
  );
}

/** What a game knows of its matches. */
interface OfGame {
  readonly game: GameWords | null;
  /** The kinds by which they differ. */
  readonly own: readonly Kind[];
  readonly varieties: readonly Variety[];
}

/** Nothing until the rules and words of the game are loaded. */
function useKindsOf(id: string, matches: readonly FinishedMatch[], words: StatisticsWords): OfGame {
  const language = useLanguage();
  const loaded = useLoaded(async () => {
    const entry = offered.find((one) => one.id === id);
    // A game that this version does not have has its people and points all the same.
    if (!entry) return null;
    const [rules, game] = await Promise.all([entry.rules(), entry.words(language)]);
    return { rules, game };
  }, [id, language]);
  return useMemo(() => {
    if (!loaded) return { game: null, own: [], varieties: [] };
    const { rules, game } = loaded;
    return {
      game,
      own: kindsOfGame(rules, game, words),
      varieties: varietiesOf(rules, game, matches),
    };
  }, [loaded, matches, words]);
}
