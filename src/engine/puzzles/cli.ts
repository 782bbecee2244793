import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { catalogue } from '../../games/catalogue';
import type { FiledPuzzle } from '../../kit/puzzle';
import { choose, type Found, isWanted } from './choose';
import { lookInto, type Wanted } from './look-into';
import { openShop } from './open-shop';

/**
 * Plays matches, finds puzzles in them, and writes a varied choice of those and of what was known before to
 * where the game keeps its own.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      game: { type: 'string', default: catalogue[0]?.id ?? '' },
      seed: { type: 'string', default: '1' },
      matches: { type: 'string', default: '5' },
      count: { type: 'string', default: '30' },
      theme: { type: 'string' },
      hidden: { type: 'boolean', default: false },
      out: { type: 'string' },
    },
  });
  const { game, seed } = values;
  const shop = await openShop(game);
  const out = values.out ?? `src/games/${game}/puzzles/found.json`;
  const all = await known(out);
  const count = Number(values.count);
  const wanted: Wanted = {
    theme: (theme) => theme === (values.theme ?? theme) && isWanted(theme, all, count),
    hidden: values.hidden,
  };
  for (let match = 0; match < Number(values.matches); match++) {
    for (const [place, table] of shop.craft.tables.entries()) {
      const name = `${seed} ${place} ${match}`;
      const { found, spots } = await lookInto(shop, table, name, wanted);
      all.push(...found);
      console.error(`${JSON.stringify(table)} ${match + 1}: ${found.length} of ${spots} positions`);
      // At once: what a long run has found is kept when somebody ends it.
      if (found.length > 0) await write(out, choose(all, count));
    }
  }
  const chosen = choose(all, count);
  await write(out, chosen);
  console.log(`${chosen.length} of ${all.length} puzzles are in ${out}.`);
}

/** A puzzle a line, so that what has changed can be seen. */
function write(file: string, puzzles: readonly FiledPuzzle[]): Promise<void> {
  return writeFile(file, `[\n${puzzles.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`);
}

/** The puzzles in a file; none where there is no file yet. */
async function known(file: string): Promise<Found[]> {
  const text = await readFile(file, 'utf8').catch(() => '[]');
  const puzzles = JSON.parse(text) as readonly FiledPuzzle[];
  return puzzles.map((puzzle) => ({ puzzle, match: puzzle.id }));
}

await main();
