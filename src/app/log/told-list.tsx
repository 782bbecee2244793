import { ChevronDown } from 'lucide-preact';
import type { LiveMatch } from '../../match/live-match';
import { SeatMark } from '../../ui/seat-mark';
import { shownSeats } from '../match-parts/shown-names';
import './told-list.css';
import type { ToldTurn } from './turns-since';
import { useLogWords } from './words';

export interface ToldListProps {
  readonly match: LiveMatch;
  readonly turns: readonly ToldTurn[];
}

/** Turns with up to this many sentences are not folded. */
const SHORT = 3;

/** What others have done: a line for each turn, with the mark of its seat. A long turn is folded. */
export function ToldList({ match, turns }: ToldListProps) {
  const words = useLogWords();
  const seats = shownSeats(match.header);
  return (
    <ol class="told-list">
      {turns.map(({ seat, sentences }, at) => {
        const plan = seats[seat];
        const [first, ...more] = sentences;
        return (
          // The same may be done twice, and a line never changes its place.
          <li key={at}>
            {plan && <SeatMark {...plan} among={seats} />}
            {sentences.length <= SHORT ? (
              <span>{sentences.join(' ')}</span>
            ) : (
              <details>
                <summary>
                  <span>
                    {first} <small>{words.more(more.length)}</small>
                  </span>
                  <ChevronDown size={20} aria-hidden="true" />
                </summary>
                <p>{more.join(' ')}</p>
              </details>
            )}
          </li>
        );
      })}
    </ol>
  );
}
