import { useEffect, useRef, useState } from 'preact/hooks';
import { useHashLocation } from 'wouter-preact/use-hash-location';
import { showToast } from '../../ui/toast';
import { useWords } from '../words/words';
import { applyUpdate, update, watchUpdates } from './updates';

/** Watches for new versions and offers them on whatever screen is open; nothing happens until somebody accepts. */
export function UpdatesNotice() {
  const words = useWords().install;
  const state = update.value;
  const [path] = useHashLocation();
  const [ready, setReady] = useState(false);
  useEffect(() => {
    void watchUpdates(() => setReady(true));
  }, []);
  const told = useRef(false);
  useEffect(() => {
    // It stays on Home: over a table or a lesson it would lie upon what is read or tapped there.
    if (!ready || told.current || path !== '/') return;
    told.current = true;
    return showToast({ text: words.offlineReady });
  }, [ready, path, words]);
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
