import { hostility, parseJson } from '../kit/hostile-json';
import { isObject, type Json, type JsonObject } from '../kit/json';
import { isProblem, type Problem } from '../kit/rules';
import { type Answer, failure } from './answer';
import type { Ask, Desk } from './ask';
import { begin, load, replay } from './asks/begin-asks';
import { games } from './asks/games';
import { match, playouts, standing } from './asks/table-asks';
import { think } from './asks/think';
import { actions, play, undo } from './asks/turn-asks';

const asks: ReadonlyMap<Json | undefined, Ask> = new Map(
  Object.entries({
    games,
    begin,
    load,
    replay,
    actions,
    play,
    undo,
    standing,
    match,
    playouts,
    think,
  }),
);

/** The rules without a screen: one line of JSON in, one object out, and a match kept in between. */
export class Engine {
  readonly #desk: Desk;

  constructor(deps: Omit<Desk, 'session'>) {
    this.#desk = { ...deps, session: null };
  }

  /**
   * Answers one line; null stands for one that was too long. Never throws: whatever is wrong with the line
   * is the answer, and then nothing has changed.
   */
  async answer(line: string | null): Promise<Answer> {
    if (line === null) return failure({ problem: 'too-long', at: '' });
    const parsed = parseJson(line);
    if (isProblem(parsed)) return failure(parsed);
    const request = parsed.value;
    if (!isObject(request)) return failure({ problem: 'not-an-object', at: '' });
    return { ...idOf(request), ...(await this.#answerRequest(request)) };
  }

  async #answerRequest(request: JsonObject): Promise<Answer> {
    const hostile = hostility(request);
    if (hostile) return failure(hostile);
    const ask = asks.get(request.ask);
    if (!ask) return failure(unknownAsk(request.ask));
    try {
      return await ask(this.#desk, request);
    } catch (error) {
      // A defect of ours; the next line deserves an answer all the same.
      return failure({ problem: 'defect', at: '', message: String(error) });
    }
  }
}

function unknownAsk(ask: Json | undefined): Problem {
  const known = [...asks.keys()].join(', ');
  return { problem: ask === undefined ? 'missing' : 'unknown-ask', at: 'ask', known };
}

/** The id as it came, when it is one that can be sent back. */
function idOf({ id }: JsonObject): JsonObject {
  return typeof id === 'string' || typeof id === 'number' ? { id } : {};
}
