import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { catalogue } from '../../games/catalogue';
import type { FiledPuzzle } from '../../kit/puzzle';
import { choose, type Found, isWanted } from './choose';
import { lookInto } from './look-into';
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
      out: { type: 'string' },
    },
  });
  const { game, seed } = values;
  const shop = await openShop(game);
  const out = values.out ?? `src/games/${game}/puzzles/found.json`;
  const all = await known(out);
  const count = Number(values.count);
  const wanted = (theme: string) => isWanted(theme, all, count);
  for (let match = 0; match < Number(values.matches); match++) {
    for (const [place, table] of shop.craft.tables.entries()) {
      const name = `${seed} ${place} ${match}`;
      const { found, spots } = await lookInto(shop, table, name, wanted);
      all.push(...found);
      console.error(`${JSON.stringify(table)} ${match + 1}: ${found.length} of ${spots} positions`);
    }
  }
  const chosen = choose(all, count);
  // A puzzle a line, so that what has changed can be seen.
  await writeFile(out, `[\n${chosen.map((puzzle) => JSON.stringify(puzzle)).join(',\n')}\n]\n`);
  console.log(`${chosen.length} of ${all.length} puzzles are in ${out}.`);
}

/** The puzzles in a file; none where there is no file yet. */
async function known(file: string): Promise<Found[]> {
  const text = await readFile(file, 'utf8').catch(() => '[]');
  const puzzles = JSON.parse(text) as readonly FiledPuzzle[];
  return puzzles.map((puzzle) => ({ puzzle, match: puzzle.id }));
}

await main();
