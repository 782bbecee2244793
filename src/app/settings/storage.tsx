import { ShieldCheck } from 'lucide-preact';
import { useEffect, useState } from 'preact/hooks';
import { askToPersist } from '../../archive/storage';
import { type StorageState, storageState } from '../../archive/storage-state';
import { Button } from '../../ui/button';
import { showToast } from '../../ui/toast';
import { useLanguage } from '../../ui/words';
import { useSettingsWords } from './words';

/** Whether the browser may delete the stored data, and how much space it takes. */
export function Storage() {
  const words = useSettingsWords();
  const language = useLanguage();
  const [state, setState] = useState<StorageState | null>(null);
  useEffect(() => void storageState().then(setState), []);
  const ask = async () => {
    if (!(await askToPersist())) showToast({ text: words.protectRefused });
    setState(await storageState());
  };
  const size = (bytes: number) =>
    bytes < 1e9
      ? new Intl.NumberFormat(language, megabyte).format(bytes / 1e6)
      : new Intl.NumberFormat(language, gigabyte).format(bytes / 1e9);
  return (
    <section class="section">
      <h2 class="caps">{words.storage}</h2>
      {state?.used != null && state.available != null && (
        <p>{words.used(size(state.used), size(state.available))}</p>
      )}
      {state?.persisted === true && <p>{words.kept}</p>}
      {state?.persisted === false && (
        <>
          <p>{words.notKept}</p>
          <div class="row">
            <Button icon={ShieldCheck} onClick={() => void ask()}>
              {words.protect}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

const megabyte = { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 } as const;
const gigabyte = { style: 'unit', unit: 'gigabyte', maximumFractionDigits: 1 } as const;
