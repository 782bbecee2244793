import { useEffect, useId, useMemo, useState } from 'preact/hooks';
import type { FinishedMatch } from '../../archive/finished';
import { catalogue } from '../../games/catalogue';
import { useLanguage } from '../../ui/words';
import { useComputerWords } from '../computers/words';
import { figuresOf } from './figures';
import { FiguresTable } from './figures-table';
import { byComputers, bySeats, type Kind, kindsOfGame } from './kinds';
import { rememberMe, useMe } from './me';
import { OnePerson } from './one-person';
import { namesIn, showingsOf, winnerOf } from './showings';
import { type StatisticsWords, useStatisticsWords } from './words';

/** The figures of one game: of everybody, and of whom one chooses. */
export function GameFigures({
  id,
  matches,
}: {
  readonly id: string;
  readonly matches: readonly FinishedMatch[];
}) {
  const words = useStatisticsWords();
  const { levels } = useComputerWords();
  const language = useLanguage();
  const choice = useId();
  const me = useMe();
  const own = useKindsOf(id, words);
  const people = useMemo(
    () => new Map(namesIn(matches).map((one) => [one, showingsOf(matches, one)])),
    [matches],
  );
  const names = [...people.keys()];
  const name = names.find((one) => one === me) ?? names[0];
  const showings = people.get(name ?? '') ?? [];
  const wins = (kind: ReturnType<typeof winnerOf>) =>
    matches.filter((match) => winnerOf(match) === kind).length;
  const computers = matches.some(({ header }) =>
    header.seats.some(({ player }) => player.kind === 'computer'),
  );
  const kinds = [...own, bySeats(words), ...(computers ? [byComputers(words, levels)] : [])];
  return (
    <section class="section">
      <h2>{catalogue.find((entry) => entry.id === id)?.name[language]}</h2>
      <p>{words.overview(matches.length, wins('person'), wins('computer'), wins('automa'))}</p>
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
              onChange={(event) => void rememberMe(event.currentTarget.value)}
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

/** What tells matches of the game apart; empty until its rules and words have come. */
function useKindsOf(id: string, words: StatisticsWords): readonly Kind[] {
  const language = useLanguage();
  const [kinds, setKinds] = useState<readonly Kind[]>([]);
  useEffect(() => {
    let wanted = true;
    const entry = catalogue.find((one) => one.id === id);
    // A game that this version does not have has its people and points all the same.
    if (!entry) return;
    void Promise.all([entry.rules(), entry.words(language)]).then(
      ([rules, game]) => wanted && setKinds(kindsOfGame(rules, game, words)),
    );
    return () => {
      wanted = false;
    };
  }, [id, language, words]);
  return kinds;
}
