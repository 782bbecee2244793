import { useEffect, useRef, useState } from 'preact/hooks';
import { useHashLocation } from 'wouter-preact/use-hash-location';
import { showToast } from '../../ui/toast';
import { useWords } from '../words/words';
import { applyUpdate, update, watchUpdates } from './updates';

/** Watches for new versions and offers them on any screen. Nothing happens until the user accepts. */
export function UpdatesNotice() {
  const words = useWords().install;
  const state = update.value;
  const [path] = useHashLocation();
  const [ready, setReady] = useState(false);
  useEffect(() => {
    void watchUpdates(() => setReady(true));
  }, []);
  const announced = useRef(false);
  useEffect(() => {
    // On Home it stays; over a table or a lesson it would cover what is read or tapped there.
    if (!ready || announced.current || path !== '/') return;
    announced.current = true;
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
