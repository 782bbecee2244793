import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpus } from 'node:os';
import { randomFrom } from '../../src/kit/random';
import { heading, line, median, perSecond, type Row } from './measure';
import { miniExpress } from './mini-express';
import { applying, listing, moments } from './positions';
import { fresh } from './subject';
import { heapGrowth, thinking } from './thinking';
import { jumping, playIntoLog } from './timeline';

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

const { rules, draw } = miniExpress;
const show = (row: Row) => console.log(line(row));
const random = randomFrom('bench');
const choose = (state: object) => draw(state, random);
let matches = 0;
const nextSeed = () => `bench ${matches++}`;

/** A uniformly random match by the rules alone, as a search plays it; returns its number of actions. */
function playOut(): number {
  const state = fresh(miniExpress, nextSeed());
  let actions = 0;
  while (rules.toAct(state) !== null) {
    rules.play(state, choose(state));
    actions++;
  }
  return actions;
}

function wholeMatches(): void {
  console.log(heading('Mini Express: uniformly random matches, USA, 4 seats, one core'));
  const ours = perSecond(playOut);
  const logged = perSecond(() => playIntoLog(miniExpress, nextSeed(), choose));
  const sample = Array.from({ length: 1000 }, playOut);
  const length = sample.reduce((sum, actions) => sum + actions, 0) / sample.length;
  show({
    what: 'matches, by the rules alone',
    figure: ours / length,
    unit: '/s',
    goal: { least: 5000 },
  });
  show({ what: 'actions, by the rules alone', figure: ours, unit: '/s' });
  show({ what: 'actions, checked, logged and fingerprinted', figure: logged, unit: '/s' });
}

async function starting(): Promise<void> {
  console.log(heading('Start of the engine on the command line, to its first answer'));
  const command = ['npm', 'run', '--silent', 'engine'] as const;
  const times: number[] = [];
  for (let start = 0; start < 10; start++)
    times.push(await engineStart(command[0], command.slice(1)));
  show({
    what: `${command.join(' ')}, median of 10`,
    figure: median(times),
    unit: 'ms',
    goal: { most: 1000 },
  });
}

console.log(`Node ${process.versions.node} on ${cpus()[0]?.model} (${cpus().length} cores)`);
console.log('Bundled as the app is. Figures are medians of 7 rounds after a warm-up.');
wholeMatches();
console.log(heading('Single steps, over all positions of 50 random matches'));
const all = moments(miniExpress, 50);
for (const row of listing(miniExpress, 'positions', all)) show(row);
show(applying(miniExpress, all));
console.log(heading('Any state of a log'));
for (const row of jumping(miniExpress, 500)) show(row);
await starting();

console.log(heading('Playouts of a search: USA, 4 seats, one core, from the middle of a match'));
for (const row of await thinking()) show(row);
console.log(heading('Memory after a minute of search'));
for (const row of await heapGrowth()) show(row);
