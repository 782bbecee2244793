import type { AnyAdvice } from '../kit/advice';
import { LEVELS } from '../kit/header';
import { randomFrom } from '../kit/random';
import type { Action, AnyRules, Problem, Seat } from '../kit/rules';
import type { AnyScriptedPlayer } from '../kit/scripted-player';
import { actionSampler } from './action-sampler';
import { greedyAction } from './greedy';
import { SearchPlayer } from './search-player';
import type { Budget } from './thought';

/** Decides for one seat through a whole match, from the state and every action since the beginning. */
type Chooser = (state: object, line: readonly Action[]) => Promise<Action>;

/** A game with what its computer players need. */
interface Playing {
  readonly rules: AnyRules;
  readonly advice: AnyAdvice | null;
  /** Left out or null: the game has none. */
  readonly scripted?: AnyScriptedPlayer | null;
}

/** A player without a clock: the same match and the same seed give the same choices on any machine. */
export function chooserFor(
  spec: PlayerSpec,
  { rules, advice, scripted }: Playing,
  seat: Seat,
  seed: string,
): Chooser {
  if (spec.kind === 'search') {
    const player = new SearchPlayer(rules, advice);
    const { budget } = spec;
    return async (state, line) => {
      const question = { seat, budget, seed: `${seed} ${line.length}` };
      // The clock is stopped, so only the number of playouts limits the search.
      const thought = await player.think(
        state,
        line,
        question,
        () => 0,
        async () => true,
      );
      if (!thought) throw new Error('an uninterrupted search returned null');
      return thought.line[0];
    };
  }
  const random = randomFrom(seed);
  if (spec.kind === 'greedy') return async (state) => greedyAction(rules, state, random);
  if (spec.kind === 'scripted') {
    if (!scripted) throw new Error('this game has no scripted player');
    return async (state) => scripted.choose(state, random);
  }
  const sample = actionSampler(rules, advice);
  return async (state) => sample(state, random);
}

/** A computer player as written on a command line. */
export type PlayerSpec =
  | { readonly kind: 'search'; readonly budget: Budget }
  | { readonly kind: 'scripted' }
  | { readonly kind: 'greedy' }
  | { readonly kind: 'random' };

/** Some hours of search. */
const MAX_PLAYOUTS = 100_000_000;

/** The players, as the sentence of a problem names them. */
const KNOWN = 'search:…, scripted, greedy, random';
const WITHOUT_SEARCH = ['scripted', 'greedy', 'random'] as const;

/** Reads `search:LEVEL`, `search:PLAYOUTS`, `scripted`, `greedy`, or `random`. */
export function readPlayerSpec(text: string): PlayerSpec | Problem {
  const kind = WITHOUT_SEARCH.find((known) => known === text);
  if (kind) return { kind };
  const [search, how = '', ...rest] = text.split(':');
  if (search !== 'search' || rest.length > 0)
    return { problem: 'unknown-player', at: '', player: text, known: KNOWN };
  const level = LEVELS.find((known) => known === how);
  if (level) return { kind: search, budget: { level } };
  const playouts = /^\d+$/.test(how) ? Number(how) : 0;
  if (playouts >= 1 && playouts <= MAX_PLAYOUTS) return { kind: search, budget: { playouts } };
  return { problem: 'unknown-level', at: '', level: how, known: LEVELS.join(', ') };
}
