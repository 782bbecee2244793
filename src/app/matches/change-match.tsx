import { Flag } from 'lucide-preact';
import { useEffect, useState } from 'preact/hooks';
import { loadMatch } from '../../archive/log';
import { endMatch, renameMatch, resumeMatch } from '../../archive/match-changes';
import { isTrouble } from '../../archive/trouble';
import { isProblem } from '../../kit/rules';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { showToast } from '../../ui/toast';
import { AskingButton } from '../../ui/warning/asking-button';
import { titleOf } from '../match-parts/shown-names';
import { withArchive } from '../store/archive';
import { useWords } from '../words/words';
import { useMatchesWords } from './words';

/** A form to change the name of a match. An empty name restores the players' names. */
export function RenameField({ id, onDone }: { readonly id: string; readonly onDone?: () => void }) {
  const words = useWords();
  const own = useMatchesWords();
  const [title, setTitle] = useState<string | null>(null);
  useEffect(() => {
    void withArchive((archive) => loadMatch(archive, id)).then((stored) => {
      if (!isTrouble(stored) && !isProblem(stored)) setTitle(titleOf(stored.record, words));
    });
  }, [id, words]);
  const save = async () => {
    const trouble = await withArchive((archive) => renameMatch(archive, id, title ?? ''));
    showToast({ text: trouble ? words.trouble[trouble.trouble] : own.renamed });
    if (!trouble) onDone?.();
  };
  return (
    <form
      class="field-row"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Field label={own.newName} value={title ?? ''} maxLength={80} onInput={setTitle} />
      <Button onClick={() => void save()}>{own.save}</Button>
    </form>
  );
}

/** Asks before a match is ended. */
export function EndMatchButton({ onEnd }: { readonly onEnd: () => void }) {
  const own = useMatchesWords();
  return (
    <AskingButton wide icon={Flag} question={own.asksEnd} warning={own.endHint} onGo={onEnd}>
      {own.end}
    </AskingButton>
  );
}

/** Ends a match before its end, says so, and offers to take that back. False where it could not be written. */
export function useEndMatch(): (id: string) => Promise<boolean> {
  const words = useWords();
  const own = useMatchesWords();
  return async (id) => {
    const stored = await withArchive((archive) => loadMatch(archive, id));
    const isThere = !isTrouble(stored) && !isProblem(stored);
    const title = isThere ? titleOf(stored.record, words) : '';
    const trouble = await withArchive((archive) => endMatch(archive, id, Date.now()));
    if (trouble) showToast({ text: words.trouble[trouble.trouble] });
    else {
      const resume = () => void withArchive((archive) => resumeMatch(archive, id));
      const action = { label: own.undo, run: resume };
      // From its table it leads to Home, where it can still be taken back.
      showToast({ text: own.ended(title), action, outlives: true });
    }
    return !trouble;
  };
}
