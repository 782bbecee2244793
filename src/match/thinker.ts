import type { Question, Thought } from '../players/thought';
import { merge, split } from '../players/together';
import type { Matter } from './matter';
import { ThinkLine, type WorkerLike } from './think-line';

/** Milliseconds without a question after which the workers are ended. */
const IDLE = 45_000;

export interface ThinkerDeps {
  readonly spawn: () => WorkerLike;
  /** How many workers may think at a time. */
  readonly most: number;
}

/** How many workers this phone can keep busy beside its screen. */
export function workersHere(): number {
  return Math.max(1, Math.min(3, (globalThis.navigator?.hardwareConcurrency ?? 2) - 1));
}

/** The worker that thinks, as the build makes it. */
export function spawnWorker(): WorkerLike {
  return new Worker(new URL('./think.worker.ts', import.meta.url), { type: 'module' });
}

/**
 * Has questions answered outside the screen's own thread. Workers are started when they are first needed and
 * ended when nothing has been asked for a while.
 */
export class Thinker {
  readonly #deps: ThinkerDeps;
  #lines: ThinkLine[] = [];
  #asked = 0;
  #ending: ReturnType<typeof setTimeout> | undefined;

  constructor(deps: ThinkerDeps) {
    this.#deps = deps;
  }

  /** How many questions of `ask` can be answered at a time. */
  get most(): number {
    return this.#deps.most;
  }

  /**
   * The answer, by as many workers as the question is worth: what is counted or soon thought is for one alone,
   * so that the answer follows from it, or the phone stays cool. Null as soon as `signal` aborts; rejects when
   * no worker could answer.
   */
  async think(matter: Matter, question: Question, signal: AbortSignal): Promise<Thought | null> {
    if (isSmall(question)) return this.ask(matter, question, signal);
    const asked = split(question, this.#deps.most).map((part, place) =>
      this.#on(this.#line(place), matter, part, signal),
    );
    const answers = await Promise.allSettled(asked);
    const thoughts = answers.flatMap((one) => (one.status === 'fulfilled' && one.value) || []);
    if (signal.aborted) return null;
    if (thoughts.length > 0) return merge(question, thoughts);
    const failed = answers.find((one) => one.status === 'rejected');
    if (failed) throw failed.reason;
    return null;
  }

  /** The answer of the one worker that has least to do. */
  ask(matter: Matter, question: Question, signal: AbortSignal): Promise<Thought | null> {
    const places = Array.from({ length: this.#deps.most }, (_, place) => place);
    const load = (place: number) => this.#lines[place]?.pending ?? 0;
    const [least = 0] = places.sort((a, b) => load(a) - load(b) || a - b);
    return this.#on(this.#line(least), matter, question, signal);
  }

  /** Leaves the phone to its screen for so many milliseconds: a finger waits for an answer, a computer need not have one. */
  rest(ms: number): void {
    for (const line of this.#lines) line.rest(ms);
  }

  /** Nobody will ask about this match again soon. */
  forget(match: string): void {
    for (const line of this.#lines) line.forget(match);
  }

  /** Ends every worker; the next question starts them anew. */
  end(): void {
    clearTimeout(this.#ending);
    for (const line of this.#lines) line.end();
    this.#lines = [];
  }

  #line(place: number): ThinkLine {
    const known = this.#lines[place];
    if (known && !known.broken) return known;
    const line = new ThinkLine(this.#deps.spawn());
    this.#lines[place] = line;
    return line;
  }

  async #on(line: ThinkLine, matter: Matter, question: Question, signal: AbortSignal) {
    clearTimeout(this.#ending);
    this.#asked++;
    try {
      return await line.ask(matter, question, signal);
    } finally {
      this.#asked--;
      if (this.#asked === 0) this.#ending = setTimeout(() => this.end(), IDLE);
    }
  }
}

function isSmall({ budget }: Question): boolean {
  if ('level' in budget) return budget.level === 'apprentice' || budget.level === 'conductor';
  return 'playouts' in budget;
}
