import type { Trouble } from '../../archive/trouble';
import type { GameWords } from '../../kit/words';
import { continueFrom, mayContinueFrom } from '../../match/continue-from';
import type { LiveMatch } from '../../match/live-match';
import { Button } from '../../ui/button';
import { useForReading } from '../match-parts/for-reading';
import { useBegin } from '../match-parts/use-begin';
import { useWords } from '../words/words';
import { SaveMatch, SendMatch } from './save-match';
import { useBesideWords } from './words';

export interface BannersProps {
  readonly match: LiveMatch;
  readonly game: GameWords;
}

/** Where the phone may have no room for the next move. */
const OUT_OF_ROOM: readonly Trouble['trouble'][] = ['full', 'disk'];

/** Why this match cannot be played here now, and what to do about it. */
export function Banners({ match, game }: BannersProps) {
  const words = useWords();
  const own = useBesideWords();
  const forReading = useForReading();
  const begin = useBegin(game);
  /** As a new match, from the last position that can be shown. */
  const continueHere = () => void begin((deps) => continueFrom(match, match.entries.peek(), deps));
  const mode = match.mode.value;
  const trouble = match.trouble.value;
  const incompatible = match.incompatible.value;
  const why = incompatible?.isFromFile
    ? forReading
    : incompatible?.damaged
      ? own.damaged(incompatible.entry)
      : own.incompatible;
  const reload = trouble?.trouble === 'closed' || trouble?.trouble === 'newer';
  return (
    <>
      {mode === 'watching' && (
        <div class="notice">
          <p>{own.watching}</p>
          <Button onClick={() => void match.takeOver()}>{own.takeOver}</Button>
        </div>
      )}
      {mode === 'incompatible' && (
        <div class="notice">
          <p>{why}</p>
          {incompatible?.damaged && <SaveMatch id={match.header.id} />}
          {mayContinueFrom(match, match.entries.value) && (
            <Button onClick={continueHere}>{own.continueFromHere}</Button>
          )}
        </div>
      )}
      {trouble && (
        <div class="notice">
          <p>{words.trouble[trouble.trouble]}</p>
          {OUT_OF_ROOM.includes(trouble.trouble) && <SendMatch match={match} />}
          {reload && <Button onClick={() => location.reload()}>{words.install.reload}</Button>}
        </div>
      )}
    </>
  );
}
