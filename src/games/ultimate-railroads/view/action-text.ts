import { lookAhead } from '../../../kit/look-ahead';
import type { Action, Seat } from '../../../kit/rules';
import { COLORS, SPECIALS } from '../data/board';
import { isChanged } from '../data/changes';
import { type Effect, TILE_IDS } from '../data/effects';
import { TOKEN_IDS } from '../data/tiles-form';
import { rules } from '../rules';
import { argsOf } from '../rules/actions';
import { isComplete } from '../rules/complete';
import { factorySlot, factoryTile } from '../rules/factory';
import { compile } from '../rules/program';
import { putLine, putOver } from '../rules/put';
import { SEAT, type State } from '../rules/state';
import { colorOf, lineOf, stepPiece } from '../rules/step';
import { MEDAL_TOKEN, REVALUE_TOKEN } from '../rules/tables';
import { STEP_UNITS, UNITS } from '../rules/units';
import { factsOf, type LineFacts, type SeatFacts } from './facts';
import { putOf } from './gain';
import type { Speech } from './voice';

/** What a button of a step shows beside its color. */
export interface StepFace {
  readonly color: number;
  readonly line: string;
  /** From which space to which one. */
  readonly way: string;
}

/** What a step moves, and from which space. */
function moved(state: State, action: Action) {
  const piece = stepPiece(argsOf(action));
  const color = colorOf(piece);
  const line = factsOf(state).seats[state.now[SEAT] ?? 0]?.lines[lineOf(piece)];
  return { line: line?.id ?? 'trans', color, from: line?.fronts[color] ?? 0 };
}

export function faceOfStep(state: State, action: Action, speech: Speech): StepFace {
  const { line, color, from } = moved(state, action);
  return { color, line: speech.names.part[line], way: `${from}\u00a0→\u00a0${from + 1}` };
}

/** A track's move over `steps` spaces. */
export function nameOfSteps(state: State, action: Action, steps: number, speech: Speech): string {
  const { line, color, from } = moved(state, action);
  const named = speech.names.color[COLORS[color] ?? 'black'];
  return speech.table.act.step(named, speech.names.part[line], from, from + steps);
}

/** The number on a tile, by its id; 0: none. */
export const numberOf = (id: string | null | undefined) => Number.parseInt(id ?? '0', 10);
/** The number on a tile, by its place among all. */
export const numberAt = (place: number) => numberOf(TILE_IDS[place]);

export function effectsText(
  effects: readonly Effect[] | null | undefined,
  { table }: Speech,
): string {
  return table.list((effects ?? []).map(table.effect));
}

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

/** What follows by itself, of the events of an action; and what black waits for where the locomotives do not reach it. */
export function followed(state: State, action: Action, speech: Speech): string {
  const { table, names } = speech;
  const { after, events } = lookAhead(rules, state, [action]);
  const all = events.flatMap((event) => {
    if (event.event === 'award') return table.specials[event.what];
    if (event.event === 'unlock') return table.act.unlocks(names.color[event.colour]);
    if (event.event === 'step') {
      const [then, now] = [after, state].map((at) => {
        const own = factsOf(at).seats[event.seat];
        const line = own?.lines.find(({ id }) => id === event.line);
        return own && line ? waitsOn(own, line, table) : '';
      });
      return then && then !== now ? then : [];
    }
    if (event.event !== 'trigger') return [];
    const off = state.set.tiles.tiles.find(({ id }) => id === event.tile);
    return table.act.setsOff(numberOf(off?.id), effectsText(off?.factory, speech));
  });
  return all.join(' · ');
}

/** What waits on a line for a longer reach; empty: nothing. */
export function waitsOn(
  { met }: SeatFacts,
  { line, fronts: [black = 0], reach }: LineFacts,
  { board, specials }: Speech['table'],
): string {
  const special = SPECIALS.find(
    (one, index) => one.line === line && !met[index] && black >= one.space,
  );
  return special ? board.waits(specials[special.pays], special.space, reach) : '';
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
