import { Copy, FileDown, Play, Trash2 } from 'lucide-preact';
import type { DesignRecord } from '../../archive/database';
import { removeDesign, restoreDesign } from '../../archive/design-changes';
import { exportDesign } from '../../archive/designs-file';
import { Button } from '../../ui/button';
import { Sheet } from '../../ui/sheet';
import { showToast } from '../../ui/toast';
import { useLanguage } from '../../ui/words';
import { withKept } from '../kept';
import { saveText } from '../save-file';
import { BoardCard } from './board-card';
import { problemsOf, type Workshop } from './desks';
import { usePlayOn } from './play-on';
import { RenameBoard } from './rename-board';
import { useCreate } from './use-create';
import { copyNames, useBoardsWords, useTroubleSentence } from './words';

interface BoardMenuProps {
  /** Closed without one. */
  readonly record: DesignRecord | null;
  readonly shops: readonly Workshop[];
  readonly onClose: () => void;
}

/** What can be done with one design of the list. */
export function BoardMenu({ record, shops, onClose }: BoardMenuProps) {
  const language = useLanguage();
  return (
    <Sheet open={record !== null} title={record?.names[language] ?? ''} onClose={onClose}>
      {record && <Ways record={record} shops={shops} onClose={onClose} />}
    </Sheet>
  );
}

function Ways({ record, shops, onClose }: BoardMenuProps & { readonly record: DesignRecord }) {
  const words = useBoardsWords();
  const language = useLanguage();
  const sentence = useTroubleSentence();
  const playOn = usePlayOn();
  const create = useCreate();
  const shop = shops.find(({ game }) => game === record.game);
  const problems = shop ? problemsOf(shop.reader, record) : [];
  const name = record.names[language];

  const remove = async () => {
    const trouble = await withKept((archive) => removeDesign(archive, record.id, Date.now()));
    onClose();
    if (trouble) {
      showToast({ text: sentence(trouble) });
      return;
    }
    const restore = () => void withKept((archive) => restoreDesign(archive, record.id));
    showToast({ text: words.removed(name), action: { label: words.undoRemove, run: restore } });
  };
  const save = () => {
    const day = new Date().toISOString().slice(0, 10);
    saveText(`roundhouse-board-${day}.json`, exportDesign(record));
  };
  const play = () => {
    if (problems.length > 0) showToast({ text: words.unsound(problems.length) });
    else void playOn(record);
  };

  return (
    <div class="boards__menu">
      <BoardCard record={record} shops={shops} />
      {shop && <RenameBoard record={record} desk={shop.desk} onDone={onClose} />}
      {shop && (
        <>
          <Button wide icon={Play} dimmed={problems.length > 0} onClick={play}>
            {words.play}
          </Button>
          <Button
            wide
            icon={Copy}
            onClick={() =>
              void create(shop, shop.desk.named(record.design, copyNames(record.names)))
            }
          >
            {words.duplicate}
          </Button>
        </>
      )}
      <Button wide icon={FileDown} onClick={save}>
        {words.exportFile}
      </Button>
      <Button wide icon={Trash2} onClick={() => void remove()}>
        {words.remove}
      </Button>
    </div>
  );
}
