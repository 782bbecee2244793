import { useComputerWords } from './words';

/** Shown where only computers play. */
export function WatchHint() {
  return <p class="note">{useComputerWords().watchHint}</p>;
}
