import { exportAll, exportMatch } from '../../archive/export';
import { isTrouble, type Trouble } from '../../archive/trouble';
import { isProblem, type Problem } from '../../kit/rules';
import { showToast } from '../../ui/toast';
import { withKept } from '../kept';
import { saveText } from '../save-file';
import { useWords } from '../words/words';

/** Saves matches as files; what fails is told. */
export function useExport(): {
  readonly saveOne: (id: string) => Promise<void>;
  readonly saveAll: () => Promise<void>;
} {
  const words = useWords();
  const save = (name: string, text: string | Problem | Trouble) => {
    if (isTrouble(text)) showToast({ text: words.trouble[text.trouble] });
    else if (isProblem(text)) showToast({ text: words.matches.unsaved(text.problem) });
    else saveText(name, text);
  };
  const day = () => new Date().toISOString().slice(0, 10);
  return {
    saveOne: async (id) =>
      save(`roundhouse-match-${day()}.json`, await withKept((archive) => exportMatch(archive, id))),
    saveAll: async () => save(`roundhouse-${day()}.json`, await withKept(exportAll)),
  };
}
