import type { Claim } from './keys';

/** What a session asks to be signed or checked. Answers come in the order of the questions. */
export type NotaryEffect =
  /** Sign these texts with this phone's key: `signed`. */
  | { readonly effect: 'sign'; readonly ticket: number; readonly texts: readonly string[] }
  /** Check whether all of this has been signed: `checked`. */
  | { readonly effect: 'check'; readonly ticket: number; readonly claims: readonly Claim[] };

/** Signatures that are known to be good. More would take room for nothing. */
const MAX_KNOWN = 4000;

/** Has texts signed and signatures checked, which takes a moment, and continues when that is done. */
export class Notary {
  readonly #emit: (effect: NotaryEffect) => void;
  readonly #signing = new Map<number, (signatures: readonly string[]) => void>();
  readonly #checking = new Map<number, (good: boolean) => void>();
  readonly #good = new Set<string>();
  #ticket = 0;

  constructor(emit: (effect: NotaryEffect) => void) {
    this.#emit = emit;
  }

  sign(texts: readonly string[], then: (signatures: readonly string[]) => void): void {
    this.#signing.set(++this.#ticket, then);
    this.#emit({ effect: 'sign', ticket: this.#ticket, texts });
  }

  /** What has been checked before is not checked again. */
  check(claims: readonly Claim[], then: (good: boolean) => void): void {
    const unknown = claims.filter((claim) => !this.#good.has(nameOf(claim)));
    if (unknown.length === 0) {
      then(true);
      return;
    }
    this.#checking.set(++this.#ticket, (good) => {
      if (this.#good.size > MAX_KNOWN) this.#good.clear();
      if (good) for (const claim of unknown) this.#good.add(nameOf(claim));
      then(good);
    });
    this.#emit({ effect: 'check', ticket: this.#ticket, claims: unknown });
  }

  signed(ticket: number, signatures: readonly string[]): void {
    const then = this.#signing.get(ticket);
    this.#signing.delete(ticket);
    then?.(signatures);
  }

  checked(ticket: number, good: boolean): void {
    const then = this.#checking.get(ticket);
    this.#checking.delete(ticket);
    then?.(good);
  }
}

const nameOf = ({ key, text, signature }: Claim) => `${key} ${signature} ${text}`;

/**
 * The messages of one link, one after the other: while signatures of one are being checked, the next ones wait. So they
 * are handled in the order in which they came.
 */
export class Inbox<Message> {
  readonly #handle: (message: Message) => void;
  readonly #waiting: Message[] = [];
  #held = 0;
  #closed = false;

  constructor(handle: (message: Message) => void) {
    this.#handle = handle;
  }

  take(message: Message): void {
    this.#waiting.push(message);
    this.#handleNext();
  }

  /** Lets the next messages wait until the returned function is called, which then runs the task. */
  hold<Result>(task: (result: Result) => void): (result: Result) => void {
    this.#held++;
    return (result) => {
      this.#held--;
      if (this.#closed) return;
      task(result);
      this.#handleNext();
    };
  }

  /** The link is gone, and with it what has come over it and was not handled yet. */
  close(): void {
    this.#closed = true;
  }

  #handleNext(): void {
    while (this.#held === 0 && !this.#closed) {
      const next = this.#waiting.shift();
      if (next === undefined) return;
      this.#handle(next);
    }
  }
}
