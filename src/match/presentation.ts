import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { LiveMatch } from './live-match';

/** Announces new entries, each of them once. */
export type Announcer = 'narration' | 'cues' | 'news';

/** Entries of a match: those after number `after`, up to number `to`. */
export interface NewEntries {
  readonly after: number;
  readonly to: number;
}

/** What an open table has shown of its match. Whatever waits for that, or adds to it, uses the same object. */
export class Presentation {
  readonly #match: LiveMatch;
  /** The position that the game's view has completely shown. */
  readonly #drawn = signal<object | null>(null);
  /** The number of entries that have been shown long enough. */
  readonly #stayed;
  readonly #announced: Record<Announcer, number>;
  /** Where others changed something last, until a person here acts: in the words of the game's view. */
  readonly places = signal<readonly string[]>([]);
  /** Sentences that wait for a tap. They are shown once the view has shown what they are about. */
  readonly news = signal<readonly string[]>([]);
  /** Whether the view has shown everything that led to the position. */
  readonly viewed: ReadonlySignal<boolean>;
  /** Whether no news waits for a tap either. */
  readonly drawn: ReadonlySignal<boolean>;
  /** Whether something that was played is being shown: not before the first position has been drawn. */
  readonly showing: ReadonlySignal<boolean>;
  /** Whether the last move still has to stay on the screen for a while. */
  readonly staying: ReadonlySignal<boolean>;

  constructor(match: LiveMatch) {
    this.#match = match;
    const entries = match.entries.peek();
    this.#stayed = signal(entries);
    this.#announced = { narration: entries, cues: entries, news: entries };
    this.viewed = computed(() => this.#drawn.value === match.state.value);
    this.drawn = computed(() => this.viewed.value && this.news.value.length === 0);
    this.showing = computed(() => this.#drawn.value !== null && !this.drawn.value);
    this.staying = computed(() => this.#stayed.value !== match.entries.value);
  }

  /** For the view: it has completely shown this position. */
  readonly show = (state: object): void => {
    this.#drawn.value = state;
  };

  /** Keeps the last move on the screen for this many milliseconds from now. Returns a function that cancels it. */
  stay(milliseconds: number): () => void {
    if (!this.staying.peek()) return () => {};
    const timer = setTimeout(() => this.skip(), milliseconds);
    return () => clearTimeout(timer);
  }

  /** The last move has been shown long enough. */
  skip(): void {
    this.#stayed.value = this.#match.entries.peek();
  }

  /** The entries that this announcer has not announced yet, which it marks as announced; null: none. */
  fresh(announcer: Announcer): NewEntries | null {
    const after = this.#announced[announcer];
    const to = this.#match.entries.peek();
    this.#announced[announcer] = to;
    return to > after ? { after, to } : null;
  }
}
