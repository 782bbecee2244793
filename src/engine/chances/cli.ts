import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { catalogue } from '../../games/catalogue';
import { loadGame } from '../arena/play-match';
import { type SampledMatch, sampleMatch } from './collect';
import { curveFrom } from './curve';
import { calibrationLines } from './report';

/**
 * Plays matches of computers, finds by which curve worth becomes a chance to win, writes it to the game's own file, and
 * prints how well it fits. `--from`: the first match; with `--samples` the matches are added to that file, and all that
 * are in it count, so that a run can be continued, or shared by several processes.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      game: { type: 'string' },
      seed: { type: 'string', default: '1' },
      from: { type: 'string', default: '0' },
      matches: { type: 'string', default: '200' },
      samples: { type: 'string' },
      out: { type: 'string' },
    },
  });
  const { game, seed, samples } = values;
  if (game === undefined) throw new Error('--game: which game?');
  const { advice, ...loaded } = await loadGame(catalogue, game);
  if (!advice?.chances) throw new Error(`--game: ${game} keeps no curve of chances.`);
  const played: SampledMatch[] = [];
  const first = Number(values.from);
  for (let match = first; match < first + Number(values.matches); match++) {
    const sampled = await sampleMatch({ ...loaded, advice }, `${seed} ${match}`);
    played.push(sampled);
    if (samples) await appendFile(samples, `${JSON.stringify(sampled)}\n`);
  }
  const all = samples ? await readSamples(samples) : played;
  const rounded = (figures: readonly number[]) => figures.map((one) => Number(one.toFixed(3)));
  const curves: Record<string, object> = {};
  for (const kind of new Set(all.map((match) => match.kind))) {
    const alike = all.filter((match) => match.kind === kind);
    const curve = Object.entries(curveFrom(alike)).map(([key, figures]) => [key, rounded(figures)]);
    curves[kind] = Object.fromEntries(curve);
    console.log(`\n${kind}: ${alike.length} matches`);
    for (const line of calibrationLines(alike)) console.log(line);
  }
  const out = values.out ?? `src/games/${game}/advice/chances.json`;
  await writeFile(out, `${JSON.stringify(curves, null, 2)}\n`);
}

async function readSamples(file: string): Promise<readonly SampledMatch[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter(Boolean);
  return lines.map((line): SampledMatch => JSON.parse(line));
}

await main();
