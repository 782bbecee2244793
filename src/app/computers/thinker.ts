import { spawnWorker, Thinker, workersHere } from '../../match/thinker';

/** What thinks for the whole app: table, hints and analysis share its workers. */
export const thinker = new Thinker({ spawn: spawnWorker, most: workersHere() });

// Both ends of a tap: between them a finger may stay as long as it likes.
for (const end of ['pointerdown', 'pointerup'])
  document.addEventListener(end, () => thinker.rest(), { capture: true, passive: true });
