import { lookAhead } from '../../../kit/look-ahead';
import type { Action } from '../../../kit/rules';
import { rules } from '../rules';
import { argsOf, kindOf } from '../rules/actions';
import { bid } from '../rules/auction';
import { ship } from '../rules/delivery';
import { issue } from '../rules/issue';
import { engine, passMove } from '../rules/move';
import type { State } from '../rules/state';
import type { StillShips } from '../words/en/table/money';
import type { Words } from '../words/words';
import { factsOf } from './facts';
import { legalOf } from './legal';
import { type Losses, losesAny, lossesOf, lossesTold } from './losses';
import { type Outlook, outlooks, paydays, shipsBefore } from './outlook';
import { type Waste, wastedBy } from './wasted';

/** What a choice loses for nothing, so that it is asked about first (docs/warnings.md). */
export type Loss =
  /** The seat would be out of the game. */
  | { readonly loss: 'out'; readonly outlook: Outlook; readonly ships: StillShips }
  /** Income at payday, though shares can be issued instead. */
  | { readonly loss: 'short'; readonly outlook: Outlook; readonly ships: StillShips }
  | Waste
  /** Track, or a new city. */
  | { readonly loss: 'build'; readonly losses: Losses };

/** What these legal actions of one tap would lose; empty: they are played at once. */
export function whatIsLost(state: State, actions: readonly Action[]): readonly Loss[] {
  const [first] = actions;
  const last = actions.at(-1);
  if (first === undefined || last === undefined) return [];
  const outlook = troubleBy(state, actions);
  // Several tiles of one tap: the last one ends the turn.
  const before = lookAhead(rules, state, actions).steps.at(-1)?.before ?? state;
  return [
    ...(outlook ? [trouble(state, actions, outlook)] : []),
    ...wastedBy(state, first),
    ...(losesAny(before, last) ? [{ loss: 'build', losses: lossesOf(before, last) } as const] : []),
  ];
}

function trouble(state: State, actions: readonly Action[], outlook: Outlook): Loss {
  const ships = shipsBefore(state, actions, factsOf(state).toAct ?? 0);
  return { loss: outlook.ruin ? 'out' : 'short', outlook, ships };
}

/**
 * The outlook of a seat that goes out by these actions, if it could do something about it or has no other chance; or that
 * would be short, though it could issue more shares.
 */
function troubleBy(state: State, actions: readonly Action[]): Outlook | null {
  const { phase, round, toAct: seat } = factsOf(state);
  const [action] = actions;
  if (seat === null || action === undefined) return null;
  const args = argsOf(action);
  const kind = kindOf(action);
  const issues = phase === 'issue' && legalOf(state, issue).some((one) => argsOf(one) > args);
  const asks =
    issues ||
    (phase === 'auction' && !paydays(state)[seat]?.ruin) ||
    kind === passMove ||
    kind === engine ||
    (kind === ship && round === 2);
  if (!asks) return null;
  const outlook = outlooks(state, actions, kind === bid ? { seat, amount: args } : null)[seat];
  return outlook?.ruin || (issues && outlook && outlook.short > 0) ? outlook : null;
}

/** A loss in sentences. */
export function lossTold(state: State, one: Loss, words: Words): readonly string[] {
  const { table, names } = words;
  switch (one.loss) {
    case 'out':
      return [ruinTold(one.outlook, table.payday, one.ships)];
    case 'short': {
      const { short, earned } = one.outlook;
      return [table.payday.short(short, earned, earned - short, one.ships)];
    }
    case 'delivery':
      return [table.move.couldShip(one.pays)];
    case 'engine':
      return [table.move.couldUpgrade];
    case 'idle-engine':
      return [table.move.idleEngine];
    case 'action':
      return [table.actions.noEffect];
    case 'draw':
      return [table.actions.drawsNothing];
    case 'track':
      return [table.build.couldScore(one.points)];
    case 'build':
      return lossesTold(state.board, one.losses, table.build, names);
  }
}

export function ruinTold(
  { short, earned }: Outlook,
  payday: Words['table']['payday'],
  ships: StillShips,
): string {
  const lacks = short - earned;
  // Income is paid first and may then fall, so each $1 of it counts twice.
  const income = ships && Math.ceil(lacks / 2);
  return `${payday.ruin(short, ships)} ${payday.ruinUnless(lacks, income)}`;
}
