import { Worker } from 'node:worker_threads';
import type { Contest, ContestResult } from './contest';
import type { Share } from './worker';

/**
 * Plays all matches of a contest in `workers` threads, and returns the results in the order of the matches. Each
 * thread starts from the module `entry`. `onResult` gets each result when it is ready.
 */
export async function runContest(
  contest: Contest,
  entry: URL,
  workers: number,
  now: number | null,
  onResult: (result: ContestResult) => void,
): Promise<readonly ContestResult[]> {
  const results: ContestResult[] = [];
  const step = Math.min(workers, contest.matches);
  const shares = Array.from({ length: step }, (_, first): Share => ({ contest, first, step, now }));
  await Promise.all(
    shares.map((share) =>
      workOn(share, entry, (result) => {
        results.push(result);
        onResult(result);
      }),
    ),
  );
  return results.sort((a, b) => a.match - b.match);
}

function workOn(
  share: Share,
  entry: URL,
  onResult: (result: ContestResult) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(entry, { workerData: share });
    worker.on('message', onResult);
    worker.once('error', reject);
    worker.once('exit', () => resolve());
  });
}
