import { resultOf } from '../../../kit/result-of';
import type { Action, Seat } from '../../../kit/rules';
import { COLORS, GAPS, LINES } from '../data/board';
import { isChanged } from '../data/changes';
import { type Effect, TILE_IDS } from '../data/effects';
import { BONUS_CARD_IDS, CARD_IDS, START_CARD_IDS, TOKEN_IDS } from '../data/tiles-form';
import { rules } from '../rules';
import {
  AGAIN_KIND,
  BONUS_KIND,
  CARD_KIND,
  DONE_KIND,
  FACTORY_KIND,
  FLIP_KIND,
  FROM_RETURNED,
  GUEST_KIND,
  INDUSTRY_KIND,
  KEY_KIND,
  kindOf,
  MOVE_KIND,
  oneOf,
  PASS_KIND,
  PRIZE_KIND,
  PUT_KIND,
  SKIP_KIND,
  START_KIND,
  STAY_KIND,
  STEP_KIND,
  TAKE_KIND,
  TAKE_POINTS,
  TOKEN_KIND,
  threeOf,
  twoOf,
  USE_KIND,
} from '../rules/action';
import { isComplete } from '../rules/complete';
import { compile } from '../rules/program';
import { COLOR_MOST, SEAT, type State } from '../rules/state';
import { MEDAL_TOKEN, REVALUE_TOKEN } from '../rules/tables';
import { STEP_UNITS, UNITS } from '../rules/units';
import { factsOf } from './facts';
import { bestPut, gainOf } from './gain';
import { putsOf } from './puts';
import { nameOfSpace } from './spaces/name-of-space';
import { spaceFacts } from './spaces/space-facts';
import type { Speech } from './voice';

/** A decision as a button shows it. */
export interface Option {
  readonly action: Action;
  readonly title: string;
  /** Of a step what is drawn instead of the title; null: it is none. */
  readonly step: StepFace | null;
  /** What it brings beyond points, or what speaks against it; empty: nothing. */
  readonly note: string;
  readonly warns: boolean;
  /** Points of this round; null where they say nothing. */
  readonly gain: number | null;
}

/** A step where its color is drawn beside it. */
export interface StepFace {
  readonly color: number;
  readonly line: string;
  /** From which space to which one. */
  readonly way: string;
}

/** Kinds after which the points of this round are known: of themselves, or once tiles in hand are put. */
const ALONE: readonly number[] = [STEP_KIND, INDUSTRY_KIND];
const WITH_PUTS: readonly number[] = [TAKE_KIND, FLIP_KIND];

export function optionOf(state: State, action: Action, speech: Speech): Option {
  const seat = state.now[SEAT] ?? 0;
  const kind = kindOf(action);
  const spoils = kind === STEP_KIND && spoilsRest(state, action, seat);
  return {
    action,
    title: nameOf(state, action, speech),
    step: kind === STEP_KIND ? faceOfStep(state, action, speech) : null,
    note: spoils ? speech.table.act.spoils : noteOn(state, action, speech),
    warns: spoils,
    gain: gainIn(state, action, seat),
  };
}

function gainIn(state: State, action: Action, seat: Seat): number | null {
  const kind = kindOf(action);
  if (kind === PUT_KIND) return putOf(state, action)?.gain ?? null;
  if (ALONE.includes(kind)) return gainOf(state, action, seat);
  return WITH_PUTS.includes(kind) ? bestPut(state, action, seat) : null;
}

const putOf = (state: State, wanted: Action) =>
  putsOf(state).find(({ action }) => action === wanted);

/** What a step moves, and from which space. */
function moved(state: State, action: Action) {
  const two = twoOf(action);
  const color = two % COLOR_MOST;
  const line = factsOf(state).seats[state.now[SEAT] ?? 0]?.lines[Math.floor(two / COLOR_MOST)];
  return { line: line?.id ?? 'trans', color, from: line?.fronts[color] ?? 0 };
}

function faceOfStep(state: State, action: Action, speech: Speech): StepFace {
  const { line, color, from } = moved(state, action);
  return { color, line: speech.names.part[line], way: `${from}\u00a0→\u00a0${from + 1}` };
}

/** What an action is called on a button. */
export function nameOf(state: State, action: Action, speech: Speech): string {
  const [one, two, three] = [oneOf(action), twoOf(action), threeOf(action)];
  const { table, names } = speech;
  const { act } = table;
  const facts = factsOf(state);
  const own = facts.seats[state.now[SEAT] ?? 0];
  const space = () => nameOfSpace(spaceFacts(state, one), speech);
  switch (kindOf(action)) {
    case START_KIND:
      return names.startCard[START_CARD_IDS[one] ?? 'rouble'];
    case USE_KIND:
      return space();
    case PASS_KIND:
      return act.pass;
    case STEP_KIND: {
      const { line, color, from } = moved(state, action);
      const named = names.color[COLORS[color] ?? 'black'];
      return act.step(named, names.part[line], from, from + 1);
    }
    case INDUSTRY_KIND:
      return act.industry(one, one + 1);
    case TAKE_KIND:
      return act.take(tile(two));
    case PUT_KIND: {
      const line = names.part[LINES[one]?.id ?? 'trans'];
      return two === 0 ? act.put(line) : act.putOver(line, tile(two - 1));
    }
    case FLIP_KIND:
      return act.flip(number(facts.hand));
    case FACTORY_KIND: {
      const slot = three > 0 ? three - 1 : (own?.factories.indexOf(null) ?? 0);
      return act.factory(tile(two), GAPS[slot] ?? 0, one >= FROM_RETURNED);
    }
    case KEY_KIND:
      return one === TAKE_POINTS ? act.keyPoints : act.keySteps;
    case TOKEN_KIND:
      return names.token[TOKEN_IDS[one] ?? 'bonus'];
    case CARD_KIND:
      return names.card[CARD_IDS[one] ?? 'worker'];
    case PRIZE_KIND:
      return one === TAKE_POINTS ? act.prizePoints : act.prizeCard;
    case AGAIN_KIND:
    case MOVE_KIND:
      return space();
    case GUEST_KIND:
      return table.spaces.ofEngineer(
        one,
        effectsText(state.set.tiles.engineers[one - 1]?.effects, speech),
      );
    case SKIP_KIND:
      return act.skip;
    case DONE_KIND:
      return act.done;
    case BONUS_KIND:
      return names.bonusCard[BONUS_CARD_IDS[one] ?? 'extra'];
    case STAY_KIND:
      return act.stay;
    default:
      return '';
  }
}

const number = (id: string | null | undefined) => Number.parseInt(id ?? '0', 10);
const tile = (place: number) => number(TILE_IDS[place]);

function effectsText(effects: readonly Effect[] | null | undefined, { table }: Speech): string {
  return table.list((effects ?? []).map(table.effect));
}

/** What an action brings beyond points. */
function noteOn(state: State, action: Action, speech: Speech): string {
  const { table } = speech;
  const [one, two, three] = [oneOf(action), twoOf(action), threeOf(action)];
  switch (kindOf(action)) {
    case FACTORY_KIND: {
      const own = factsOf(state).seats[state.now[SEAT] ?? 0];
      const gone = three > 0 ? own?.factories[three - 1] : null;
      const does = effectsText(state.set.tiles.tiles[two]?.factory, speech);
      return gone ? `${does} · ${table.act.replaces(number(gone))}` : does;
    }
    case TOKEN_KIND:
      return tokenNote(state, one, speech);
    case BONUS_KIND: {
      const card = state.set.tiles.bonusCards[one];
      return card ? table.bonusCounts(card) : '';
    }
    case FLIP_KIND:
      return table.act.flips;
    case PUT_KIND:
      return [
        reachWith(state, action, speech),
        displaced(two, speech),
        ...followed(state, action, speech),
      ]
        .filter((part) => part !== '')
        .join(' · ');
    case STEP_KIND:
    case INDUSTRY_KIND:
      return followed(state, action, speech).join(' · ');
    default:
      return '';
  }
}

/** What a ?-token does. The name of one that was changed says it. */
function tokenNote({ set }: State, token: number, { table }: Speech): string {
  const id = TOKEN_IDS[token] ?? 'bonus';
  if (!isChanged(set.tiles, 'tokens', token)) return table.tokenDoes[id];
  return token === MEDAL_TOKEN || token === REVALUE_TOKEN ? table.tokenDoes[id] : '';
}

function reachWith(state: State, action: Action, { table }: Speech): string {
  const put = putOf(state, action);
  const before = factsOf(state).seats[state.now[SEAT] ?? 0]?.lines[oneOf(action)]?.reach;
  return put && before !== undefined ? table.act.reach(before, put.reach) : '';
}

function displaced(over: number, { table }: Speech): string {
  return over > 0 ? table.act.movesOn(tile(over - 1)) : '';
}

/** What follows by itself, of the events of an action. */
function followed(state: State, action: Action, speech: Speech): readonly string[] {
  const { table, names } = speech;
  return resultOf(rules, state, [action]).events.flatMap((event) => {
    if (event.event === 'award') return table.specials[event.what as 'worker' | 'token' | 'key'];
    if (event.event === 'unlock')
      return table.act.unlocks(names.color[event.colour as (typeof COLORS)[number]]);
    if (event.event !== 'trigger') return [];
    const off = state.set.tiles.tiles.find(({ id }) => id === event.tile);
    return table.act.setsOff(number(off?.id), effectsText(off?.factory, speech));
  });
}

/** 5.5: after this step the rest of what must be done cannot be done in full anymore, and before it could. */
function spoilsRest(state: State, action: Action, seat: Seat): boolean {
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
  const next = rules.clone(state);
  rules.play(next, action);
  return rules.turn(next) === rules.turn(state) && !canFinish(next);
}
