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
