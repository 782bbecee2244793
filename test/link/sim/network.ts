import { below, type RandomWords } from '../../../src/kit/random';
import { frames } from '../../../src/link/messages/wire';
import type { Clock } from './clock';

/** How bad a network is; each is a chance in a thousand, delays are milliseconds. */
export interface Weather {
  readonly lost: number;
  readonly doubled: number;
  readonly split: number;
  /** A link breaks while something is sent over it. */
  readonly breaks: number;
  /** Up to so long; texts overtake each other. */
  readonly delay: number;
}

/** What radio does at its worst. */
export const STORM: Weather = { lost: 30, doubled: 30, split: 100, breaks: 5, delay: 120 };

export const CALM: Weather = { lost: 0, doubled: 0, split: 0, breaks: 0, delay: 5 };

/** One end of a link in the simulated network. */
export interface End {
  readonly link: number;
  text(link: number, text: string): void;
  closed(link: number): void;
  /** False once the phone has crashed: nothing arrives, and nobody is told. */
  alive(): boolean;
}

/** Joins phones by links that lose, delay, double, reorder and split what is sent, and break. */
export class Network {
  weather: Weather;
  /** What a hostile host does not pass on. */
  hush: (text: string) => boolean = () => false;
  readonly #clock: Clock;
  readonly #random: RandomWords;
  readonly #others = new Map<number, End>();
  #links = 0;
  #pieces = 0;

  constructor(clock: Clock, random: RandomWords, weather: Weather) {
    this.#clock = clock;
    this.#random = random;
    this.weather = weather;
  }

  newLink(): number {
    return ++this.#links;
  }

  join(one: End, other: End): void {
    this.#others.set(one.link, other);
    this.#others.set(other.link, one);
  }

  send(from: number, text: string): void {
    if (this.hush(text)) return;
    if (this.#happens('breaks')) this.close(from, this.#happens('lost', 500));
    const copies = this.#happens('doubled') ? 2 : 1;
    for (let copy = 0; copy < copies; copy++) {
      // Pieces of any size are what a phone with smaller frames would send.
      const size = Math.ceil(text.length / 3) + 41;
      const texts =
        this.#happens('split') && !text.startsWith('~')
          ? frames(text, this.#pieces++, size)
          : [text];
      for (const one of texts) if (!this.#happens('lost')) this.#carry(from, one);
    }
  }

  /** The other side may never hear of it. */
  close(from: number, told: boolean): void {
    const other = this.#others.get(from);
    if (!other) return;
    const cut = () => {
      this.#others.delete(from);
      this.#others.delete(other.link);
    };
    if (!told) {
      cut();
      return;
    }
    // What was sent before the link was closed still arrives.
    this.#clock.after(this.weather.delay + 1, () => {
      cut();
      if (other.alive()) other.closed(other.link);
    });
  }

  #carry(from: number, text: string): void {
    const wait = 1 + below(this.#random, this.weather.delay);
    this.#clock.after(wait, () => {
      const other = this.#others.get(from);
      if (other?.alive()) other.text(other.link, text);
    });
  }

  #happens(what: 'lost' | 'doubled' | 'split' | 'breaks', chance = this.weather[what]): boolean {
    return chance > 0 && below(this.#random, 1000) < chance;
  }
}
