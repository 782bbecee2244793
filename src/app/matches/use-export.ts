import { isTrouble, type Trouble } from '../../archive/trouble';
import { isProblem, type Problem } from '../../kit/rules';
import { showToast } from '../../ui/toast';
import { withKept } from '../kept';
import { saveText } from '../save-file';
import { useWords } from '../words/words';
import { useMatchesWords } from './words';

/** Loaded when somebody saves: a table is played without it. */
const exporting = () => import('../../archive/export');

/** Saves matches as files; what fails is told. */
export function useExport(): {
  readonly saveOne: (id: string) => Promise<void>;
  /** Hands it to another app; saves it where that is not possible. */
  readonly shareOne: (id: string) => Promise<void>;
  readonly saveAll: () => Promise<void>;
} {
  const words = useWords();
  const own = useMatchesWords();
  const save = (name: string, text: string | Problem | Trouble) => {
    if (isTrouble(text)) showToast({ text: words.trouble[text.trouble] });
    else if (isProblem(text)) showToast({ text: own.unsaved(text.problem) });
    else saveText(name, text);
  };
  const hand = async (name: string, text: string | Problem | Trouble) => {
    if (typeof text !== 'string') return save(name, text);
    // Of all texts this is what browsers let pages share.
    const { share } = await import('../share/hand-out');
    await share(new File([text], name, { type: 'text/plain' }));
  };
  const day = () => new Date().toISOString().slice(0, 10);
  return {
    saveOne: async (id) => {
      const { exportMatch } = await exporting();
      const text = await withKept((archive) => exportMatch(archive, id));
      save(`roundhouse-match-${day()}.json`, text);
    },
    shareOne: async (id) => {
      const { exportMatch } = await exporting();
      const text = await withKept((archive) => exportMatch(archive, id));
      await hand(`roundhouse-match-${day()}.txt`, text);
    },
    saveAll: async () => {
      const { exportAll } = await exporting();
      save(`roundhouse-${day()}.json`, await withKept(exportAll));
    },
  };
}
