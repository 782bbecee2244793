import type { Action } from '../../../kit/rules';
import { actionOf, argsOf, kindOf } from '../rules/actions';
import { bid } from '../rules/auction';
import { ship } from '../rules/delivery';
import { issue } from '../rules/issue';
import { engine, passMove } from '../rules/move';
import type { State } from '../rules/state';
import type { Words } from '../words/words';
import { factsOf } from './facts';
import { legalIn, legalOf } from './legal';
import { type Losses, losesAny, lossesOf, lossesTold } from './losses';
import { type Outlook, outlooks, paydays } from './outlook';
import { addedByEngine, bestDeliveries } from './routes';

/** What a choice loses for nothing, so that it is asked about first (docs/warnings.md). */
export type Loss =
  /** The seat would be out of the game. */
  | { readonly loss: 'out'; readonly outlook: Outlook }
  /** A move of goods, though a delivery would pay the seat so much. */
  | { readonly loss: 'delivery'; readonly pays: number }
  /** A move of goods, though a better engine would add a delivery. */
  | { readonly loss: 'engine' }
  /** Track, or a new city. */
  | { readonly loss: 'build'; readonly losses: Losses };

/** What these legal actions of one tap would lose; empty: they are played at once. */
export function whatIsLost(state: State, actions: readonly Action[]): readonly Loss[] {
  const [first] = actions;
  const last = actions.at(-1);
  if (first === undefined || last === undefined) return [];
  const outlook = ruinBy(state, actions);
  const move = kindOf(first) === passMove ? unusedMove(state) : null;
  return [
    ...(outlook ? [{ loss: 'out', outlook } as const] : []),
    ...(move ? [move] : []),
    ...(losesAny(state, last) ? [{ loss: 'build', losses: lossesOf(state, last) } as const] : []),
  ];
}

/** The outlook of a seat that goes out by these actions, if it could do something about it or has no other chance. */
function ruinBy(state: State, actions: readonly Action[]): Outlook | null {
  const { phase, round, toAct: seat } = factsOf(state);
  const [action] = actions;
  if (seat === null || action === undefined) return null;
  const args = argsOf(action);
  const kind = kindOf(action);
  const asks =
    (phase === 'issue' && legalOf(state, issue).some((one) => argsOf(one) > args)) ||
    (phase === 'auction' && !paydays(state)[seat]?.ruin) ||
    kind === passMove ||
    kind === engine ||
    (kind === ship && round === 2);
  if (!asks) return null;
  const outlook = outlooks(state, actions, kind === bid ? { seat, amount: args } : null)[seat];
  return outlook?.ruin ? outlook : null;
}

/** What a move that ships nothing leaves undone. */
function unusedMove(state: State): Loss | null {
  const pays = bestDeliveries(state)[0]?.best.own ?? 0;
  if (pays > 0) return { loss: 'delivery', pays };
  const { turn, turns, round } = factsOf(state);
  const isLastMove = turn === turns && round === 2;
  if (isLastMove || !legalIn(state).all.includes(actionOf(engine))) return null;
  return addedByEngine(state).length > 0 ? { loss: 'engine' } : null;
}

/** A loss in sentences. */
export function lossTold(state: State, one: Loss, words: Words): readonly string[] {
  const { table, names } = words;
  switch (one.loss) {
    case 'out':
      return [ruinTold(one.outlook, table.payday)];
    case 'delivery':
      return [table.move.couldShip(one.pays)];
    case 'engine':
      return [table.move.couldUpgrade];
    case 'build':
      return lossesTold(state.board, one.losses, table.build, names);
  }
}

export function ruinTold({ short, earned }: Outlook, payday: Words['table']['payday']): string {
  return `${payday.ruin(short, earned)} ${payday.ruinUnless(short - earned)}`;
}
