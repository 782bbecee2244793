import { FileDown, History, Play, Trash2 } from 'lucide-preact';
import { removeMatch, restoreMatch, resumeMatch } from '../../archive/match-changes';
import type { ListedMatch } from '../../archive/match-row';
import { isRunning } from '../../archive/matches';
import { Button } from '../../ui/button';
import { Sheet } from '../../ui/sheet';
import { showToast } from '../../ui/toast';
import { AskingButton } from '../../ui/warning/asking-button';
import { useExport } from '../files/use-export';
import { MatchRow } from '../match-parts/match-row';
import { titleOf } from '../match-parts/shown-names';
import { useGo } from '../screen/go';
import { withArchive } from '../store/archive';
import { useWords } from '../words/words';
import { EndMatchButton, RenameField, useEndMatch } from './change-match';
import { LinkedEnding } from './linked-ending';
import { useMatchesWords } from './words';

/** The actions for one match of the list. Closed without one. */
export function MatchMenu({
  record,
  onClose,
}: {
  readonly record: ListedMatch | null;
  readonly onClose: () => void;
}) {
  const words = useWords();
  const own = useMatchesWords();
  const go = useGo();
  const { saveOne } = useExport();
  const title = record ? titleOf(record, words) : '';

  const endMatch = useEndMatch();
  const end = async (id: string) => {
    onClose();
    await endMatch(id);
  };
  const resume = async (id: string) => {
    onClose();
    const trouble = await withArchive((archive) => resumeMatch(archive, id));
    if (trouble) showToast({ text: words.trouble[trouble.trouble] });
    else go.to(`/match/${id}`);
  };

  const remove = async (id: string) => {
    onClose();
    const trouble = await withArchive((archive) => removeMatch(archive, id, Date.now()));
    if (trouble) showToast({ text: words.trouble[trouble.trouble] });
    else {
      const restore = () => void withArchive((archive) => restoreMatch(archive, id));
      const action = { label: own.undo, run: restore };
      showToast({ text: own.removed(title), action });
    }
  };

  const ending = (one: ListedMatch) =>
    isRunning(one) ? (
      <EndMatchButton onEnd={() => void end(one.id)} />
    ) : (
      <Button wide icon={Play} onClick={() => void resume(one.id)}>
        {own.resume}
      </Button>
    );

  return (
    <Sheet open={record !== null} title={own.one} onClose={onClose}>
      {record && (
        <div class="stack" data-gap="3">
          <MatchRow record={record} />
          <RenameField id={record.id} onDone={onClose} />
          {record.summary?.toAct !== null &&
            (record.header.undo === 'asked' ? (
              <LinkedEnding id={record.id} onDone={onClose} otherwise={ending(record)} />
            ) : (
              ending(record)
            ))}
          <Button wide icon={History} onClick={() => go.to(`/match/${record.id}/replay`)}>
            {own.replay}
          </Button>
          <Button wide icon={FileDown} onClick={() => void saveOne(record.id)}>
            {own.exportOne}
          </Button>
          <AskingButton
            wide
            icon={Trash2}
            question={own.asksRemove}
            warning={own.removeHint}
            onGo={() => void remove(record.id)}
          >
            {own.remove}
          </AskingButton>
        </div>
      )}
    </Sheet>
  );
}
