import { rules as ageOfSteam } from '../../src/games/age-of-steam/rules';
import { rules as miniExpress } from '../../src/games/mini-express/rules';
import type { AnyRules } from '../../src/kit/rules';
import { actionsPerSecond } from './random-actions';
import { heading, line, type Row } from './row';

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
