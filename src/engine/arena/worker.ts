import { parentPort, workerData } from 'node:worker_threads';
import { catalogue } from '../../games/catalogue';
import type { Contest } from './contest';
import { loadGame, playMatch } from './play-match';

/** The data of a worker: the matches of a contest that it plays. */
export interface Share {
  readonly contest: Contest;
  readonly matches: readonly number[];
  /** Milliseconds since 1970, for the files; null: no files. */
  readonly now: number | null;
}

/** The main function of a worker thread: plays its share and posts each result. */
export async function work(): Promise<void> {
  const { contest, matches, now } = workerData as Share;
  const game = await loadGame(catalogue, contest.game);
  for (const match of matches) parentPort?.postMessage(await playMatch(game, contest, match, now));
}
