import { useEffect, useRef } from 'preact/hooks';
import { useHashLocation } from 'wouter-preact/use-hash-location';
import { showToast } from '../../ui/toast';
import { useWords } from '../words/words';
import { applyUpdate, update, watchUpdates } from './updates';

/** Screens of linked phones before the match, whose warnings are not to be covered; and those with an offer of their own. */
const QUIET = /^\/(?:table|join|settings|$)/;

/** Watches for new versions and offers one once, where it is found; later Home and Settings do. */
export function UpdatesNotice() {
  const words = useWords().install;
  const state = update.value;
  const [path] = useHashLocation();
  useEffect(() => {
    void watchUpdates();
  }, []);
  const offered = useRef<typeof state>('none');
  useEffect(() => {
    if (state === 'none' || state === offered.current) return;
    if (QUIET.test(path)) return;
    offered.current = state;
    const waiting = state === 'waiting';
    return showToast({
      text: waiting ? words.updateReady : words.updateElsewhere,
      action: { label: waiting ? words.update : words.reload, run: () => void applyUpdate() },
      stays: true,
    });
  }, [state, path, words]);
  return null;
}
