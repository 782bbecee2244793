import type { LiveMatch } from '../../match/live-match';
import { SeatMark } from '../../ui/seat-mark';
import { briefly } from './briefly';
import './told-list.css';
import type { ToldTurn } from './turns-since';

export interface ToldListProps {
  readonly match: LiveMatch;
  readonly turns: readonly ToldTurn[];
}

/** What others have done, a line for each turn, with the mark of its seat. */
export function ToldList({ match, turns }: ToldListProps) {
  const { seats } = match.header;
  return (
    <ol class="told-list">
      {turns.map(({ seat, sentences }, at) => {
        const plan = seats[seat];
        return (
          // The same may be done twice, and a line never changes its place.
          <li key={at}>
            {plan && <SeatMark {...plan} among={seats} />}
            <span>{briefly(sentences).join(' ')}</span>
          </li>
        );
      })}
    </ol>
  );
}
