import { signal } from '@preact/signals';
import { spawnWorker, Thinker, workersHere } from '../../match/thinker';

/** Milliseconds in which even a slow phone has answered a finger that is lifted. */
const ANSWER = 200;
/** Milliseconds of a rest that begins with a touch: a quick finger that is lifted need not be told to anybody. */
const TAP = 350;

/** What thinks for the whole app: table, hints and analysis share its workers. */
export const thinker = new Thinker({ spawn: spawnWorker, most: workersHere() });

/** False around each end of a tap: computers wait, and nothing changes under a finger that waits for an answer. */
export const calm = signal(true);

let calmAgain: ReturnType<typeof setTimeout> | undefined;
let restEnds = 0;

function rest(ms: number): void {
  restEnds = performance.now() + ms;
  thinker.rest(ms);
  calm.value = false;
  clearTimeout(calmAgain);
  calmAgain = setTimeout(() => (calm.value = true), ms);
}

const first = { capture: true, passive: true };
document.addEventListener('pointerdown', () => rest(TAP), first);
// Between the two ends of a tap a finger may stay as long as it likes.
document.addEventListener(
  'pointerup',
  () => {
    if (performance.now() + ANSWER > restEnds) rest(ANSWER);
  },
  first,
);
