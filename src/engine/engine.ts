import { hostility, parseJson } from '../kit/hostile-json';
import { isObject, type Json, type JsonObject } from '../kit/json';
import { isProblem, type Problem } from '../kit/rules';
import { type Answer, type Ask, type EngineContext, failure } from './ask';
import {
  actions,
  begin,
  games,
  load,
  match,
  play,
  playouts,
  replay,
  standing,
  think,
  undo,
} from './asks';

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

/** The rules without a screen: one line of JSON in, one object out. It keeps one current match. */
export class Engine {
  readonly #engine: EngineContext;

  constructor(deps: Omit<EngineContext, 'session'>) {
    this.#engine = { ...deps, session: null };
  }

  /**
   * Answers one line; null means a line that was too long. Never throws. If anything is wrong with the line, the answer
   * reports it, and nothing has changed.
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
      return await ask(this.#engine, request);
    } catch (error) {
      // A bug in our code. The next line must still get an answer.
      return failure({ problem: 'defect', at: '', message: String(error) });
    }
  }
}

function unknownAsk(ask: Json | undefined): Problem {
  const known = [...asks.keys()].join(', ');
  return { problem: ask === undefined ? 'missing' : 'unknown-ask', at: 'ask', known };
}

/** The id, if it can be sent back. */
function idOf({ id }: JsonObject): JsonObject {
  return typeof id === 'string' || typeof id === 'number' ? { id } : {};
}
