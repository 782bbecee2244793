import type { Viewers } from '../../kit/secrets';
import type { GameWords } from '../../kit/words';
import type { LiveMatch } from '../../match/live-match';
import { LinkRow } from '../link/link-row';
import { movesAsked } from '../log/asked-moves';

interface LinkedRowProps {
  readonly match: LiveMatch;
  readonly game: GameWords;
  /** Whose secrets may be told. */
  readonly viewers: Viewers;
}

/** The line of linked phones over a table, with the moves of this match in the words of its game. */
export function LinkedRow({ match, game, viewers }: LinkedRowProps) {
  return (
    <LinkRow
      match={match}
      movesAsked={(asked) => movesAsked(match.timeline, asked, viewers, game)}
    />
  );
}
