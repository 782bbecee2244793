import { spawnWorker, Thinker, workersHere } from '../../match/thinker';

/** What thinks for the whole app: table, hints and analysis share its workers. */
export const thinker = new Thinker({ spawn: spawnWorker, most: workersHere() });
