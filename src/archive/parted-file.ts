/** In characters. From then on a part is the browser's to keep, which may write it to the disk. */
const PART = 1_000_000;

/** A file that is written bit by bit: it never is one text, so it may be larger than any text can be. */
export class PartedFile {
  readonly #parts: Blob[] = [];
  #texts: string[] = [];
  #length = 0;

  add(text: string): void {
    this.#texts.push(text);
    this.#length += text.length;
    if (this.#length >= PART) this.#flush();
  }

  /** Adds texts with commas between them, as a list in JSON has. */
  async addList(texts: AsyncIterable<string>): Promise<void> {
    let first = true;
    for await (const text of texts) {
      this.add(first ? text : `,\n${text}`);
      first = false;
    }
  }

  end(): Blob {
    this.#flush();
    return new Blob(this.#parts, { type: 'text/plain;charset=utf-8' });
  }

  #flush(): void {
    this.#parts.push(new Blob(this.#texts));
    this.#texts = [];
    this.#length = 0;
  }
}
