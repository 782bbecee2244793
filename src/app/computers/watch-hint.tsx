import { useComputerWords } from './words';

/** Where nobody but computers plays. */
export function WatchHint() {
  return <p class="note">{useComputerWords().watchHint}</p>;
}
