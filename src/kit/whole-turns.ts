import type { RandomWords } from './random';
import type { Action, Rules } from './rules';
import type { ScriptedPlayer } from './scripted-player';

/** What a player knows that tries whole turns in its head. */
interface Thinking<State> {
  readonly rules: Rules<State, object>;
  /** How promising actions are at first sight, as `Advice.prior`. */
  prior(state: State, actions: Int32Array, count: number, into: Float32Array): void;
  /** What a position is worth to a seat when its turn is over. */
  worth(state: State, seat: number): number;
  /** How many first actions of a turn are tried, the most promising ones. */
  readonly tried: number;
}

/**
 * A player that goes on with each promising action to the end of its turn, by what looks best at first sight, and plays
 * the one after which it has most. What its seat cannot know it imagines, once for all that it compares.
 */
export function byWholeTurns<State>(thinking: Thinking<State>): ScriptedPlayer<State> {
  const { rules, worth, tried } = thinking;
  const most = mostPromising(thinking);

  function afterTurn(next: State, seat: number, action: Action): number {
    const turn = rules.turn(next);
    rules.play(next, action);
    while (rules.toAct(next) === seat && rules.turn(next) === turn)
      rules.play(next, most(next, 1)[0]);
    return worth(next, seat);
  }

  return {
    choose(state: State, random: RandomWords): Action {
      const first = most(state, tried);
      const seat = rules.toAct(state);
      if (first.length === 1 || seat === null) return first[0];
      const imagined = rules.clone(state);
      rules.determinize(imagined, seat, random);
      const next = rules.clone(imagined);
      let best = first[0];
      let bestWorth = Number.NEGATIVE_INFINITY;
      for (const action of first) {
        rules.copy(next, imagined);
        const reached = afterTurn(next, seat, action);
        if (reached > bestWorth) {
          best = action;
          bestWorth = reached;
        }
      }
      return best;
    },
  };
}

/** The most promising actions, the best first. */
function mostPromising<State>({ rules, prior }: Thinking<State>) {
  const listed = new Int32Array(rules.max);
  const weights = new Float32Array(rules.max);
  return (state: State, most: number): readonly Action[] => {
    const count = rules.list(state, listed);
    if (count === 1) return [listed[0]];
    prior(state, listed, count, weights);
    if (most === 1) return [listed[indexOfMost(weights, count)]];
    return Array.from({ length: count }, (_, at) => at)
      .sort((a, b) => weights[b] - weights[a] || a - b)
      .slice(0, most)
      .map((at) => listed[at]);
  };
}

function indexOfMost(weights: Float32Array, count: number): number {
  let best = 0;
  for (let at = 1; at < count; at++) if (weights[at] > weights[best]) best = at;
  return best;
}
