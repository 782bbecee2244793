import { unwrap } from '../../src/kit/result';
/**
 * Records the whole matches beside this file: `npx tsx test/matches/record.ts`. They are golden: run it again
 * only when the rules version is raised, because then old logs may replay differently.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sample } from '../../src/games/mini-express/advice/sample';
import { rules } from '../../src/games/mini-express/rules';
import { LEVELS } from '../../src/games/mini-express/rules/options';
import { scoreOf } from '../../src/games/mini-express/rules/scoring';
import type { State } from '../../src/games/mini-express/rules/state';
import { type MatchHeader, SEAT_COLORS } from '../../src/kit/header';
import type { JsonObject } from '../../src/kit/json';
import { FILE_VERSION, ONE_MATCH } from '../../src/kit/match-file';
import { below, type RandomWords, randomFrom } from '../../src/kit/random';
import { type Action, type AnyRules, isProblem, isRefusal } from '../../src/kit/rules';
import { Timeline } from '../../src/kit/timeline';

const NAMES = ['Ada', 'Claire', 'Leon', 'Jill', 'Min-jun'];
/** 20 November 2026; a recording has no clock of its own. */
const BEGUN = 1_795_132_800_000;

interface Recording {
  readonly name: string;
  readonly seats: number;
  /** What is not as usual. */
  readonly options: JsonObject;
  /** One in `whim` decisions is random, the others take the best margin one ply ahead. */
  readonly whim: number;
}

const recordings: readonly Recording[] = [
  { name: 'usa-3-careful', seats: 3, options: { board: 'usa', firstGame: false }, whim: 12 },
  { name: 'usa-4-careful', seats: 4, options: { board: 'usa', firstGame: false }, whim: 12 },
  { name: 'usa-5-careful', seats: 5, options: { board: 'usa', firstGame: false }, whim: 12 },
  { name: 'usa-3-first-game', seats: 3, options: { board: 'usa', firstGame: true }, whim: 4 },
  { name: 'usa-4-wild', seats: 4, options: { board: 'usa', firstGame: false }, whim: 1 },
  { name: 'europe-3-careful', seats: 3, options: { board: 'europe', firstGame: false }, whim: 12 },
  { name: 'europe-4-careful', seats: 4, options: { board: 'europe', firstGame: false }, whim: 12 },
  { name: 'europe-5-careful', seats: 5, options: { board: 'europe', firstGame: false }, whim: 12 },
  { name: 'europe-5-first-game', seats: 5, options: { board: 'europe', firstGame: true }, whim: 4 },
  { name: 'europe-3-wild', seats: 3, options: { board: 'europe', firstGame: false }, whim: 1 },
  ...LEVELS.flatMap((level): Recording[] => [
    {
      name: `solo-${level}-en`,
      seats: 1,
      options: { mode: 'solo', board: 'usa', level, edition: 'en', spike: true },
      whim: 12,
    },
    {
      name: `duel-automa-${level}-ko`,
      seats: 2,
      options: { mode: 'duel', board: 'europe', level, edition: 'ko', harbors: true },
      whim: 12,
    },
  ]),
  { name: 'solo-ko', seats: 1, options: { mode: 'solo', board: 'europe', edition: 'ko', level: 'expert' }, whim: 6 },
  { name: 'duel-expert-usa-spike', seats: 2, options: { mode: 'duel-expert', spike: true }, whim: 12 },
  { name: 'duel-expert-europe', seats: 2, options: { mode: 'duel-expert', board: 'europe' }, whim: 12 },
  { name: 'duel-expert-europe-harbors', seats: 2, options: { mode: 'duel-expert', board: 'europe', harbors: true }, whim: 4 },
  { name: 'usa-3-spike-ko', seats: 3, options: { spike: true, edition: 'ko' }, whim: 12 },
  { name: 'europe-4-harbors', seats: 4, options: { board: 'europe', harbors: true }, whim: 12 },
];

function header({ name, seats, options: given }: Recording): MatchHeader {
  const options = unwrap(rules.setups.read(given));
  return {
    id: `recorded-${name}`,
    game: rules.id,
    rulesVersion: rules.version,
    options: rules.setups.write(options),
    seats: SEAT_COLORS.slice(0, seats).map((colour, seat) => ({
      name: NAMES[seat] ?? '',
      colour,
      player: { kind: 'person' },
    })),
    seed: name,
    undo: seats === 1 ? 'free' : 'turn',
    begun: BEGUN,
  };
}

/** The action after which the seat to act is furthest ahead of the best of the others. */
function greedy(state: State, random: RandomWords): Action {
  const seat = rules.toAct(state) ?? 0;
  const packed = new Int32Array(rules.max);
  const count = rules.list(state, packed);
  let best = packed[0] ?? 0;
  let worth = Number.NEGATIVE_INFINITY;
  for (const action of packed.subarray(0, count)) {
    const next = rules.clone(state);
    rules.play(next, action);
    let rival = 0;
    for (let other = 0; other < state.holders; other++) {
      if (other !== seat) rival = Math.max(rival, scoreOf(next, other));
    }
    // A little chance decides between equals.
    const margin = scoreOf(next, seat) - rival + below(random, 100) / 1000;
    if (margin > worth) [best, worth] = [action, margin];
  }
  return best;
}

function record(recording: Recording): Timeline {
  const timeline = unwrap(Timeline.begin(rules as AnyRules, header(recording)));
  const random = randomFrom(recording.name);
  let at = BEGUN;
  const append = (entry: ReturnType<Timeline['prepareUndo']> | ReturnType<Timeline['prepare']>) => {
    if (!entry || isRefusal(entry)) throw new Error(`nothing to append: ${JSON.stringify(entry)}`);
    const refused = timeline.append(entry);
    if (refused) throw new Error(JSON.stringify(refused));
  };
  while (rules.toAct(timeline.state as State) !== null) {
    at += 20_000;
    const state = timeline.state as State;
    const whim = below(random, recording.whim) === 0;
    append(timeline.prepare(whim ? sample(state, random) : greedy(state, random), at));
    // Now and then a player undoes the action, and sometimes redoes it.
    if (below(random, 9) === 0) {
      // Often that is not allowed: with an automa something random was revealed, or another person has seen the action.
      const undo = timeline.prepareUndo(at + 5_000);
      if (!undo) continue;
      append(undo);
      if (below(random, 2) === 0) append(timeline.prepareRedo(at + 9_000));
    }
  }
  return timeline;
}

for (const recording of recordings) {
  const timeline = record(recording);
  const file = {
    format: ONE_MATCH,
    version: FILE_VERSION,
    title: recording.name,
    header: timeline.header,
    entries: timeline.entries,
  };
  const path = fileURLToPath(new URL(`${recording.name}.json`, import.meta.url));
  writeFileSync(path, `${JSON.stringify(file)}\n`);
}
