import * as v from 'valibot';
import { count, readForm, text } from '../../kit/form';
import { readJson } from '../../kit/hostile-json';
import { isProblem, type Problem } from '../../kit/rules';
import { forms, type Message, PROTOCOL, type Word } from './message';

/** Characters of a message. A match with a custom board needs a fifth of it. */
export const MAX_MESSAGE_LENGTH = 200_000;

const fieldsOf = (say: Word): readonly string[] => Object.keys(forms[say].entries);

/** A message as it is sent: its name, then its fields without their names. */
export function writeMessage(message: Message): string {
  const { say, ...fields } = message;
  const values: Readonly<Record<string, unknown>> = fields;
  return JSON.stringify([say, ...fieldsOf(say).map((field) => values[field])]);
}

/** Reads a message from another phone. A hello of another protocol is the problem `other-protocol`, with its `app`. */
export function readMessage(written: string): Message | Problem {
  if (written.length > MAX_MESSAGE_LENGTH)
    return { problem: 'too-large', at: '', length: written.length, longest: MAX_MESSAGE_LENGTH };
  const json = readJson(written);
  if (isProblem(json)) return json;
  if (!Array.isArray(json.value)) return { problem: 'not-a-list', at: '' };
  const [say, ...values] = json.value;
  if (typeof say !== 'string' || !isWord(say)) return { problem: 'unknown-word', at: '[0]' };
  if (say === 'hello' && v.is(count, values[0]) && values[0] !== PROTOCOL) {
    const app = v.is(text(40), values[1]) ? values[1] : '';
    return { problem: 'other-protocol', at: '[1]', app };
  }
  const fields = fieldsOf(say);
  if (values.length !== fields.length) return { problem: 'wrong-length', at: '' };
  const named = Object.fromEntries(fields.map((field, index) => [field, values[index]]));
  // The result has the form of its message, but the compiler only knows the union of all forms.
  const form: v.GenericSchema<unknown, object> = forms[say];
  const read = readForm(form, named, '');
  return isProblem(read) ? read : ({ say, ...read } as Message);
}

function isWord(say: string): say is Word {
  return Object.hasOwn(forms, say);
}

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
