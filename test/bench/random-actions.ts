import { below, randomFrom } from '../../src/kit/random';
import { fresh, type Subject } from './subject';

const WARM_UP = 20_000;
const MEASURED = 80_000;

export interface RandomPace {
  readonly actions: number;
  readonly matches: number;
  readonly longestList: number;
}

/**
 * How fast uniformly random matches go by the rules alone: list, pick one, play it. Per second of processor time, which
 * is the same on a busy machine; and the longest list that was seen.
 */
export function randomPace(subject: Subject): RandomPace {
  const { rules } = subject;
  const random = randomFrom('bench');
  const listed = new Int32Array(rules.max);
  let longestList = 0;
  let matches = 0;
  const play = (least: number) => {
    let actions = 0;
    while (actions < least) {
      const state = fresh(subject, `bench ${matches++}`);
      while (rules.toAct(state) !== null) {
        const count = rules.list(state, listed);
        longestList = Math.max(longestList, count);
        rules.play(state, listed[below(random, count)] ?? 0);
        actions++;
      }
    }
    return actions;
  };
  play(WARM_UP);
  matches = 0;
  const began = process.cpuUsage();
  const actions = play(MEASURED);
  const { user, system } = process.cpuUsage(began);
  const perSecond = 1_000_000 / (user + system);
  return { actions: actions * perSecond, matches: matches * perSecond, longestList };
}
