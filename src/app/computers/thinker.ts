import { signal } from '@preact/signals';
import { spawnWorker, Thinker, workersHere } from '../../match/thinker';

/** Milliseconds in which even a slow phone has answered a tap. */
const REST = 200;

/** What thinks for the whole app: table, hints and analysis share its workers. */
export const thinker = new Thinker({ spawn: spawnWorker, most: workersHere() });

/** False around each end of a tap: nobody thinks, and nothing changes under a finger that waits for an answer. */
export const calm = signal(true);

let resting: ReturnType<typeof setTimeout> | undefined;

// Both ends of a tap: between them a finger may stay as long as it likes.
for (const end of ['pointerdown', 'pointerup'])
  document.addEventListener(
    end,
    () => {
      thinker.rest(REST);
      calm.value = false;
      clearTimeout(resting);
      resting = setTimeout(() => (calm.value = true), REST);
    },
    { capture: true, passive: true },
  );
