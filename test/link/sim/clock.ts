/** Time that passes only from one event to the next. */
export class Clock {
  now = 1_000_000;
  readonly #heap: { readonly at: number; readonly order: number; readonly happen: () => void }[] =
    [];
  #order = 0;

  after(wait: number, happen: () => void): void {
    const heap = this.#heap;
    heap.push({ at: this.now + wait, order: this.#order++, happen });
    for (let child = heap.length - 1; child > 0; ) {
      const parent = (child - 1) >> 1;
      if (!this.#swapIfLater(parent, child)) break;
      child = parent;
    }
  }

  /** Lets everything happen that is due within this number of milliseconds. */
  run(milliseconds: number): void {
    const end = this.now + milliseconds;
    for (let next = this.#heap[0]; next && next.at <= end; next = this.#heap[0]) {
      this.#removeFirst();
      this.now = Math.max(this.now, next.at);
      next.happen();
    }
    this.now = end;
  }

  #removeFirst(): void {
    const heap = this.#heap;
    const last = heap.pop();
    if (!last || heap.length === 0) return;
    heap[0] = last;
    for (let parent = 0; ; ) {
      const left = 2 * parent + 1;
      const [a, b] = [heap[left], heap[left + 1]];
      if (!a) return;
      const child = b && before(b, a) ? left + 1 : left;
      if (!this.#swapIfLater(parent, child)) return;
      parent = child;
    }
  }

  #swapIfLater(parent: number, child: number): boolean {
    const [above, below] = [this.#heap[parent], this.#heap[child]];
    if (!above || !below || !before(below, above)) return false;
    this.#heap[parent] = below;
    this.#heap[child] = above;
    return true;
  }
}

interface Due {
  readonly at: number;
  readonly order: number;
}

function before(one: Due, other: Due): boolean {
  return one.at === other.at ? one.order < other.order : one.at < other.at;
}
