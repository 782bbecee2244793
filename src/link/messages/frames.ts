import { MAX_MESSAGE_LENGTH } from './wire';

/** Characters of one text on a link. At three bytes each it is still below the limit of every browser. */
export const MAX_FRAME_LENGTH = 15_000;

/** Messages of one link that may be incomplete at the same time. */
const MAX_OPEN = 4;

const MAX_PIECES = Math.ceil(MAX_MESSAGE_LENGTH / MAX_FRAME_LENGTH) + 1;
/** Characters reserved for the mark before a piece. */
const MARK = 40;
const MARKED = /^~([0-9a-z]{1,8})\.(\d{1,2})\.(\d{1,2})~/;

/** Splits a message into texts for a link. `id` distinguishes messages that are sent in pieces. */
export function frames(text: string, id: number, longest = MAX_FRAME_LENGTH): readonly string[] {
  if (text.length <= longest) return [text];
  const length = longest - MARK;
  const total = Math.ceil(text.length / length);
  return Array.from({ length: total }, (_, index) => {
    const piece = text.slice(index * length, (index + 1) * length);
    return `~${(id % 2 ** 32).toString(36)}.${index}.${total}~${piece}`;
  });
}

/** Joins the pieces of a link's messages, in any order and with repetitions. */
export class Joiner {
  readonly #open = new Map<string, (string | undefined)[]>();

  /** The message once it is complete; `partial` before; null: the text is not a valid frame. */
  join(frame: string): string | 'partial' | null {
    if (frame.length > MAX_FRAME_LENGTH) return null;
    if (!frame.startsWith('~')) return frame;
    const [mark, id = '', written, of] = MARKED.exec(frame) ?? [];
    const index = Number(written);
    const total = Number(of);
    if (mark === undefined || total < 2 || total > MAX_PIECES || index >= total) return null;
    const pieces = this.#open.get(id) ?? new Array<string | undefined>(total).fill(undefined);
    if (pieces.length !== total) return null;
    pieces[index] = frame.slice(mark.length);
    this.#open.delete(id);
    if (pieces.every((piece) => piece !== undefined)) return pieces.join('');
    this.#open.set(id, pieces);
    // The oldest one has lost a piece. Its sender repeats the whole message.
    for (const oldest of this.#open.keys()) {
      if (this.#open.size <= MAX_OPEN) break;
      this.#open.delete(oldest);
    }
    return 'partial';
  }
}
