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
