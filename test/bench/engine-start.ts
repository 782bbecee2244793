import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Milliseconds from starting the command line to its first answer. */
export async function engineStart(command: string, args: readonly string[]): Promise<number> {
  const started = performance.now();
  const engine = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  engine.stdin.end('{"ask":"begin","game":"mini-express","seats":4}\n');
  await once(engine.stdout, 'data');
  const time = performance.now() - started;
  await once(engine, 'exit');
  return time;
}
