import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { JsonObject } from '../../../src/kit/json';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** What an answer may hold. Which of it is there, the tests ask. */
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

/** A conversation with the engine in a process of its own: one line for one line. */
export class Talk {
  readonly #process: ChildProcessWithoutNullStreams;
  readonly #answers: AsyncIterator<string>;

  constructor(command = process.execPath, args = ['--import', 'tsx', 'src/engine/cli.ts']) {
    this.#process = spawn(command, args, { cwd: root });
    this.#answers = createInterface(this.#process.stdout)[Symbol.asyncIterator]();
  }

  /** Sends bytes as they are. */
  send(raw: string | Buffer): void {
    this.#process.stdin.write(raw);
  }

  /** The next line of output. */
  async hear(): Promise<Answer> {
    const { value, done } = await this.#answers.next();
    if (done) throw new Error('the engine has ended');
    return JSON.parse(value) as Answer;
  }

  async ask(request: JsonObject): Promise<Answer> {
    this.send(`${JSON.stringify(request)}\n`);
    return this.hear();
  }

  /** Ends the input; gives the exit code and what came out besides what was heard. */
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
