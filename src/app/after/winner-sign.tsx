import { useMemo } from 'preact/hooks';
import { Day } from '../day';
import { Miniature } from '../miniature';
import type { OpenedMatch } from '../use-match';
import { useWords } from '../words/words';
import { endOf } from './end-of';

export interface WinnerSignProps extends OpenedMatch {
  readonly winner: string;
}

/** A sign that says who has won, with the last position in small. */
export function WinnerSign({ match, view, game, winner }: WinnerSignProps) {
  const words = useWords();
  const state = match.state.value;
  const picture = useMemo(() => view.miniature(state), [view, state]);
  return (
    <div class="after__sign">
      <Miniature svg={picture} />
      <div>
        <p class="after__winner">{words.match.won(winner)}</p>
        <p>{[game.name, game.summary(match.header.options)].join(' · ')}</p>
        <p>
          <Day at={endOf(match)} written="long" />
        </p>
      </div>
    </div>
  );
}
