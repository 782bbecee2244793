import * as v from 'valibot';
import { count, readForm } from '../kit/form';
import { readJson } from '../kit/hostile-json';
import { isProblem, type Problem } from '../kit/rules';
import { forms, type Message, PROTOCOL, type Word } from './message';

/** Characters of a message. A match with a board of one's own takes a fifth of it. */
export const LONGEST_MESSAGE = 200_000;

const fieldsOf = (say: Word): readonly string[] => Object.keys(forms[say].entries);

/** A message as it travels: its word, then its fields without their names. */
export function writeMessage(message: Message): string {
  const { say, ...fields } = message;
  const values: Readonly<Record<string, unknown>> = fields;
  return JSON.stringify([say, ...fieldsOf(say).map((field) => values[field])]);
}

/** Reads what a stranger sent. A hello of another protocol is the problem `other-protocol`. */
export function readMessage(text: string): Message | Problem {
  if (text.length > LONGEST_MESSAGE)
    return { problem: 'too-large', at: '', length: text.length, longest: LONGEST_MESSAGE };
  const json = readJson(text);
  if (isProblem(json)) return json;
  if (!Array.isArray(json.value)) return { problem: 'not-a-list', at: '' };
  const [say, ...values] = json.value;
  if (typeof say !== 'string' || !isWord(say)) return { problem: 'unknown-word', at: '[0]' };
  if (say === 'hello' && v.is(count, values[0]) && values[0] !== PROTOCOL)
    return { problem: 'other-protocol', at: '[1]' };
  const fields = fieldsOf(say);
  if (values.length !== fields.length) return { problem: 'wrong-length', at: '' };
  const named = Object.fromEntries(fields.map((field, index) => [field, values[index]]));
  // The forms differ by word, so their union is what can be said of the result.
  const form: v.GenericSchema<unknown, object> = forms[say];
  const read = readForm(form, named, '');
  return isProblem(read) ? read : ({ say, ...read } as Message);
}

function isWord(say: string): say is Word {
  return Object.hasOwn(forms, say);
}
