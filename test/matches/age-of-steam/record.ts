/**
 * Records the whole matches beside this file: `npx tsx test/matches/age-of-steam/record.ts`. They are golden: run
 * it again only when the rules version is raised, because then old logs may replay differently.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { advice } from '../../../src/games/age-of-steam/advice';
import { rules } from '../../../src/games/age-of-steam/rules';
import { reader } from '../../../src/games/age-of-steam/rules/reader';
import type { State } from '../../../src/games/age-of-steam/rules/state';
import type { AnyAdvice } from '../../../src/kit/advice';
import { type MatchHeader, SEAT_COLORS } from '../../../src/kit/header';
import { FILE_VERSION, ONE_MATCH } from '../../../src/kit/match-file';
import { below, type RandomWords, randomFrom } from '../../../src/kit/random';
import type { AnyReader } from '../../../src/kit/reader';
import { unwrap } from '../../../src/kit/result';
import { type Action, type AnyRules, isRefusal } from '../../../src/kit/rules';
import { Timeline } from '../../../src/kit/timeline';
import { SearchPlayer } from '../../../src/players/search-player';
import { rich, thrifty, uniform } from '../../games/age-of-steam/support/walk';

const NAMES = ['Ada', 'Claire', 'Leon', 'Jill', 'Min-jun', 'Finn'];
/** 20 November 2026; a recording has no clock of its own. */
const BEGUN = 1_795_132_800_000;

type Choose = (timeline: Timeline, random: RandomWords) => Action | Promise<Action>;

/** Playouts a decision: enough that most of them live to the end. */
const PLAYOUTS = 200;

/** By the computers' search. */
function computers(): Choose {
  const player = new SearchPlayer(rules as AnyRules, advice as AnyAdvice);
  return async (timeline, random) => {
    const state = timeline.state as State;
    const seat = rules.toAct(state) ?? 0;
    const thought = await player.think(
      state,
      timeline.line().map(({ action }) => action),
      { seat, budget: { playouts: PLAYOUTS }, seed: `${below(random, 1_000_000)}` },
      () => 0,
      async () => true,
    );
    const [action] = thought?.line ?? [];
    if (action === undefined) throw new Error('the computer does not answer');
    return action;
  };
}

const stateOf = (timeline: Timeline) => timeline.state as State;

const MANNERS: Readonly<Record<string, () => Choose>> = {
  computers,
  /** As the search plays on: no thought, but much sense. */
  sensible: () => (timeline, random) => advice.rollout(stateOf(timeline), random),
  /** By chance from a start at which nobody can be ruined, so that the board fills with track. */
  rich: () => (timeline, random) => thrifty(stateOf(timeline), random),
  /** By chance alone: nearly everybody is ruined. */
  wild: () => (timeline, random) => uniform(stateOf(timeline), random),
};

const RECORDINGS: readonly (readonly [seats: number, manner: string])[] = [
  ...[3, 4, 5, 6].map((seats) => [seats, 'computers'] as const),
  ...[3, 4, 6].map((seats) => [seats, 'sensible'] as const),
  ...[3, 5].map((seats) => [seats, 'rich'] as const),
  [4, 'wild'],
];

function header(name: string, seats: number, manner: string): MatchHeader {
  return {
    id: `recorded-steam-${name}`,
    game: rules.id,
    rulesVersion: rules.version,
    options: { board: 'rust-belt' },
    seats: SEAT_COLORS.slice(0, seats).map((colour, seat) => ({
      name: NAMES[seat] ?? '',
      colour,
      player: { kind: 'person' },
    })),
    seed: name,
    ...(manner === 'rich' && { start: rules.position.write(rich(seats, name)) }),
    undo: 'turn',
    begun: BEGUN,
  };
}

async function record(name: string, seats: number, manner: string): Promise<Timeline> {
  const timeline = unwrap(Timeline.begin(rules as AnyRules, header(name, seats, manner), reader as AnyReader));
  const random = randomFrom(name);
  const choose = (MANNERS[manner] as () => Choose)();
  let at = BEGUN;
  const append = (entry: ReturnType<Timeline['prepareUndo']> | ReturnType<Timeline['prepare']>) => {
    if (!entry || isRefusal(entry)) throw new Error(`nothing to append: ${JSON.stringify(entry)}`);
    const refused = timeline.append(entry);
    if (refused) throw new Error(JSON.stringify(refused));
  };
  while (rules.toAct(stateOf(timeline)) !== null) {
    at += 9_000;
    append(timeline.prepare(await choose(timeline, random), at));
    // Now and then a player undoes the action, except where it revealed something random or the next player has seen it.
    if (below(random, 25) > 0) continue;
    const undo = timeline.prepareUndo(at + 3_000);
    if (undo) append(undo);
  }
  return timeline;
}

for (const [seats, manner] of RECORDINGS) {
  const name = `${seats}-${manner}`;
  const { header: about, entries } = await record(name, seats, manner);
  const file = { format: ONE_MATCH, version: FILE_VERSION, title: name, header: about, entries };
  const path = fileURLToPath(new URL(`${name}.json`, import.meta.url));
  writeFileSync(path, `${JSON.stringify(file)}\n`);
}
