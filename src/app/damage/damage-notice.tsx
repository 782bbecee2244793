import { FileDown, Trash2 } from 'lucide-preact';
import { putBack, removeDamaged, saveDamaged } from '../../archive/damage';
import { nameIn } from '../../archive/name-in';
import type { DamagedRow } from '../../archive/rows';
import { isTrouble } from '../../archive/trouble';
import { Button } from '../../ui/button';
import { showToast } from '../../ui/toast';
import { AskingButton } from '../../ui/warning/asking-button';
import { day, saveBlob } from '../files/save-file';
import { withArchive } from '../store/archive';
import { useWords } from '../words/words';
import { type DamageWords, useDamageWords } from './words';

const LONGEST_LIST = 5;

/** What a list leaves out because it cannot be read: how much, what, and what can be done about it. */
export function DamageNotice({ damaged }: { readonly damaged: readonly DamagedRow[] }) {
  const words = useDamageWords();
  const { trouble } = useWords();
  if (damaged.length === 0) return null;

  const save = async () => {
    const file = await withArchive((archive) => saveDamaged(archive, damaged));
    if (isTrouble(file)) showToast({ text: trouble[file.trouble] });
    else saveBlob(`roundhouse-damaged-${day()}.json`, file);
  };
  const remove = async () => {
    const rows = await withArchive((archive) => removeDamaged(archive, damaged));
    if (isTrouble(rows)) {
      showToast({ text: trouble[rows.trouble] });
      return;
    }
    const run = () => void withArchive((archive) => putBack(archive, rows));
    showToast({ text: words.removed, action: { label: words.undo, run } });
  };

  return (
    <section class="notice">
      <p>
        {sentencesOf(damaged, words).join(' ')} {words.unaffected}
      </p>
      <p class="note">{listOf(damaged, words)}</p>
      <div class="row">
        <Button icon={FileDown} onClick={() => void save()}>
          {words.save}
        </Button>
        <AskingButton
          icon={Trash2}
          question={words.asksRemove}
          warning={words.removeHint}
          onGo={() => void remove()}
        >
          {words.remove}
        </AskingButton>
      </div>
    </section>
  );
}

function sentencesOf(damaged: readonly DamagedRow[], words: DamageWords): readonly string[] {
  const count = (table: DamagedRow['table']) => damaged.filter((row) => row.table === table).length;
  const [matches, designs, settings] = [count('matches'), count('designs'), count('settings')];
  return [
    matches > 0 && words.matches(matches),
    designs > 0 && words.designs(designs),
    settings > 0 && words.settings(settings),
  ].filter((sentence) => sentence !== false);
}

function listOf(damaged: readonly DamagedRow[], words: DamageWords): string {
  const named = damaged.map(nameIn).filter((name) => name !== null);
  const names = named.slice(0, LONGEST_LIST).map((name) => words.settingNames[name] ?? name);
  const list = words.list(names, damaged.length - named.length);
  return names.length < named.length ? `${list} …` : list;
}
