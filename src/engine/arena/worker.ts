import { parentPort, workerData } from 'node:worker_threads';
import { catalogue } from '../../games/catalogue';
import type { Contest } from './contest';
import { loadGame, playMatch } from './play-match';

/** The data of a worker: it plays the matches `first`, `first + step`, … of a contest. */
export interface Share {
  readonly contest: Contest;
  readonly first: number;
  readonly step: number;
  /** Milliseconds since 1970, for the files; null: no files. */
  readonly now: number | null;
}

/** The main function of a worker thread: plays its share and posts each result. */
export async function work(): Promise<void> {
  const { contest, first, step, now } = workerData as Share;
  const game = await loadGame(catalogue, contest.game);
  for (let match = first; match < contest.matches; match += step)
    parentPort?.postMessage(await playMatch(game, contest, match, now));
}
