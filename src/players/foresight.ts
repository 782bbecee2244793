import type { AnyAdvice } from '../kit/advice';
import type { ActionLine } from '../kit/line';
import { randomFrom } from '../kit/random';
import type { Action, AnyRules, Seat } from '../kit/rules';
import type { SearchPlayer } from './search-player';

/** A line of actions of the seat to act, whose consequences are asked for. */
export interface Intention {
  readonly seat: Seat;
  readonly line: readonly Action[];
  readonly seed: string;
}

/** A turn that a seat may take later. */
export interface ForeseenTurn {
  /** The state before it, as packed by the rules. */
  readonly position: Uint8Array<ArrayBuffer>;
  readonly line: ActionLine;
}

/** How the match may go on for a seat. */
export interface Foresight {
  /** Its next turns in which it has a choice, without bids and the like; fewer where the match ends, or where time runs out. */
  readonly turns: readonly ForeseenTurn[];
  /** Its score after them; null where time has run out. */
  readonly score: number | null;
}

/** Further turns of the seat that are foreseen. */
const TURNS = 2;
/** Playouts of a decision of a game whose advice makes no suggestion. */
const PLAYOUTS = 48;
/** Milliseconds that a foresight may take. */
const MOST_MS = 700;

/**
 * Plays on from `state` after the line, every seat as a decent player would, by what `seat` can see. One of many ways in
 * which the match may go on: chance and secrets are imagined. `state` is changed.
 * @returns null where the line is not legal after what was imagined, or where `pause` returns false.
 */
export async function foresee(
  { rules, advice, searchPlayer }: Foreseer,
  state: object,
  { seat, line, seed }: Intention,
  clock: () => number,
  pause: () => Promise<boolean>,
): Promise<Foresight | null> {
  const random = randomFrom(`${seed} foresight`);
  const began = clock();
  rules.determinize(state, seat, random);
  for (const action of line) {
    if (rules.refusal(state, action)) return null;
    rules.play(state, action);
  }
  const decide = async (): Promise<readonly Action[] | null> => {
    const suggested = advice?.suggest?.(state, random);
    if (suggested !== undefined) return [suggested];
    const acting = rules.toAct(state) ?? seat;
    const question = { seat: acting, budget: { playouts: PLAYOUTS }, seed };
    const thought = await searchPlayer.think(state, [], question, () => 0, pause);
    return thought?.line ?? null;
  };
  const listed = new Int32Array(rules.max);
  const turns: ForeseenTurn[] = [];
  while (turns.length < TURNS && rules.toAct(state) !== null) {
    const turn = { seat: rules.toAct(state), number: rules.turn(state) };
    const position = rules.pack(state);
    const played: Action[] = [];
    let chosen = false;
    const exchange = rules.isExchange?.(state) ?? false;
    while (rules.toAct(state) === turn.seat && rules.turn(state) === turn.number) {
      if (!(await pause())) return null;
      if (clock() - began > MOST_MS) return { turns, score: null };
      chosen ||= rules.list(state, listed) > 1;
      const decided = await decide();
      if (!decided) return null;
      for (const action of decided) {
        if (rules.refusal(state, action)) break;
        rules.play(state, action);
        played.push(action);
      }
    }
    const [first, ...rest] = played;
    if (turn.seat === seat && chosen && !exchange && first !== undefined)
      turns.push({ position, line: [first, ...rest] });
  }
  return { turns, score: rules.standing(state).scores[seat] ?? 0 };
}

/** What a foresight is made with. */
interface Foreseer {
  readonly rules: AnyRules;
  readonly advice: AnyAdvice | null;
  readonly searchPlayer: Pick<SearchPlayer, 'think'>;
}
