import type { AnyAdvice } from '../../src/kit/advice';
import { unwrap } from '../../src/kit/result';
import type { AnyRules } from '../../src/kit/rules';
import { type ActionSampler, actionSampler } from '../../src/players/action-sampler';

/** A game under the stopwatch, and how its matches are played. */
export interface Subject {
  readonly rules: AnyRules;
  readonly advice: AnyAdvice;
  readonly options: object;
  readonly seats: number;
  /** Draws a legal action, as quickly as the game can. */
  readonly draw: ActionSampler;
}

/** `options` in their written form; those left out are the usual ones. */
export function subjectOf(
  rules: unknown,
  advice: unknown,
  seats: number,
  options: Readonly<Record<string, string>> = {},
): Subject {
  // The types of a state and of options are the game's own.
  const game = rules as AnyRules;
  const known = advice as AnyAdvice;
  return {
    rules: game,
    advice: known,
    options: unwrap(game.setups.read(options)),
    seats,
    draw: actionSampler(game, known),
  };
}

export function fresh({ rules, options, seats }: Subject, seed: string): object {
  return unwrap(rules.begin(options, seats, seed));
}
