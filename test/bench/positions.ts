import { advice } from '../../src/games/mini-express/advice';
import { rules } from '../../src/games/mini-express/rules';
import type { AnyAdvice } from '../../src/kit/advice';
import { randomFrom } from '../../src/kit/random';
import { unwrap } from '../../src/kit/result';
import { type Action, type AnyRules, isProblem } from '../../src/kit/rules';
import { actionSampler } from '../../src/players/action-sampler';

/** The game under the stopwatch: standard, USA, 4 seats. */
export const game: AnyRules = rules;
export const ours = advice as AnyAdvice;
/** Draws a legal action, as quickly as the game can. */
export const draw = actionSampler(game, ours);
export const SEATS = 4;
export const usual = sound(unwrap(game.setups.read({})));

export function fresh(seed: string): object {
  return sound(unwrap(game.begin(usual, SEATS, seed)));
}

function sound(value: object): object {
  if (isProblem(value)) throw new Error(`${value.at}: ${value.problem}`);
  return value;
}

/** A position of a random match, with one of its legal actions. */
export interface Moment {
  readonly state: object;
  readonly action: Action;
}

/** Every position of some random matches. */
export function moments(matches: number): readonly Moment[] {
  const random = randomFrom('moments');
  const all: Moment[] = [];
  for (let match = 0; match < matches; match++) {
    const state = fresh(`match ${match}`);
    while (game.toAct(state) !== null) {
      const action = draw(state, random);
      all.push({ state: game.clone(state), action });
      game.play(state, action);
    }
  }
  return all;
}

const listed = new Int32Array(game.max);

/** The legal actions of a position. */
export function legal(state: object): readonly Action[] {
  return Array.from(listed.subarray(0, game.list(state, listed)));
}

/** A position from the middle of each of some random matches. */
export function middles(matches: number): readonly object[] {
  const random = randomFrom('middles');
  return Array.from({ length: matches }, (_, match) => {
    const state = fresh(`middle ${match}`);
    for (let action = 0; action < 24; action++) game.play(state, draw(state, random));
    return state;
  });
}
