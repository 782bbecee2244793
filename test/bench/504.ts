import { rules } from '../../src/games/504/rules';
import { below, randomFrom } from '../../src/kit/random';
import { unwrap } from '../../src/kit/result';
import { heading, line, type Row } from './row';

/** The worlds of each goal; it is for their mean. */
const WORLDS = ['685', '567', '879', '956', '798'];
const TROLLEY_AND_RACE_WORLDS = ['268', '127', '215', '816'];
const WARM_UP = 30_000;
const MEASURED = 120_000;

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

/** The figures of some worlds, and the longest list in them. */
function rowsOf(
  worlds: readonly string[],
  least: number,
): { rows: readonly Row[]; longest: number } {
  const figures = worlds.map((world) => ({ world, ...measured(world) }));
  const mean = figures.reduce((sum, { perSecond }) => sum + perSecond, 0) / figures.length;
  const each = figures.map(
    ({ world, perSecond }): Row => ({ what: `504, world ${world}`, figure: perSecond, unit: '/s' }),
  );
  return {
    rows: [
      ...each,
      { what: '504, mean of these worlds', figure: mean, unit: '/s', goal: { least } },
    ],
    longest: Math.max(...figures.map(({ longest }) => longest)),
  };
}

const first = rowsOf(WORLDS, 60_000);
const later = rowsOf(TROLLEY_AND_RACE_WORLDS, 50_000);
const rows: readonly Row[] = [
  ...first.rows,
  ...later.rows,
  {
    what: 'Longest list of actions',
    figure: Math.max(first.longest, later.longest),
    unit: '',
    goal: { most: 2000 },
  },
];
console.log(heading('504: uniformly random actions, listed and played, by processor time'));
for (const row of rows) console.log(line(row));
