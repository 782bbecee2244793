import type { Foresight, Intention } from '../players/foresight';
import type { Question, Thought } from '../players/thought';
import type { SearchPosition } from './search-position';
import type { Asked, WorkerReply, WorkerRequest } from './worker-host';

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
  /** Null: the question was given up. */
  readonly resolve: (reply: WorkerReply | null) => void;
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
  async ask(
    searched: SearchPosition,
    question: Question,
    signal: AbortSignal,
  ): Promise<Thought | null> {
    const { line } = searched;
    const asked = { do: 'think', line, question, asked: Date.now() } as const;
    const reply = await this.#question(searched, asked, durationOf(question), signal);
    return reply && 'thought' in reply ? reply.thought : null;
  }

  /** The same, about how the match may go on. */
  async foresee(
    searched: SearchPosition,
    intention: Intention,
    signal: AbortSignal,
  ): Promise<Foresight | null> {
    const reply = await this.#question(searched, { do: 'foresee', intention }, 0, signal);
    return reply && 'foresight' in reply ? reply.foresight : null;
  }

  /** Null as soon as `signal` aborts; `ms`: how long the answer may take. */
  #question(
    searched: SearchPosition,
    asked: Unnumbered<Asked>,
    ms: number,
    signal: AbortSignal,
  ): Promise<WorkerReply | null> {
    if (signal.aborted) return Promise.resolve(null);
    const number = ++this.#numbers;
    const { match, game, options, seats } = searched;
    if (!this.#known.has(match)) this.#post({ do: 'meet', with: { match, game, options, seats } });
    this.#known.add(match);
    // A copy, because the bytes are transferred to the worker, and another worker may get the same question.
    const position = searched.position.slice();
    this.#post({ ...asked, number, match, position }, [position.buffer]);
    return new Promise<WorkerReply | null>((resolve, reject) => {
      const stop = () => {
        this.#post({ do: 'stop', number });
        this.#waiting.get(number)?.resolve(null);
      };
      const lost = setTimeout(() => this.#fail('the worker is silent'), PATIENCE + ms);
      const done = () => {
        clearTimeout(lost);
        signal.removeEventListener('abort', stop);
        this.#waiting.delete(number);
      };
      this.#waiting.set(number, {
        resolve: (reply) => {
          done();
          resolve(reply);
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
    else this.#waiting.get(reply.number)?.resolve(reply);
  }

  #fail(why: string): void {
    if (this.#broken) return;
    this.#broken = true;
    this.#worker.terminate();
    for (const { reject } of [...this.#waiting.values()]) reject(new Error(why));
  }
}

/** A question that gets its number, match and position when it is sent. */
type Unnumbered<One> = One extends Asked ? Omit<One, 'number' | 'match' | 'position'> : never;

/** The milliseconds that a question may take. */
function durationOf({ budget }: Question): number {
  return 'ms' in budget ? budget.ms : 0;
}
