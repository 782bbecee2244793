import type { Question, Thought } from '../players/thought';
import type { Matter } from './matter';
import type { Order, Reply } from './think-orders';

/** As much of a browser's worker as is used here. */
export interface WorkerLike {
  postMessage(order: Order, transfer: Transferable[]): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<Reply>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
}

/** Milliseconds beyond its budget after which a question counts as lost. */
const PATIENCE = 12_000;

interface Waiting {
  readonly resolve: (thought: Thought | null) => void;
  readonly reject: (error: Error) => void;
}

/** One worker, the matches it knows, and the questions it has yet to answer. */
export class ThinkLine {
  readonly #worker: WorkerLike;
  readonly #waiting = new Map<number, Waiting>();
  readonly #met = new Set<string>();
  #numbers = 0;
  #broken = false;

  constructor(worker: WorkerLike) {
    this.#worker = worker;
    worker.onmessage = ({ data }) => this.#hear(data);
    worker.onerror = (event) => {
      // Told to whoever has asked; it is no stray error.
      event.preventDefault?.();
      this.#fail(event.message ?? 'the worker failed');
    };
    worker.onmessageerror = () => this.#fail('an answer could not be read');
  }

  /** It answers no more; another line is wanted in its place. */
  get broken(): boolean {
    return this.#broken;
  }

  /** Questions without an answer yet. */
  get pending(): number {
    return this.#waiting.size;
  }

  /** Null as soon as `signal` aborts; rejects when the worker fails or falls silent. */
  ask(matter: Matter, question: Question, signal: AbortSignal): Promise<Thought | null> {
    if (signal.aborted) return Promise.resolve(null);
    const number = ++this.#numbers;
    const { match, game, options, seats, line } = matter;
    if (!this.#met.has(match)) this.#post({ do: 'meet', with: { match, game, options, seats } });
    this.#met.add(match);
    // A copy: the bytes go over to the worker, and another line may be asked the same.
    const position = matter.position.slice();
    const order: Order = {
      do: 'think',
      number,
      match,
      position,
      line,
      question,
      asked: Date.now(),
    };
    this.#post(order, [position.buffer]);
    return new Promise<Thought | null>((resolve, reject) => {
      const stop = () => {
        this.#post({ do: 'stop', number });
        this.#waiting.get(number)?.resolve(null);
      };
      const lost = setTimeout(() => this.#fail('the worker is silent'), PATIENCE + least(question));
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

  /** Whoever is thinking stops for so many milliseconds, which do not count. */
  rest(ms: number): void {
    if (this.pending > 0) this.#post({ do: 'rest', ms });
  }

  forget(match: string): void {
    if (this.#met.delete(match)) this.#post({ do: 'forget', match });
  }

  /** Questions still open are given up. */
  end(): void {
    this.#broken = true;
    this.#worker.terminate();
    for (const { resolve } of [...this.#waiting.values()]) resolve(null);
  }

  #post(order: Order, transfer: Transferable[] = []): void {
    if (!this.#broken) this.#worker.postMessage(order, transfer);
  }

  #hear(reply: Reply): void {
    // What it could not load or do once it would not the next time either: a fresh worker may.
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

/** Milliseconds that a question may rightly take. */
function least({ budget }: Question): number {
  return 'ms' in budget ? budget.ms : 0;
}
