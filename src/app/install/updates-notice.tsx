import { useEffect } from 'preact/hooks';
import { showToast } from '../../ui/toast';
import { useWords } from '../words/words';
import { applyUpdate, update, watchUpdates } from './updates';

/** Watches for new versions and offers them on whatever screen is open; nothing happens until somebody accepts. */
export function UpdatesNotice() {
  const words = useWords().install;
  const state = update.value;
  useEffect(() => {
    void watchUpdates(() => showToast({ text: words.offlineReady }));
  }, []);
  useEffect(() => {
    if (state === 'none') return;
    const waiting = state === 'waiting';
    return showToast({
      text: waiting ? words.updateReady : words.updateElsewhere,
      action: { label: waiting ? words.update : words.reload, run: () => void applyUpdate() },
      stays: true,
    });
  }, [state, words]);
  return null;
}
