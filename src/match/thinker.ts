import { calibrated } from '../players/chances';
import type { Foresight, Intention } from '../players/foresight';
import { LEVEL_PLANS } from '../players/levels';
import { mergeThoughts, splitQuestion } from '../players/parallel';
import type { Question, Thought } from '../players/thought';
import type { SearchPosition } from './search-position';
import { WorkerClient, type WorkerLike } from './worker-client';

/** Milliseconds without a question after which the workers are terminated. */
const IDLE = 45_000;

export interface ThinkerDeps {
  readonly spawn: () => WorkerLike;
  /** The maximum number of workers that think at the same time. */
  readonly max: number;
}

/** How many workers this phone can run in addition to its screen. */
export function workersHere(): number {
  return Math.max(1, Math.min(3, (globalThis.navigator?.hardwareConcurrency ?? 2) - 1));
}

/** The search worker, as the build creates it. */
export function spawnWorker(): WorkerLike {
  return new Worker(new URL('./think.worker.ts', import.meta.url), { type: 'module' });
}

/**
 * Answers questions in workers, which are started when first needed and end after a while without questions. Every worth
 * in an answer is a chance to win that people may be shown.
 */
export class Thinker {
  readonly #deps: ThinkerDeps;
  #lines: WorkerClient[] = [];
  #asked = 0;
  #ending: ReturnType<typeof setTimeout> | undefined;

  constructor(deps: ThinkerDeps) {
    this.#deps = deps;
  }

  /** How many questions of `ask` can be answered at the same time. */
  get max(): number {
    return this.#deps.max;
  }

  /**
   * The answer, from as many workers as the question is worth. A question with a number of playouts or a short time
   * gets only one: then the answer is reproducible, or the phone stays cool. Null as soon as `signal` aborts; rejects
   * when no worker could answer.
   */
  async think(
    position: SearchPosition,
    question: Question,
    signal: AbortSignal,
  ): Promise<Thought | null> {
    if (isSmall(question)) return this.ask(position, question, signal);
    const asked = splitQuestion(question, this.#deps.max).map((part, place) =>
      this.#kept(this.#line(place).ask(position, part, signal)),
    );
    const answers = await Promise.allSettled(asked);
    const thoughts = answers.flatMap((one) => (one.status === 'fulfilled' && one.value) || []);
    if (signal.aborted) return null;
    if (thoughts.length > 0) return calibrated(mergeThoughts(question, thoughts));
    const failed = answers.find((one) => one.status === 'rejected');
    if (failed) throw failed.reason;
    return null;
  }

  /** The answer of the worker with the fewest questions. */
  async ask(
    position: SearchPosition,
    question: Question,
    signal: AbortSignal,
  ): Promise<Thought | null> {
    const line = this.#leastBusy();
    const thought = await this.#kept(line.ask(position, question, signal));
    return thought && calibrated(thought);
  }

  /** How the match may go on after an intention, from the worker with the fewest questions; null as soon as `signal` aborts. */
  foresee(
    position: SearchPosition,
    intention: Intention,
    signal: AbortSignal,
  ): Promise<Foresight | null> {
    return this.#kept(this.#leastBusy().foresee(position, intention, signal));
  }

  /**
   * Pauses the search for this many milliseconds: a finger waits for a response, a computer does not have to be quick.
   */
  rest(ms: number): void {
    for (const line of this.#lines) line.rest(ms);
  }

  /** No more questions about this match are expected soon. */
  forget(match: string): void {
    for (const line of this.#lines) line.forget(match);
  }

  /** Terminates all workers. The next question starts new ones. */
  end(): void {
    clearTimeout(this.#ending);
    for (const line of this.#lines) line.end();
    this.#lines = [];
  }

  #leastBusy(): WorkerClient {
    const places = Array.from({ length: this.#deps.max }, (_, place) => place);
    const load = (place: number) => this.#lines[place]?.pending ?? 0;
    const [least = 0] = places.sort((a, b) => load(a) - load(b) || a - b);
    return this.#line(least);
  }

  #line(place: number): WorkerClient {
    const known = this.#lines[place];
    if (known && !known.broken) return known;
    const line = new WorkerClient(this.#deps.spawn());
    this.#lines[place] = line;
    return line;
  }

  /** Keeps the workers while a question is open, and for a while after it. */
  async #kept<Answer>(answer: Promise<Answer>): Promise<Answer> {
    clearTimeout(this.#ending);
    this.#asked++;
    try {
      return await answer;
    } finally {
      this.#asked--;
      if (this.#asked === 0) this.#ending = setTimeout(() => this.end(), IDLE);
    }
  }
}

function isSmall({ budget }: Question): boolean {
  if ('level' in budget) return LEVEL_PLANS[budget.level].usesOneWorker === true;
  return 'playouts' in budget;
}
