import { useMemo } from 'preact/hooks';
import { allSeats } from '../../kit/secrets';
import { Day } from '../match-parts/day';
import { endOf, wonBy } from '../match-parts/match-title';
import { Miniature } from '../match-parts/miniature';
import type { OpenedMatch } from '../match-parts/use-match';
import { useWords } from '../words/words';

export interface WinnerSignProps extends OpenedMatch {
  /** The names of all who share the first place. */
  readonly winners: readonly string[];
}

/** A sign with the winner, and the final position as a small picture. */
export function WinnerSign({ match, view, game, winners }: WinnerSignProps) {
  const words = useWords();
  const state = match.state.value;
  const { rules, header } = match;
  const picture = useMemo(
    () => view.miniature(state, allSeats(rules, state), header.seats),
    [view, state, rules, header],
  );
  return (
    <div class="after__sign">
      <Miniature svg={picture} />
      <div>
        <p class="after__winner">{wonBy(winners, words)}</p>
        <p>{[game.name, game.summary(header.options)].join(' · ')}</p>
        <p>
          <Day at={endOf(match)} written="long" />
        </p>
      </div>
    </div>
  );
}
