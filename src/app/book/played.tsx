import type { FinishedMatch } from '../../archive/finished';
import type { GameWords } from '../../kit/words';
import { seatName, wonBy } from '../match-parts/match-title';
import { When } from '../match-parts/when';
import { useWords } from '../words/words';
import { useBookWords } from './words';

/** The finished matches of a game by the value that they were played with, the last played value first. */
export type Played = ReadonlyMap<string, readonly FinishedMatch[]>;

export function playedBy(matches: readonly FinishedMatch[], game: string, key: string): Played {
  const played = new Map<string, readonly FinishedMatch[]>();
  for (const match of matches) {
    const value = match.header.game === game ? match.header.options[key] : undefined;
    if (typeof value !== 'string') continue;
    const before = played.get(value) ?? [];
    played.delete(value);
    played.set(value, [...before, match]);
  }
  return new Map([...played].reverse());
}

/** How the matches with one value ended, the last one first. */
export function Endings({ matches }: { readonly matches: readonly FinishedMatch[] }) {
  const own = useBookWords();
  if (matches.length === 0) return <p class="note">{own.never}</p>;
  return (
    <>
      <p class="note">{own.times(matches.length)}</p>
      <ul class="book__endings">
        {[...matches].reverse().map((match) => (
          <Ending key={match.ended} match={match} />
        ))}
      </ul>
    </>
  );
}

function Ending({ match }: { readonly match: FinishedMatch }) {
  const words = useWords();
  const own = useBookWords();
  const { header, places, scores, ended } = match;
  const winners = places.flatMap((place, holder) =>
    place === 1 ? seatName(header, holder, words.match.automa) : [],
  );
  return (
    <li>
      <b>{wonBy(winners, words)}</b> <span class="note">{own.points(scores)}</span>
      <br />
      <span class="note">
        <When at={new Date(ended)} />
      </span>
    </li>
  );
}

export interface PlayedListProps {
  readonly played: Played;
  readonly of: number;
  readonly setting: string;
  readonly game: GameWords;
  readonly onGo: (value: string) => void;
}

/** Every value that has been played, to look at again. */
export function PlayedList({ played, of, setting, game, onGo }: PlayedListProps) {
  const words = useWords();
  const own = useBookWords();
  return (
    <section class="section">
      <h2 class="caps">{own.played}</h2>
      <p class="note">{own.playedOf(played.size, of)}</p>
      <ul class="book__played">
        {[...played].map(([value, matches]) => {
          const last = matches.at(-1);
          const winners = last?.places.flatMap((place, holder) =>
            place === 1 ? seatName(last.header, holder, words.match.automa) : [],
          );
          return (
            <li key={value}>
              <button type="button" class="book__value" onClick={() => onGo(value)}>
                <b>{value}</b>
                <span>
                  {game.value(setting, value, {}).sentence}
                  {winners && <span class="note">{wonBy(winners, words)}</span>}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
