import { isObject, type Json, type JsonObject } from '../../../kit/json';
import { flaw, reading, record, wordOf } from '../../../kit/reading';
import { type Action, isRefusal, type Problem } from '../../../kit/rules';
import type { Refusal } from './state/events';
import { argsOf, kindCode, packAction } from './state/parts';
import type { State } from './state/state';

/** The written form of an action, legal or not. */
export function writeAction(action: Action, state: State): JsonObject {
  const kind = state.world.actions[kindCode(action)];
  if (!kind) throw new RangeError(`${action} is no action`);
  return { do: kind.do, ...kind.write(argsOf(action), state) };
}

/** Reads an action (J8 to J10): a problem if it is malformed, a refusal if it is not possible here. */
export function readAction(json: Json, state: State): Action | Refusal | Problem {
  const read = reading((): Action | Refusal => {
    const form = isObject(json) ? json : flaw('not-an-object', '');
    const { actions } = state.world;
    const codes = [...actions.keys()].filter((code) => actions[code]?.do === form.do);
    if (codes.length === 0) wordOf(form.do, 'do', []);
    const fitting = codes.filter((code) => hasKeys(form, actions[code]?.keys ?? []));
    // Several kinds may be written alike, each in a phase of its own.
    const code = fitting.find((one) => actions[one]?.belongs(state)) ?? fitting[0] ?? codes[0];
    const kind = actions[code];
    if (!kind) return flaw('unknown-word', 'do');
    const args = kind.read(record(form, '', ['do', ...kind.keys]), state);
    return isRefusal(args) ? args : packAction(code, args);
  });
  return read.ok ? read.value : read.problem;
}

function hasKeys(form: JsonObject, keys: readonly string[]): boolean {
  return Object.keys(form).length === 1 + keys.length && keys.every((key) => key in form);
}
