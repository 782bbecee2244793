import { LONGEST_TEXT } from './hostile-json';

/** The lists of a file that may be longer than a text can be. */
export type LongList = 'matches' | 'designs';

/** An item of such a list, as JSON text. It is not parsed yet. */
export interface FilePiece {
  readonly list: LongList;
  /** From 0. */
  readonly index: number;
  readonly text: string;
}

/** A place in such a list. */
export type ListPlace = Pick<FilePiece, 'list' | 'index'>;

/** The name of a long list, right before its bracket. */
const NAME = /"(matches|designs)"\s{0,20}:\s{0,20}$/;

/**
 * Takes the text of a JSON file in pieces of any size, and gives the items of its long lists one by one. The rest of
 * the file, in which those lists are empty, is one text. Neither an item nor the rest is longer than `LONGEST_TEXT`.
 */
export class FileSplitter {
  /** What has come of the current item, or of the rest. */
  #item = '';
  #rest = '';
  #list: LongList | null = null;
  #depth = 0;
  #inString = false;
  #escaped = false;
  readonly #found: Record<LongList, number> = { matches: 0, designs: 0 };

  /** Everything outside the lists so far; in a text that ends within a list, as if nothing came after it. */
  get rest(): string {
    return this.#list ? `${this.#rest}]}` : this.#rest;
  }

  /** Whether the text ends before its last bracket. */
  get isCut(): boolean {
    return this.#depth > 0;
  }

  /** The item within which the text ends; null: within none. */
  get cutItem(): ListPlace | null {
    return this.#list && { list: this.#list, index: this.#found[this.#list] };
  }

  /** Whether an item or the rest has become longer than any that we write. */
  get isTooLong(): boolean {
    return this.#item.length > LONGEST_TEXT || this.#rest.length > LONGEST_TEXT;
  }

  push(chunk: string): readonly FilePiece[] {
    const pieces: FilePiece[] = [];
    let from = 0;
    const keep = (to: number) => {
      if (this.#list) this.#item += chunk.slice(from, to);
      else this.#rest += chunk.slice(from, to);
      from = to;
    };
    for (let at = 0; at < chunk.length; at++) {
      const letter = chunk[at];
      if (this.#inString) {
        if (this.#escaped) this.#escaped = false;
        else if (letter === '\\') this.#escaped = true;
        else if (letter === '"') this.#inString = false;
      } else if (letter === '"') this.#inString = true;
      else if (letter === '{' || letter === '[') {
        if (letter === '[' && this.#depth === 1) {
          keep(at + 1);
          this.#list = this.#named();
        }
        this.#depth++;
      } else if (letter === '}' || letter === ']') {
        this.#depth--;
        if (!this.#list || this.#depth > 1) continue;
        keep(at);
        this.#give(pieces, true);
        this.#list = null;
      } else if (letter === ',' && this.#list && this.#depth === 2) {
        keep(at);
        this.#give(pieces, false);
        from = at + 1;
      }
    }
    keep(chunk.length);
    return pieces;
  }

  /** The list whose bracket has just been kept. */
  #named(): LongList | null {
    const [, name] = NAME.exec(this.#rest.slice(-60, -1)) ?? [];
    return name === 'matches' || name === 'designs' ? name : null;
  }

  /** Nothing before the end is an empty list, or a comma too many after the last item. */
  #give(pieces: FilePiece[], isEnd: boolean): void {
    const list = this.#list;
    if (!list) return;
    const text = this.#item;
    this.#item = '';
    if (isEnd && this.#found[list] === 0 && text.trim() === '') return;
    pieces.push({ list, index: this.#found[list]++, text });
  }
}
