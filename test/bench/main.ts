import { cpus } from 'node:os';
import { rules as ultimateRailroads } from '../../src/games/ultimate-railroads/rules';
import { randomFrom } from '../../src/kit/random';
import type { AnyRules } from '../../src/kit/rules';
import { playThroughReducer } from './boardgame-io';
import { engineStart } from './engine-start';
import { median, perSecond } from './measure';
import { draw, fresh, game, moments } from './positions';
import { actionsPerSecond } from './random-actions';
import { heading, line, type Row } from './row';
import { heapGrowth, thinking } from './thinking';
import { jumps, longLog, playIntoLog } from './timeline';

const show = (row: Row) => console.log(line(row));
const random = randomFrom('bench');
const choose = (state: object) => draw(state, random);
let matches = 0;
const nextSeed = () => `bench ${matches++}`;

/** A uniformly random match by the rules alone, as a search plays it; returns its number of actions. */
function playOut(): number {
  const state = fresh(nextSeed());
  let actions = 0;
  while (game.toAct(state) !== null) {
    game.play(state, choose(state));
    actions++;
  }
  return actions;
}

function wholeMatches(): void {
  console.log(heading('Uniformly random matches: USA, 4 seats, one core'));
  const ours = perSecond(playOut);
  const logged = perSecond(() => playIntoLog(nextSeed(), choose));
  const rival = perSecond(() => playThroughReducer(nextSeed(), choose));
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
  show({ what: 'actions, through the reducer of boardgame.io 0.50', figure: rival, unit: '/s' });
  show({ what: 'the rules alone against boardgame.io', figure: ours / rival, unit: '×' });
}

function otherGames(): void {
  console.log(
    heading('Uniformly random actions of Ultimate Railroads, listed and played, one core'),
  );
  for (const seats of [2, 3, 4])
    show({
      what: `${seats} seats`,
      figure: actionsPerSecond(ultimateRailroads as AnyRules, seats),
      unit: '/s',
      goal: { least: 200_000 },
    });
}

function singleSteps(): void {
  console.log(heading('Single steps, over all positions of 50 random matches'));
  const all = moments(50);
  const into = new Int32Array(game.max);
  const listed = all.reduce((sum, { state }) => sum + game.list(state, into), 0);
  const lists = perSecond(() => {
    for (const { state } of all) game.list(state, into);
    return all.length;
  });
  show({ what: 'positions whose legal actions are listed', figure: lists, unit: '/s' });
  show({ what: 'legal actions listed', figure: (lists * listed) / all.length, unit: '/s' });
  const applied = perSecond(() => {
    for (const { state, action } of all) game.play(game.clone(state), action);
    return all.length;
  });
  show({ what: 'apply: copy, then play', figure: applied, unit: '/s' });
}

function jumping(): void {
  console.log(heading('Any state of a log of 500 entries'));
  const log = longLog(500);
  const times = Array.from({ length: 5 }, () => jumps(log)).flat();
  show({ what: 'reach it, median', figure: median(times), unit: 'ms' });
  show({
    what: 'reach it, slowest of five times all',
    figure: Math.max(...times),
    unit: 'ms',
    goal: { most: 16.7 },
  });
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
otherGames();
singleSteps();
jumping();
await starting();

console.log(heading('Playouts of a search: USA, 4 seats, one core, from the middle of a match'));
for (const row of await thinking()) show(row);
console.log(heading('Memory after a minute of search'));
for (const row of await heapGrowth()) show(row);
