import { useWords } from '../words/words';

/** Shown where only computers play. */
export function WatchHint() {
  return <p class="note">{useWords().computers.watchHint}</p>;
}
