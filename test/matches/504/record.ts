/**
 * Records the whole matches beside this file: `npx tsx test/matches/504/record.ts`. They are golden: run it again only
 * when the rules version is raised, because then old logs may replay differently.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rules } from '../../../src/games/504/rules';
import { reader } from '../../../src/games/504/rules/reader';
import type { State } from '../../../src/games/504/rules/state/state';
import { type MatchHeader, SEAT_COLORS } from '../../../src/kit/header';
import { FILE_VERSION, ONE_MATCH } from '../../../src/kit/match-file';
import { below, randomFrom } from '../../../src/kit/random';
import type { AnyReader } from '../../../src/kit/reader';
import { unwrap } from '../../../src/kit/result';
import { type AnyRules, isRefusal } from '../../../src/kit/rules';
import { Timeline } from '../../../src/kit/timeline';
import { busy, type Manner, uniform } from '../../games/504/support/walk';

const NAMES = ['Ada', 'Claire', 'Leon', 'Jill'];
/** 23 November 2026; a recording has no clock of its own. */
const BEGUN = 1_795_392_000_000;

const MANNERS: Readonly<Record<string, Manner>> = { busy, wild: uniform };

const RECORDINGS: readonly (readonly [world: string, seats: number, manner: string])[] = [
  ['685', 3, 'busy'],
  ['567', 2, 'busy'],
  ['879', 3, 'busy'],
  ['956', 3, 'busy'],
  ['798', 3, 'busy'],
  ['786', 4, 'busy'],
  ['769', 2, 'wild'],
  ['597', 4, 'busy'],
  ['658', 4, 'busy'],
  ['975', 2, 'wild'],
  ['987', 4, 'wild'],
  ['896', 2, 'busy'],
  ['268', 3, 'busy'],
  ['952', 4, 'busy'],
  ['721', 2, 'wild'],
  ['127', 3, 'busy'],
  ['215', 4, 'busy'],
  ['816', 2, 'busy'],
  ['467', 3, 'busy'],
  ['974', 4, 'wild'],
  ['367', 3, 'busy'],
  ['843', 2, 'busy'],
  ['835', 3, 'busy'],
  ['421', 3, 'busy'],
  ['432', 2, 'busy'],
  ['942', 4, 'busy'],
  ['714', 2, 'wild'],
  ['723', 4, 'wild'],
  ['914', 3, 'wild'],
  ['315', 3, 'wild'],
];

function header(name: string, world: string, seats: number): MatchHeader {
  return {
    id: `recorded-504-${name}`,
    game: rules.id,
    rulesVersion: rules.version,
    options: { world },
    seats: SEAT_COLORS.slice(0, seats).map((colour, seat) => ({
      name: NAMES[seat] ?? '',
      colour,
      player: { kind: 'person' },
    })),
    seed: name,
    undo: 'turn',
    begun: BEGUN,
  };
}

function record(name: string, world: string, seats: number, manner: string): Timeline {
  const about = header(name, world, seats);
  const timeline = unwrap(Timeline.begin(rules as AnyRules, about, reader as AnyReader));
  const random = randomFrom(name);
  let at = BEGUN;
  const append = (entry: ReturnType<Timeline['prepareUndo']> | ReturnType<Timeline['prepare']>) => {
    if (!entry || isRefusal(entry)) throw new Error(`nothing to append: ${JSON.stringify(entry)}`);
    const refused = timeline.append(entry);
    if (refused) throw new Error(JSON.stringify(refused));
  };
  while (rules.toAct(timeline.state as State) !== null) {
    at += 9_000;
    append(timeline.prepare((MANNERS[manner] as Manner)(timeline.state as State, random), at));
    // Now and then a player undoes the action, except where it revealed something random.
    if (below(random, 25) > 0) continue;
    const undo = timeline.prepareUndo(at + 3_000);
    if (undo) append(undo);
  }
  return timeline;
}

for (const [world, seats, manner] of RECORDINGS) {
  const name = `${world}-${seats}-${manner}`;
  const { header: about, entries } = record(name, world, seats, manner);
  const file = { format: ONE_MATCH, version: FILE_VERSION, title: name, header: about, entries };
  const path = fileURLToPath(new URL(`${name}.json`, import.meta.url));
  writeFileSync(path, `${JSON.stringify(file)}\n`);
}
