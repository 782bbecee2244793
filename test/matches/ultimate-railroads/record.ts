/**
 * Records the whole matches beside this file: `npx tsx test/matches/ultimate-railroads/record.ts`. They are golden:
 * run it again only when the rules version is raised, because then old logs may replay differently.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rules } from '../../../src/games/ultimate-railroads/rules';
import { reader } from '../../../src/games/ultimate-railroads/rules/reader';
import type { State } from '../../../src/games/ultimate-railroads/rules/state';
import { type MatchHeader, SEAT_COLORS } from '../../../src/kit/header';
import { FILE_VERSION, ONE_MATCH } from '../../../src/kit/match-file';
import { below, randomFrom } from '../../../src/kit/random';
import type { AnyReader } from '../../../src/kit/reader';
import { unwrap } from '../../../src/kit/result';
import { type AnyRules, isRefusal } from '../../../src/kit/rules';
import { Timeline } from '../../../src/kit/timeline';
import { builder, eager, late, type Manner, rich, uniform } from '../../games/ultimate-railroads/support/walk';

const NAMES = ['Ada', 'Claire', 'Leon', 'Jill'];
/** 20 November 2026; a recording has no clock of its own. */
const BEGUN = 1_795_132_800_000;

const MANNERS: Readonly<Record<string, Manner>> = { builder, eager, wild: uniform, rich: eager, late: builder };
/** The manners that do not begin at the beginning. */
const STARTS: Readonly<Record<string, typeof rich>> = { rich, late };

const RECORDINGS: readonly (readonly [seats: number, manner: string])[] = [
  ...[2, 3, 4].map((seats) => [seats, 'builder'] as const),
  ...[2, 3, 4].map((seats) => [seats, 'eager'] as const),
  [4, 'wild'],
  [3, 'rich'],
  [2, 'late'],
  [4, 'late'],
];

function header(name: string, seats: number, manner: string): MatchHeader {
  const start = STARTS[manner];
  return {
    id: `recorded-railroads-${name}`,
    game: rules.id,
    rulesVersion: rules.version,
    options: {},
    seats: SEAT_COLORS.slice(0, seats).map((colour, seat) => ({
      name: NAMES[seat] ?? '',
      colour,
      player: { kind: 'person' },
    })),
    seed: name,
    ...(start && { start: rules.position.write(start(seats, name)) }),
    undo: 'turn',
    begun: BEGUN,
  };
}

function record(name: string, seats: number, manner: string): Timeline {
  const about = header(name, seats, manner);
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
    // Now and then a player undoes the action, except where the next player has already seen it.
    if (below(random, 25) > 0) continue;
    const undo = timeline.prepareUndo(at + 3_000);
    if (undo) append(undo);
  }
  return timeline;
}

for (const [seats, manner] of RECORDINGS) {
  const name = `${seats}-${manner}`;
  const { header: about, entries } = record(name, seats, manner);
  const file = { format: ONE_MATCH, version: FILE_VERSION, title: name, header: about, entries };
  const path = fileURLToPath(new URL(`${name}.json`, import.meta.url));
  writeFileSync(path, `${JSON.stringify(file)}\n`);
}
