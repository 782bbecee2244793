import { rules as ageOfSteam } from '../../src/games/age-of-steam/rules';
import { rules as miniExpress } from '../../src/games/mini-express/rules';
import { below, randomFrom } from '../../src/kit/random';
import { type AnyRules, isProblem } from '../../src/kit/rules';
import { perSecond } from './measure';
import { heading, line, type Row } from './row';

/**
 * How fast uniformly random matches go by the rules alone, Age of Steam beside Mini Express, in actions a
 * second of one core: list, pick one, play it. `npm run bench -- steam`.
 */
function actionsPerSecond(rules: AnyRules, seats: number): number {
  const random = randomFrom('bench');
  const listed = new Int32Array(rules.max);
  const options = rules.setups.read({});
  if (isProblem(options)) throw new Error(options.problem);
  let matches = 0;
  return perSecond(() => {
    const state = rules.begin(options, seats, `bench ${matches++}`);
    if (isProblem(state)) throw new Error(state.problem);
    let actions = 0;
    while (rules.toAct(state) !== null) {
      const count = rules.list(state, listed);
      rules.play(state, listed[below(random, count)] ?? 0);
      actions++;
    }
    return actions;
  });
}

const rows: readonly Row[] = [
  ...[3, 4, 6].map(
    (seats): Row => ({
      what: `Age of Steam, ${seats} seats`,
      figure: actionsPerSecond(ageOfSteam as AnyRules, seats),
      unit: '/s',
      goal: { least: 60_000 },
    }),
  ),
  {
    what: 'Mini Express, 4 seats',
    figure: actionsPerSecond(miniExpress as AnyRules, 4),
    unit: '/s',
  },
];
console.log(heading('Uniformly random actions, listed and played'));
for (const row of rows) console.log(line(row));
