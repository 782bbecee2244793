import type { AnyRules } from '../../src/kit/rules';
import type { WorkerLike } from '../../src/match/worker-client';
import { type WorkerReply, type WorkerRequest, workerHost } from '../../src/match/worker-host';
import { BEST, type Question, type Thought } from '../../src/players/thought';
import { aTurn } from '../support/event-loop';
import { rules } from '../tiny-game/rules';

/** What happened to the workers of a test, oldest first. */
export interface Watched {
  readonly asked: Question[];
  readonly heaps: number[];
  aborted: number;
  started: number;
  ended: number;
}

/**
 * Workers that run here, one turn of the event loop later: everything but the search is the app's own code. Their search player takes one
 * bean when `answers` allows it, and pauses until then.
 */
export function fakeWorkers(answers: (question: Question) => boolean | 'fail' = () => true) {
  const watched: Watched = { asked: [], heaps: [], aborted: 0, started: 0, ended: 0 };

  const mind = (itsRules: AnyRules) => ({
    async think(
      state: object,
      _line: readonly number[],
      question: Question,
      _clock: () => number,
      pause: () => Promise<boolean>,
    ): Promise<Thought | null> {
      watched.asked.push(question);
      const { heap } = itsRules.position.write(state);
      watched.heaps.push(Number(heap));
      for (;;) {
        const answer = answers(question);
        if (answer === 'fail') throw new Error('no idea');
        if (answer) return thoughtOf(1);
        if (!(await pause())) {
          watched.aborted++;
          return null;
        }
      }
    },
  });

  const spawn = (): WorkerLike => {
    watched.started++;
    let alive = true;
    const worker: WorkerLike = {
      postMessage: (order: WorkerRequest, transfer: Transferable[]) => {
        // Like a browser: transferred data is gone from here at once.
        const sent = structuredClone(order, { transfer });
        void aTurn().then(() => alive && hear(sent));
      },
      terminate: () => {
        alive = false;
        watched.ended++;
      },
      onmessage: null,
      onerror: null,
      onmessageerror: null,
    };
    const send = (reply: WorkerReply) =>
      void aTurn().then(
        () => alive && worker.onmessage?.(new MessageEvent('message', { data: reply })),
      );
    const hear = workerHost({
      load: async (game) => {
        if (game !== rules.id) throw new RangeError(`no game ${game}`);
        return { rules, advice: null };
      },
      searchPlayer: mind,
      send,
      clock: () => 0,
      now: () => 0,
      listen: aTurn,
      wait: aTurn,
    });
    return worker;
  };
  return { spawn, watched };
}

/** A thought with a single candidate. */
function thoughtOf(action: number, visits = 1): Thought {
  const worth = [0.5, 0.3, 0.2];
  const line = [action] as const;
  return {
    line,
    candidates: [{ action, line, visits, worth }],
    choosing: BEST,
    calibration: null,
    worth,
    playouts: visits,
  };
}
