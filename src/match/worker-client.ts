import type { Question, Thought } from '../players/thought';
import type { SearchPosition } from './search-position';
import type { WorkerReply, WorkerRequest } from './worker-host';

/** The part of a browser's worker that is used here. */
export interface WorkerLike {
  postMessage(request: WorkerRequest, transfer: Transferable[]): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<WorkerReply>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
}

/** Milliseconds after its budget when a question counts as lost. */
const PATIENCE = 12_000;

interface Waiting {
  readonly resolve: (thought: Thought | null) => void;
  readonly reject: (error: Error) => void;
}

/** One worker, the matches it knows, and its open questions. */
export class WorkerClient {
  readonly #worker: WorkerLike;
  readonly #waiting = new Map<number, Waiting>();
  readonly #known = new Set<string>();
  #numbers = 0;
  #broken = false;

  constructor(worker: WorkerLike) {
    this.#worker = worker;
    worker.onmessage = ({ data }) => this.#receive(data);
    worker.onerror = (event) => {
      // Reported to the caller; it is no stray error.
      event.preventDefault?.();
      this.#fail(event.message ?? 'the worker failed');
    };
    worker.onmessageerror = () => this.#fail('an answer could not be read');
  }

  /** The worker no longer answers and must be replaced. */
  get broken(): boolean {
    return this.#broken;
  }

  /** The number of open questions. */
  get pending(): number {
    return this.#waiting.size;
  }

  /** Null as soon as `signal` aborts; rejects when the worker fails or does not answer. */
  ask(searched: SearchPosition, question: Question, signal: AbortSignal): Promise<Thought | null> {
    if (signal.aborted) return Promise.resolve(null);
    const number = ++this.#numbers;
    const { match, game, options, seats, line } = searched;
    if (!this.#known.has(match)) this.#post({ do: 'meet', with: { match, game, options, seats } });
    this.#known.add(match);
    // A copy, because the bytes are transferred to the worker, and another worker may get the same question.
    const position = searched.position.slice();
    const request: WorkerRequest = {
      do: 'think',
      number,
      match,
      position,
      line,
      question,
      asked: Date.now(),
    };
    this.#post(request, [position.buffer]);
    return new Promise<Thought | null>((resolve, reject) => {
      const stop = () => {
        this.#post({ do: 'stop', number });
        this.#waiting.get(number)?.resolve(null);
      };
      const lost = setTimeout(
        () => this.#fail('the worker is silent'),
        PATIENCE + durationOf(question),
      );
      const done = () => {
        clearTimeout(lost);
        signal.removeEventListener('abort', stop);
        this.#waiting.delete(number);
      };
      this.#waiting.set(number, {
        resolve: (thought) => {
          done();
          resolve(thought);
        },
        reject: (error) => {
          done();
          reject(error);
        },
      });
      signal.addEventListener('abort', stop);
    });
  }

  /** Pauses the search for this many milliseconds, which do not count. */
  rest(ms: number): void {
    if (this.pending > 0) this.#post({ do: 'rest', ms });
  }

  forget(match: string): void {
    if (this.#known.delete(match)) this.#post({ do: 'forget', match });
  }

  /** Open questions are given up. */
  end(): void {
    this.#broken = true;
    this.#worker.terminate();
    for (const { resolve } of [...this.#waiting.values()]) resolve(null);
  }

  #post(request: WorkerRequest, transfer: Transferable[] = []): void {
    if (!this.#broken) this.#worker.postMessage(request, transfer);
  }

  #receive(reply: WorkerReply): void {
    // A worker that failed to load or do something would fail again; a new one may not.
    if ('failed' in reply) this.#fail(reply.failed);
    else this.#waiting.get(reply.number)?.resolve(reply.thought);
  }

  #fail(why: string): void {
    if (this.#broken) return;
    this.#broken = true;
    this.#worker.terminate();
    for (const { reject } of [...this.#waiting.values()]) reject(new Error(why));
  }
}

/** The milliseconds that a question may take. */
function durationOf({ budget }: Question): number {
  return 'ms' in budget ? budget.ms : 0;
}
