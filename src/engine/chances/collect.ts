import type { AnyAdvice } from '../../kit/advice';
import type { Json, JsonObject } from '../../kit/json';
import { below, nextUint32, type RandomWords, randomFrom } from '../../kit/random';
import { unwrap } from '../../kit/result';
import type { Action, AnyRules, Seat } from '../../kit/rules';
import { composedValues, type Setting, type Setups, usualValue } from '../../kit/setups';
import { sharesOfWin } from '../../kit/standing';
import { SearchPlayer } from '../../players/search-player';
import { freshMatch, type Game } from '../set-up';

/** A game whose chances are measured. */
interface MeasuredGame extends Game {
  readonly advice: AnyAdvice;
}

/** The beginning of a turn in a match of computers. */
export interface Sample {
  /** The seat to act. */
  readonly seat: Seat;
  readonly stage: number;
  /** Shares of the win by holder: as estimated at once, and as searched. */
  readonly estimate: readonly number[];
  readonly worth: readonly number[];
  /** Whether the sample before it is the turn before, and was followed by what the computer thought best. */
  readonly follows: boolean;
}

export interface SampledMatch {
  /** Which curve it is for. */
  readonly kind: string;
  readonly options: JsonObject;
  readonly samples: readonly Sample[];
  /** Each holder's share of the win in the end. */
  readonly result: readonly number[];
}

/** Playouts of a decision, and of the worth of a sample. */
const PLAYED = 30;
const SEARCHED = 400;
/** Turns of a match that are searched, each with the turn after it. */
const PAIRS = 5;

/** Plays a match of computers with options drawn by the seed, and searches the beginnings of some of its turns. */
export async function sampleMatch(game: MeasuredGame, seed: string): Promise<SampledMatch> {
  const { rules, advice } = game;
  const random = randomFrom(`chances ${seed}`);
  const drawn = drawnOptions(rules.setups, random);
  const options = rules.setups.write(drawn);
  const allowed = rules.setups.seats(drawn);
  const seats = allowed[below(random, allowed.length)] ?? 2;
  const state = unwrap(freshMatch(game, { options, seats, seed }, 0)).stateAt(0);
  const starts = await playOut(rules, advice, state, seed);
  const samples: Sample[] = [];
  for (const at of pairsOf(starts.length, random)) {
    for (const place of [at, at + 1]) {
      const start = starts[place];
      if (!start || rules.toAct(start) === null) continue;
      const sample = await sampleOf(rules, advice, start, `${seed} ${place}`);
      samples.push({ ...sample, follows: place > at });
    }
  }
  return {
    kind: advice.chances?.kind(state) ?? '',
    options,
    samples,
    result: sharesOfWin(rules.standing(state)),
  };
}

/** Options that may be played together: every value of every setting is as likely, before those that exclude each other go. */
function drawnOptions<Options extends object>(
  setups: Setups<Options>,
  random: RandomWords,
): Options {
  const value = (setting: Setting): Json => {
    const values =
      setting.kind === 'composed'
        ? composedValues(setting)
        : setting.kind === 'choice'
          ? setting.values
          : [];
    return values[below(random, values.length)] ?? usualValue(setting);
  };
  for (;;) {
    const drawn = Object.fromEntries(setups.settings.map((one) => [one.key, value(one)]));
    const read = setups.read(drawn);
    if (read.ok && setups.seats(read.value).length > 0) return read.value;
  }
}

/** Plays `state` to the end; returns the positions at which turns began. */
async function playOut(
  rules: AnyRules,
  advice: AnyAdvice,
  state: object,
  seed: string,
): Promise<readonly object[]> {
  const players = new Map<Seat, SearchPlayer>();
  const starts: object[] = [];
  const line: Action[] = [];
  let turn = -1;
  for (let seat = rules.toAct(state); seat !== null; seat = rules.toAct(state)) {
    if (rules.turn(state) !== turn) starts.push(rules.clone(state));
    turn = rules.turn(state);
    const player = players.get(seat) ?? new SearchPlayer(rules, advice);
    players.set(seat, player);
    const question = { seat, budget: { playouts: PLAYED }, seed: `${seed} ${line.length}` };
    const thought = await player.think(state, line, question, stopped, go);
    if (!thought) throw new Error('an uninterrupted search returned null');
    rules.play(state, thought.line[0]);
    line.push(thought.line[0]);
  }
  return starts;
}

/** The first turn, and others spread over the match. */
function pairsOf(turns: number, random: RandomWords): readonly number[] {
  const drawn = Array.from({ length: PAIRS - 1 }, (_, part) => {
    const within = nextUint32(random) / 2 ** 32;
    return Math.floor(((part + within) / (PAIRS - 1)) * turns);
  });
  return [...new Set([0, ...drawn])];
}

async function sampleOf(
  rules: AnyRules,
  advice: AnyAdvice,
  state: object,
  seed: string,
): Promise<Omit<Sample, 'follows'>> {
  const seat = rules.toAct(state);
  if (seat === null) throw new RangeError('the match is over');
  const question = { seat, budget: { playouts: SEARCHED }, seed };
  const thought = await new SearchPlayer(rules, advice).think(state, [], question, stopped, go);
  if (!thought) throw new Error('an uninterrupted search returned null');
  const estimate = new Float32Array(thought.worth.length);
  advice.value(state, estimate);
  const stage = advice.chances?.stage(state) ?? 0;
  return { seat, stage, estimate: [...estimate], worth: thought.worth };
}

/** The clock is stopped, so that only playouts limit a search. */
const stopped = () => 0;
const go = async () => true;
