import { Fragment } from 'preact';
import { useId, useMemo } from 'preact/hooks';
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
import { FiguresTable, OnePerson } from './figures-table';
import { byComputers, bySeats, type Kind, kindsOfGame, type Variety, varietiesOf } from './kinds';
import { figuresOf, hasWon, namesIn, resultsOf } from './results';
import { type StatisticsWords, useStatisticsWords } from './words';

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
    [matches],
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
    <section class="section">
      <h2>{offered.find((entry) => entry.id === id)?.name[language]}</h2>
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
          <div class="statistics__whose">
            <label class="caps" for={choice}>
              {words.whose}
            </label>
            <select
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
    </section>
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
