import { isTrouble, type Trouble } from '../../archive/trouble';
import { isProblem, type Problem } from '../../kit/rules';
import { showToast } from '../../ui/toast';
import { withArchive } from '../store/archive';
import { useWords } from '../words/words';
import { saveText } from './save-file';
import { useFilesWords } from './words';

/** Loaded at the first export, because playing does not need it. */
const exporting = () => import('../../archive/export');

/** Saves matches as files; a toast reports a failure. */
export function useExport(): {
  readonly saveOne: (id: string) => Promise<void>;
  /** Shares it with another app; saves it where that is not possible. */
  readonly shareOne: (id: string) => Promise<void>;
  readonly saveAll: () => Promise<void>;
} {
  const words = useWords();
  const own = useFilesWords();
  const save = (name: string, text: string | Problem | Trouble) => {
    if (isTrouble(text)) showToast({ text: words.trouble[text.trouble] });
    else if (isProblem(text)) showToast({ text: own.unsaved(text.problem) });
    else saveText(name, text);
  };
  const hand = async (name: string, text: string | Problem | Trouble) => {
    if (typeof text !== 'string') return save(name, text);
    // Browsers share plain text, but not JSON.
    const { share } = await import('./hand-out');
    await share(new File([text], name, { type: 'text/plain' }));
  };
  const day = () => new Date().toISOString().slice(0, 10);
  return {
    saveOne: async (id) => {
      const { exportMatch } = await exporting();
      const text = await withArchive((archive) => exportMatch(archive, id));
      save(`roundhouse-match-${day()}.json`, text);
    },
    shareOne: async (id) => {
      const { exportMatch } = await exporting();
      const text = await withArchive((archive) => exportMatch(archive, id));
      await hand(`roundhouse-match-${day()}.txt`, text);
    },
    saveAll: async () => {
      const { exportAll } = await exporting();
      save(`roundhouse-${day()}.json`, await withArchive(exportAll));
    },
  };
}
