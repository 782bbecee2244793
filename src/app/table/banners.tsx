import type { LiveMatch } from '../../match/live-match';
import { Button } from '../../ui/button';
import { useWords } from '../words/words';

export interface BannersProps {
  readonly match: LiveMatch;
  /** Begins a new match from the last position that can be shown. */
  readonly onContinue: () => void;
}

/** Why this match cannot be played here now, and what to do about it. */
export function Banners({ match, onContinue }: BannersProps) {
  const words = useWords();
  const mode = match.mode.value;
  const trouble = match.trouble.value;
  const reload = trouble?.trouble === 'closed' || trouble?.trouble === 'newer';
  return (
    <div role="status" class="table__banners">
      {mode === 'watching' && (
        <div class="notice">
          <p>{words.table.watching}</p>
          <Button onClick={() => void match.takeOver()}>{words.table.takeOver}</Button>
        </div>
      )}
      {mode === 'incompatible' && (
        <div class="notice">
          <p>{words.table.incompatible}</p>
          <Button onClick={onContinue}>{words.table.continueFromHere}</Button>
        </div>
      )}
      {trouble && (
        <div class="notice">
          <p>{words.trouble[trouble.trouble]}</p>
          {reload && <Button onClick={() => location.reload()}>{words.install.reload}</Button>}
        </div>
      )}
    </div>
  );
}
