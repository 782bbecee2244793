import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('./kept', import.meta.url));
const results = fileURLToPath(new URL('../../../test-results/shots', import.meta.url));

/** With `npm run shots -- --accept` what is seen and heard now is what is kept from now on. */
export const accepting = process.env.ACCEPT === '1';

/** What is kept under that name, or null. */
export function kept(name: string): Buffer | null {
  const file = join(folder, name);
  return existsSync(file) ? readFileSync(file) : null;
}

export const keep = (name: string, content: Buffer | string) => write(join(folder, name), content);

/** Leaves something among the results of the run, to be looked at. */
export const leave = (name: string, content: Buffer | string) =>
  write(join(results, name), content);

function write(file: string, content: Buffer | string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
