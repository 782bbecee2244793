import { TILES } from '../data/board';
import { PURCHASE } from '../data/figures';
import { buy } from '../rules/base/buy';
import { capital } from '../rules/base/capital';
import { firstTile, secondTile } from '../rules/base/kinds';
import { move } from '../rules/base/move';
import { isStep } from '../rules/base/phases';
import { hasSettlement, residentsOn } from '../rules/base/pieces';
import { FREE, LAID } from '../rules/state/fields';
import type { Owner } from '../rules/state/ids';
import type { ActionKind } from '../rules/state/kind';
import { placeOf, type State } from '../rules/state/state';
import { guards, needs, reaches, settlings } from './surveyed';
import { adviceOf } from './table';

/** To end a step is a way out: anything that brings a little comes first. */
const DONE_WORTH = 0.12;
/** A move that leads nowhere, and one that at least leaves a crowd. */
const IDLE_MOVE = 0.002;
const SPREADING_MOVE = 0.01;
/** What a resident is worth whose price is needed for something else. */
const SAVED = 0.4;

/** What `surveyPurse` found out: how much of its worth a resident counts that is bought now. */
const purse = { share: 1 };

/** The gain of an action never considered. */
export const NEVER = Number.NEGATIVE_INFINITY;
/** Free moves allowed beyond one per active resident: more would only go back and forth. */
const MOVES_MORE = 2;
/** What `surveyMoves` found out: whether moves that cost nothing lead nowhere now. */
const moves = { enough: false };

/** G5.6: moves on the way to work cost nothing, so a search sees no harm in any number of them. */
export function surveyMoves({ now, active }: State, owner: Owner): void {
  let most = MOVES_MORE;
  if (now[FREE] > MOVES_MORE)
    for (let tile = 0; tile < now[LAID]; tile++) most += active[owner * TILES + tile];
  moves.enough = now[FREE] > most;
}

/** Less is bought once a later step needs the money. */
export function surveyPurse(state: State, owner: Owner): void {
  if (!isStep(state, 'buy')) return;
  const { all } = adviceOf(state.world);
  let wanted = 0;
  for (let at = 0; at < all.saves.length; at++) wanted += all.saves[at](state, owner);
  purse.share = state.cash[owner] - PURCHASE.price >= wanted ? 1 : SAVED;
}

/** What an action of the base brings (G6); `surveyTiles`, `surveyPurse` and `surveyMoves` come first. */
export function baseGain(
  state: State,
  owner: Owner,
  kind: ActionKind<State>,
  args: number,
): number {
  switch (kind) {
    case capital:
      return 1;
    case buy: {
      // Residents go where there is something to do, and not all to the same place.
      const crowd = residentsOn(state, owner, args);
      return (purse.share * (0.1 + reaches[args] + needs[args])) / (1 + 0.15 * crowd);
    }
    case move:
      return moveGain(state, owner, firstTile(args), secondTile(args));
    default:
      return DONE_WORTH;
  }
}

function moveGain(state: State, owner: Owner, from: number, to: number): number {
  const missed = guards[from];
  if (!hasSettlement(state, owner, to)) return settlings[to] - missed;
  if (moves.enough) return NEVER;
  const crowd = state.active[placeOf(owner, from)] - residentsOn(state, owner, to);
  const idle = crowd > 2 ? SPREADING_MOVE : IDLE_MOVE;
  return idle + needs[to] + 0.4 * Math.max(0, reaches[to] - reaches[from]) - missed;
}
