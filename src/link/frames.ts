import { LONGEST_MESSAGE } from './wire';

/** Characters of one text on a link. Three bytes each at worst, and still below what every channel takes. */
export const LONGEST_FRAME = 15_000;

/** Messages of one link that may lie in pieces at the same time. */
const MOST_OPEN = 4;

const MOST_PIECES = Math.ceil(LONGEST_MESSAGE / LONGEST_FRAME) + 1;
/** Room for the mark before a piece. */
const MARK = 40;
const MARKED = /^~([0-9a-z]{1,8})\.(\d{1,2})\.(\d{1,2})~/;

/** The texts in which a message goes over a link; `id` tells messages in pieces apart. */
export function frames(text: string, id: number, longest = LONGEST_FRAME): readonly string[] {
  if (text.length <= longest) return [text];
  const length = longest - MARK;
  const total = Math.ceil(text.length / length);
  return Array.from({ length: total }, (_, index) => {
    const piece = text.slice(index * length, (index + 1) * length);
    return `~${(id % 2 ** 32).toString(36)}.${index}.${total}~${piece}`;
  });
}

/** Puts a link's pieces together again, in whatever order they come, as often as they come. */
export class Joiner {
  readonly #open = new Map<string, (string | undefined)[]>();

  /** The whole message once it is there; `partial` before; null for what is no frame of ours. */
  join(frame: string): string | 'partial' | null {
    if (frame.length > LONGEST_FRAME) return null;
    if (!frame.startsWith('~')) return frame;
    const [mark, id = '', written, of] = MARKED.exec(frame) ?? [];
    const index = Number(written);
    const total = Number(of);
    if (mark === undefined || total < 2 || total > MOST_PIECES || index >= total) return null;
    const pieces = this.#open.get(id) ?? new Array<string | undefined>(total).fill(undefined);
    if (pieces.length !== total) return null;
    pieces[index] = frame.slice(mark.length);
    this.#open.delete(id);
    if (pieces.every((piece) => piece !== undefined)) return pieces.join('');
    this.#open.set(id, pieces);
    // The oldest has lost a piece for good; who sent it sends it anew.
    for (const oldest of this.#open.keys()) {
      if (this.#open.size <= MOST_OPEN) break;
      this.#open.delete(oldest);
    }
    return 'partial';
  }
}
