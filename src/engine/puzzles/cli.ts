import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { catalogue } from '../../games/catalogue';
import { puzzleGenerators } from '../../games/puzzle-generators';
import type { FiledPuzzle } from '../../kit/puzzle';
import type { PuzzleTable } from '../../kit/puzzle-generator';
import { SearchPlayer } from '../../players/search-player';
import { tuningOf } from '../../players/tuning';
import { choose, type Found, isWanted, OF_A_MATCH } from './choose';
import type { PuzzleContext } from './lines';
import { makePuzzle } from './make-puzzle';
import { spotsOf } from './spots';

/** A rollout length beyond the end of any match. */
const TO_THE_END = 1000;

/** The number of positions of a match that are examined closely. */
const SPOTS = 5;

/** Which puzzles are searched for. */
interface Wanted {
  theme(theme: string): boolean;
  /** Only those that a short search does not find. */
  readonly hidden: boolean;
}

/**
 * Plays a match and makes puzzles from its positions, those that are wanted and no more than allowed; `spots` is the
 * number of closely examined positions.
 */
async function findInMatch(
  context: PuzzleContext,
  table: PuzzleTable,
  match: string,
  wanted: Wanted,
): Promise<{ readonly found: readonly Found[]; readonly spots: number }> {
  const { rules, advice } = context;
  const usual = new SearchPlayer(rules, advice);
  const toTheEnd = new SearchPlayer(rules, advice, {
    ...tuningOf(advice),
    rolloutDepth: TO_THE_END,
  });
  const found: Found[] = [];
  let spots = 0;
  for await (const spot of spotsOf(context, usual, table, match, wanted.hidden)) {
    if (!wanted.theme(context.generator.theme(spot.state, spot.best, spot.next))) continue;
    const puzzle = await makePuzzle(context, { usual, toTheEnd }, spot, `${match} ${spots++}`);
    if (puzzle) found.push({ puzzle, match });
    if (found.length === OF_A_MATCH || spots === SPOTS) break;
  }
  return { found, spots };
}

/** Loads everything that is needed to find puzzles of a game. */
async function openContext(game: string): Promise<PuzzleContext> {
  const entry = catalogue.find(({ id }) => id === game);
  const generator = await puzzleGenerators[game]?.();
  if (!entry || !generator) throw new Error(`--game: nobody knows how to find puzzles of ${game}.`);
  const [rules, advice] = await Promise.all([entry.rules(), entry.advice?.() ?? null]);
  return { rules, advice, generator: generator };
}

/**
 * Plays matches, finds puzzles in them, and writes a varied selection of those and the known ones to the game's own
 * file.
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
  const context = await openContext(game);
  const out = values.out ?? `src/games/${game}/puzzles/found.json`;
  const all = await known(out);
  const count = Number(values.count);
  const wanted: Wanted = {
    theme: (theme) => theme === (values.theme ?? theme) && isWanted(theme, all, count),
    hidden: values.hidden,
  };
  for (let match = 0; match < Number(values.matches); match++) {
    for (const [place, table] of context.generator.tables.entries()) {
      const name = `${seed} ${place} ${match}`;
      const { found, spots } = await findInMatch(context, table, name, wanted);
      all.push(...found);
      console.error(`${JSON.stringify(table)} ${match + 1}: ${found.length} of ${spots} positions`);
      // At once: the results of a long run are kept when it is interrupted.
      if (found.length > 0) await write(out, choose(context.rules, all, count));
    }
  }
  const chosen = choose(context.rules, all, count);
  await write(out, chosen);
  console.log(`${chosen.length} of ${all.length} puzzles are in ${out}.`);
}

/** One puzzle per line, so that changes are visible in a diff. */
function write(file: string, puzzles: readonly FiledPuzzle[]): Promise<void> {
  return writeFile(file, `[\n${puzzles.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`);
}

/** The puzzles in a file; none if the file does not exist yet. */
async function known(file: string): Promise<Found[]> {
  const text = await readFile(file, 'utf8').catch(() => '[]');
  const puzzles = JSON.parse(text) as readonly FiledPuzzle[];
  return puzzles.map((puzzle) => ({ puzzle, match: puzzle.id }));
}

await main();
