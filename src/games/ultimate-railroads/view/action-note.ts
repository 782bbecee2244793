import { lookAhead } from '../../../kit/look-ahead';
import type { Action, Seat } from '../../../kit/rules';
import { isChanged } from '../data/changes';
import type { Effect } from '../data/effects';
import { TOKEN_IDS } from '../data/tiles-form';
import { rules } from '../rules';
import { argsOf } from '../rules/actions';
import { isComplete } from '../rules/complete';
import { factorySlot, factoryTile } from '../rules/factory';
import { compile } from '../rules/program';
import { putLine, putOver } from '../rules/put';
import { SEAT, type State } from '../rules/state';
import { MEDAL_TOKEN, REVALUE_TOKEN } from '../rules/tables';
import { STEP_UNITS, UNITS } from '../rules/units';
import { effectsText, numberAt, numberOf } from './action-name';
import { factsOf } from './facts';
import { putOf } from './puts';
import type { Speech } from './voice';

export function noteOnFactory(state: State, action: Action, speech: Speech): string {
  const args = argsOf(action);
  const slot = factorySlot(args);
  const own = factsOf(state).seats[state.now[SEAT] ?? 0];
  const gone = slot > 0 ? own?.factories[slot - 1] : null;
  const does = effectsText(state.set.tiles.tiles[factoryTile(args)]?.factory, speech);
  return gone ? `${does} · ${speech.table.act.replaces(numberOf(gone))}` : does;
}

export function noteOnBonus({ set }: State, action: Action, { table }: Speech): string {
  const card = set.tiles.bonusCards[argsOf(action)];
  return card ? table.bonusCounts(card) : '';
}

export function noteOnPut(state: State, action: Action, speech: Speech): string {
  return [
    reachWith(state, action, speech),
    displaced(putOver(argsOf(action)), speech),
    followed(state, action, speech),
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

/** What a ?-token does, where its name does not say it; the name of one that was changed does. */
export function noteOnToken({ set }: State, action: Action, { table, names }: Speech): string {
  const token = argsOf(action);
  const id = TOKEN_IDS[token] ?? 'bonus';
  if (!isChanged(set.tiles, 'tokens', token))
    return table.tokenDoes[id] === names.token[id] ? '' : table.tokenDoes[id];
  return token === MEDAL_TOKEN || token === REVALUE_TOKEN ? table.tokenDoes[id] : '';
}

function reachWith(state: State, action: Action, { table }: Speech): string {
  const put = putOf(state, action);
  const before = factsOf(state).seats[state.now[SEAT] ?? 0]?.lines[putLine(argsOf(action))]?.reach;
  return put && before !== undefined ? table.act.reach(before, put.reach) : '';
}

function displaced(over: number, { table }: Speech): string {
  return over > 0 ? table.act.movesOn(numberAt(over - 1)) : '';
}

/** What follows by itself, of the events of an action. */
export function followed(state: State, action: Action, speech: Speech): string {
  const { table, names } = speech;
  const all = lookAhead(rules, state, [action]).events.flatMap((event) => {
    if (event.event === 'award') return table.specials[event.what];
    if (event.event === 'unlock') return table.act.unlocks(names.color[event.colour]);
    if (event.event !== 'trigger') return [];
    const off = state.set.tiles.tiles.find(({ id }) => id === event.tile);
    return table.act.setsOff(numberOf(off?.id), effectsText(off?.factory, speech));
  });
  return all.join(' · ');
}

/** 5.5: after this step the rest of what must be done cannot be done in full anymore, and before it could. */
export function spoilsRest(state: State, action: Action, seat: Seat): boolean {
  const canFinish = (one: State) =>
    isComplete(
      one,
      seat,
      compile(
        UNITS.slice(0, STEP_UNITS).flatMap((steps, unit): Effect[] => {
          const n = one.must[unit] ?? 0;
          return n > 0 ? [{ steps, n } as Effect] : [];
        }),
      ),
    );
  if (!canFinish(state)) return false;
  const { after: next } = lookAhead(rules, state, [action]);
  return rules.turn(next) === rules.turn(state) && !canFinish(next);
}
