import type { FinishedMatch } from '../../archive/finished';
import type { GameWords } from '../../kit/words';
import { When } from '../match-parts/dates';
import { wonIn } from '../match-parts/shown-names';
import type { Played } from '../variety/played-by';
import { useWords } from '../words/words';
import { useBookWords } from './words';

/** How the matches with one value ended, the last one first. */
export function Endings({ matches }: { readonly matches: readonly FinishedMatch[] }) {
  const own = useBookWords();
  if (matches.length === 0) return <p class="note">{own.never}</p>;
  return (
    <>
      <p class="note">{own.times(matches.length)}</p>
      <ul class="stack book__endings">
        {[...matches].reverse().map((match) => (
          <Ending key={match.header.id} match={match} />
        ))}
      </ul>
    </>
  );
}

function Ending({ match }: { readonly match: FinishedMatch }) {
  const words = useWords();
  const own = useBookWords();
  const { scores, ended } = match;
  return (
    <li>
      <b>{wonIn(match, words)}</b> <span class="note">{own.points(scores)}</span>
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
      <ul class="stack">
        {[...played].map(([value, matches]) => {
          const last = matches.at(-1);
          return (
            <li key={value}>
              <button type="button" class="framed book__value" onClick={() => onGo(value)}>
                <b>{value}</b>
                <span>
                  {game.value(setting, value, {}).sentence}
                  {last && <span class="note">{wonIn(last, words)}</span>}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
