import { rules } from '../../src/games/504/rules';
import { below, randomFrom } from '../../src/kit/random';
import { unwrap } from '../../src/kit/result';
import { heading, line, type Row } from './row';

/** Of all modules in all roles. The goal is for the mean. */
const WORLDS = [
  ...['685', '567', '879', '956', '798', '268', '127', '215', '816', '142'],
  ...['213', '324', '356', '413', '437', '481', '694', '732', '871', '943'],
];
const WARM_UP = 20_000;
const MEASURED = 80_000;

/**
 * Uniformly random actions a second of processor time, listed and played, which is the same on a busy machine; and the
 * longest list that was seen.
 */
function measured(world: string): { perSecond: number; longest: number } {
  const random = randomFrom('bench');
  const listed = new Int32Array(rules.max);
  let longest = 0;
  let matches = 0;
  const play = (least: number) => {
    let actions = 0;
    while (actions < least) {
      const state = unwrap(rules.begin({ world }, 2 + (matches % 3), `bench ${matches++}`));
      while (rules.toAct(state) !== null) {
        const count = rules.list(state, listed);
        longest = Math.max(longest, count);
        rules.play(state, listed[below(random, count)] ?? 0);
        actions++;
      }
    }
    return actions;
  };
  play(WARM_UP);
  const began = process.cpuUsage();
  const actions = play(MEASURED);
  const { user, system } = process.cpuUsage(began);
  return { perSecond: (actions * 1_000_000) / (user + system), longest };
}

const figures = WORLDS.map((world) => ({ world, ...measured(world) }));
const mean = figures.reduce((sum, { perSecond }) => sum + perSecond, 0) / figures.length;
const rows: readonly Row[] = [
  ...figures.map(
    ({ world, perSecond }): Row => ({ what: `504, world ${world}`, figure: perSecond, unit: '/s' }),
  ),
  { what: '504, mean of these worlds', figure: mean, unit: '/s', goal: { least: 50_000 } },
  {
    what: 'Longest list of actions',
    figure: Math.max(...figures.map(({ longest }) => longest)),
    unit: '',
    goal: { most: 2000 },
  },
];
console.log(heading('504: uniformly random actions, listed and played, by processor time'));
for (const row of rows) console.log(line(row));
