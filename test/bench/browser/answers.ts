import { rules as fiveOhFour } from '../../../src/games/504/rules';
import { rules as ageOfSteam } from '../../../src/games/age-of-steam/rules';
import { rules as ultimateRailroads } from '../../../src/games/ultimate-railroads/rules';
import type { AnyRules } from '../../../src/kit/rules';
import { Site } from '../../e2e/support/site';
import { median } from '../measure';
import { type Answers, type Table, watchComputers } from './computers';
import { begin, SLOWER, show } from './paper';
import { givenPaths } from './phone';
import { openSlowPhone } from './slow-process';

const DECISIONS = 60;
const DECIDED_WITHIN = { most: 2000 };
const TURN_WITHIN = { most: 8000 };

const TABLES: readonly Table[] = [
  { rules: ageOfSteam as AnyRules, seats: 4, level: 'director' },
  { rules: ultimateRailroads as AnyRules, seats: 4, level: 'director' },
  { rules: fiveOhFour as AnyRules, seats: 3, level: 'director' },
];

/** How long the strongest computers take in these games, on a phone whose workers are slowed down too. */
const { chromium, dist } = givenPaths();
const site = await Site.open(dist);
const { page, slower, close } = await openSlowPhone(chromium, SLOWER);
try {
  for (const table of TABLES) {
    const { rules, seats } = table;
    begin(`${seats} Directors at ${rules.id}, workers and all ${slower.toFixed(1)}× slower`);
    const answers = await watchComputers(page, site.url, table, DECISIONS);
    tell('a decision, shown', answers.decisions, DECIDED_WITHIN);
    tell('a whole turn, shown', answers.turns, TURN_WITHIN);
  }
} finally {
  await close();
  await site.stop();
}

function tell(what: string, times: Answers['turns'], goal: { readonly most: number }): void {
  show({ what: `${what}, of ${times.length}: median`, figure: median(times), unit: 'ms' });
  show({ what: `${what}: slowest`, figure: Math.max(...times), unit: 'ms', goal });
}
