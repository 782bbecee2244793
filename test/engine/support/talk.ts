import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { JsonObject } from '../../../src/kit/json';

const root = fileURLToPath(new URL('../../..', import.meta.url));

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

/** A conversation with an engine in its own process: one line of output for each line of input. */
export class Talk {
  readonly #process: ChildProcessWithoutNullStreams;
  readonly #answers: AsyncIterator<string>;

  constructor(command = process.execPath, args = ['--import', 'tsx', 'src/engine/cli.ts']) {
    this.#process = spawn(command, args, { cwd: root });
    this.#answers = createInterface(this.#process.stdout)[Symbol.asyncIterator]();
  }

  /** Sends bytes unchanged. */
  send(raw: string | Buffer): void {
    this.#process.stdin.write(raw);
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

  /** Ends the input. Returns the exit code and the output that was not received yet. */
  async end(): Promise<{ readonly code: number | null; readonly rest: readonly string[] }> {
    const exited = once(this.#process, 'exit');
    this.#process.stdin.end();
    const rest: string[] = [];
    for (let next = await this.#answers.next(); !next.done; next = await this.#answers.next())
      rest.push(next.value);
    const [code] = (await exited) as [number | null];
    return { code, rest };
  }
}
