import { PassThrough } from 'node:stream';
import { Engine } from '../../../src/engine/engine';
import { readLines } from '../../../src/engine/lines';
import { catalogue } from '../../../src/games/catalogue';
import type { JsonObject } from '../../../src/kit/json';

/** The possible fields of an answer. The tests check which of them are present. */
export interface Answer {
  readonly id?: unknown;
  readonly error?: string;
  readonly problem?: JsonObject;
  readonly refusal?: JsonObject;
  readonly games?: readonly JsonObject[];
  readonly seed?: string;
  readonly events?: readonly JsonObject[];
  readonly toAct?: number | null;
  readonly position?: JsonObject;
  readonly actions?: readonly JsonObject[] | number;
  readonly standing?: { readonly scores: number[]; readonly ranking?: number[] };
  readonly match?: JsonObject & { readonly header: JsonObject; readonly entries: JsonObject[] };
  readonly playouts?: number;
  readonly action?: JsonObject;
  readonly worth?: readonly number[];
  readonly seconds?: number;
}

let seeds = 0;

/** A conversation with an engine: one line of output for each line of input, as `dialogue.test.ts` has it with a process. */
export class Talk {
  readonly #input = new PassThrough();
  readonly #answers: AsyncGenerator<string>;

  constructor() {
    const engine = new Engine({ catalogue, newSeed: () => `seed ${++seeds}`, now: () => 0 });
    this.#answers = answers(engine, this.#input);
  }

  /** Sends bytes unchanged. */
  send(raw: string | Buffer): void {
    this.#input.write(raw);
  }

  /** The next line of output. */
  async receive(): Promise<Answer> {
    const { value, done } = await this.#answers.next();
    if (done) throw new Error('the engine has ended');
    return JSON.parse(value) as Answer;
  }

  async ask(request: JsonObject): Promise<Answer> {
    this.send(`${JSON.stringify(request)}\n`);
    return this.receive();
  }

  /** Ends the input. Returns the output that was not received yet. */
  async end(): Promise<readonly string[]> {
    this.#input.end();
    const rest: string[] = [];
    for await (const line of this.#answers) rest.push(line);
    return rest;
  }
}

async function* answers(engine: Engine, input: AsyncIterable<Buffer>): AsyncGenerator<string> {
  for await (const line of readLines(input)) yield JSON.stringify(await engine.answer(line));
}
