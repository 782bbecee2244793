import type { Action } from '../../../kit/rules';
import { COLORS, LINES } from '../data/board';
import { type Effect, TILE_IDS } from '../data/effects';
import { BONUS_CARD_IDS, CARD_IDS, START_CARD_IDS, TOKEN_IDS } from '../data/tiles-form';
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
import { COLOR_MOST, SEAT, type State } from '../rules/state';
import { gapOfSlot, lanePlace } from '../words/lane';
import { factsOf } from './facts';
import { nameOfSpace } from './spaces/name-of-space';
import { spaceFacts } from './spaces/space-facts';
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
  const two = twoOf(action);
  const color = two % COLOR_MOST;
  const line = factsOf(state).seats[state.now[SEAT] ?? 0]?.lines[Math.floor(two / COLOR_MOST)];
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
      return nameOfSteps(state, action, 1, speech);
    }
    case INDUSTRY_KIND:
      return act.industry(names.laneShort(lanePlace(one)), names.laneShort(lanePlace(one + 1)));
    case TAKE_KIND:
      return act.take(numberAt(two));
    case PUT_KIND: {
      const line = names.part[LINES[one]?.id ?? 'trans'];
      return two === 0 ? act.put(line) : act.putOver(line, numberAt(two - 1));
    }
    case FLIP_KIND:
      return act.flip(numberOf(facts.hand));
    case FACTORY_KIND: {
      const slot = three > 0 ? three : 1 + (own?.factories.indexOf(null) ?? 0);
      return act.factory(numberAt(two), names.lane(gapOfSlot(slot)), one >= FROM_RETURNED);
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

/** The number on a tile, by its id; 0: none. */
export const numberOf = (id: string | null | undefined) => Number.parseInt(id ?? '0', 10);
/** The number on a tile, by its place among all. */
export const numberAt = (place: number) => numberOf(TILE_IDS[place]);

/** What a list of effects does. */
export function effectsText(
  effects: readonly Effect[] | null | undefined,
  { table }: Speech,
): string {
  return table.list((effects ?? []).map(table.effect));
}
