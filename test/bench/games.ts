import { advice as fiveOhFourAdvice } from '../../src/games/504/advice';
import { rules as fiveOhFour } from '../../src/games/504/rules';
import { advice as steamAdvice } from '../../src/games/age-of-steam/advice';
import { rules as ageOfSteam } from '../../src/games/age-of-steam/rules';
import { advice as railroadsAdvice } from '../../src/games/ultimate-railroads/advice';
import { rules as ultimateRailroads } from '../../src/games/ultimate-railroads/rules';
import { below, randomFrom } from '../../src/kit/random';
import { heading, line, type Row } from './measure';
import { applying, listing, moments } from './positions';
import { fresh, type Subject, subjectOf } from './subject';
import { advisedPlayouts } from './thinking';
import { jumping } from './timeline';

const WARM_UP = 300_000;
const MEASURED = 1_000_000;

export interface RandomPace {
  readonly actions: number;
  readonly matches: number;
  readonly longestList: number;
}

/**
 * How fast uniformly random matches go by the rules alone: list, pick one, play it. Per second of processor time, which
 * is the same on a busy machine; and the longest list that was seen.
 */
export function randomPace(subject: Subject): RandomPace {
  const { rules } = subject;
  const random = randomFrom('bench');
  const listed = new Int32Array(rules.max);
  let longestList = 0;
  let matches = 0;
  const play = (least: number) => {
    let actions = 0;
    while (actions < least) {
      const state = fresh(subject, `bench ${matches++}`);
      while (rules.toAct(state) !== null) {
        const count = rules.list(state, listed);
        longestList = Math.max(longestList, count);
        rules.play(state, listed[below(random, count)] ?? 0);
        actions++;
      }
    }
    return actions;
  };
  play(WARM_UP);
  matches = 0;
  const began = process.cpuUsage();
  const actions = play(MEASURED);
  const { user, system } = process.cpuUsage(began);
  const perSecond = 1_000_000 / (user + system);
  return { actions: actions * perSecond, matches: matches * perSecond, longestList };
}

const FIRST_WORLDS = ['685', '567', '879', '956', '798'];
/** Of all modules in all roles. */
const WORLDS = [
  ...[...FIRST_WORLDS, '268', '127', '215', '816', '142'],
  ...['213', '324', '356', '413', '437', '481', '694', '732', '871', '943'],
];
/** As long as the longest matches that people play. */
const ENTRIES = 1000;
const PLAYOUTS = 2000;

const show = (row: Row) => console.log(line(row));

/** How fast random matches are with each of these numbers of seats, compared with the goal. */
function atRandom(of: (seats: number) => Subject, seats: readonly number[], least: number): void {
  for (const count of seats) {
    const { actions, matches } = randomPace(of(count));
    const what = `random, ${count} seats`;
    show({
      what: `${what}: actions, listed and played`,
      figure: actions,
      unit: '/s',
      goal: { least },
    });
    show({ what: `${what}: whole matches`, figure: matches, unit: '/s' });
  }
}

/** Single steps, jumps in a long log, and the search. */
async function inDepth(subject: Subject, matches: number, middle: number): Promise<void> {
  const all = moments(subject, matches, subject.advice.rollout);
  for (const row of listing(subject, 'positions of sensible play', all)) show(row);
  show(applying(subject, all));
  for (const row of jumping(subject, ENTRIES)) show(row);
  show(await advisedPlayouts(subject, middle, PLAYOUTS));
}

console.log(heading('Age of Steam, one core'));
const steam = (seats: number) => subjectOf(ageOfSteam, steamAdvice, seats);
atRandom(steam, [3, 4, 6], 60_000);
const four = steam(4);
const ofFour = moments(four, 10, four.advice.rollout);
for (const phase of ['build', 'move']) {
  const inPhase = ofFour.filter(({ state }) => four.rules.heading?.(state)?.phase === phase);
  for (const row of listing(four, `positions in phase ${phase}`, inPhase)) show(row);
}
await inDepth(four, 10, 200);

console.log(heading('Ultimate Railroads, one core'));
const railroads = (seats: number) => subjectOf(ultimateRailroads, railroadsAdvice, seats);
atRandom(railroads, [2, 3, 4], 200_000);
await inDepth(railroads(4), 10, 150);

console.log(heading('504, one core, three seats'));
const world = (name: string) => subjectOf(fiveOhFour, fiveOhFourAdvice, 3, { world: name });
const paces = WORLDS.map((name) => ({ name, ...randomPace(world(name)) }));
for (const { name, actions } of paces)
  show({ what: `random, world ${name}: actions, listed and played`, figure: actions, unit: '/s' });
const mean = (of: readonly { readonly actions: number }[]) =>
  of.reduce((sum, { actions }) => sum + actions, 0) / of.length;
const first = paces.filter(({ name }) => FIRST_WORLDS.includes(name));
show({ what: 'mean of the first five', figure: mean(first), unit: '/s', goal: { least: 60_000 } });
show({ what: 'mean of all twenty', figure: mean(paces), unit: '/s', goal: { least: 50_000 } });
show({
  what: 'longest list of actions',
  figure: Math.max(...paces.map(({ longestList }) => longestList)),
  unit: '',
  goal: { most: 2000 },
});
for (const name of FIRST_WORLDS) {
  console.log(heading(`504, world ${name}, three seats`));
  await inDepth(world(name), 10, 100);
}
