import type { Action, Seat } from '../../../kit/rules';
import { LINES } from '../data/board';
import { BONUS_CARD_IDS, CARD_IDS, START_CARD_IDS, TOKEN_IDS } from '../data/tiles-form';
import { argsOf, type Kind, kindOf } from '../rules/actions';
import { factorySlot, factoryTile, isReturned } from '../rules/factory';
import { POINTS } from '../rules/key-prize';
import { putLine, putOver } from '../rules/put';
import { SEAT, type State } from '../rules/state';
import { usedSpace } from '../rules/use';
import { gapOfSlot, lanePlace } from '../words/lane';
import {
  effectsText,
  faceOfStep,
  followed,
  nameOfSteps,
  noteOnBonus,
  noteOnFactory,
  noteOnPut,
  noteOnToken,
  numberAt,
  numberOf,
  type StepFace,
  spoilsRest,
} from './action-text';
import { factsOf } from './facts';
import { type Gain, gainOf, putOf } from './gain';
import { nameOfSpace, spaceFacts } from './spaces/space-facts';
import type { Speech } from './voice';

/** How actions of a kind are told on a button. */
interface KindView {
  name(state: State, action: Action, speech: Speech): string;
  /** What it brings beyond points; left out: nothing. */
  note?(state: State, action: Action, speech: Speech): string;
  /** What it brings as far as that is known; left out: that says nothing. */
  gain?(state: State, action: Action, seat: Seat): Gain | null;
  /** It is asked even where nothing else is possible: it gives something up, or looks at cards. */
  readonly asks?: true;
}

const nameSpace = (state: State, action: Action, speech: Speech) =>
  nameOfSpace(spaceFacts(state, argsOf(action)), speech);

const KINDS: { readonly [Do in Kind['do']]: KindView } = {
  start: {
    name: (_, action, { names }) => names.startCard[START_CARD_IDS[argsOf(action)] ?? 'rouble'],
    gain: gainOf,
  },
  use: {
    name: (state, action, speech) =>
      nameOfSpace(spaceFacts(state, usedSpace(argsOf(action))), speech),
  },
  pass: { name: (_state, _action, { table }) => table.act.pass },
  step: {
    name: (state, action, speech) => nameOfSteps(state, action, 1, speech),
    note: followed,
    gain: gainOf,
  },
  industry: {
    name(_, action, { table, names }) {
      const from = argsOf(action);
      const place = (at: number) => names.laneShort(lanePlace(at));
      return table.act.industry(place(from), place(from + 1));
    },
    note: followed,
    gain: gainOf,
  },
  take: {
    name: (_, action, { table }) => table.act.take(numberAt(argsOf(action))),
    gain: gainOf,
  },
  put: {
    name(_, action, { table, names }) {
      const line = names.part[LINES[putLine(argsOf(action))]?.id ?? 'trans'];
      const over = putOver(argsOf(action));
      return over === 0 ? table.act.put(line) : table.act.putOver(line, numberAt(over - 1));
    },
    note: noteOnPut,
    gain: (state, action) => putOf(state, action)?.gain ?? null,
  },
  flip: {
    name: (state, _, { table }) => table.act.flip(numberOf(factsOf(state).hand)),
    note: (_state, _action, { table }) => table.act.flips,
    gain: gainOf,
  },
  factory: {
    name(state, action, { table, names }) {
      const args = argsOf(action);
      const own = factsOf(state).seats[state.now[SEAT] ?? 0];
      const slot = factorySlot(args) || 1 + (own?.factories.indexOf(null) ?? 0);
      const lane = names.lane(gapOfSlot(slot));
      return table.act.factory(numberAt(factoryTile(args)), lane, isReturned(args));
    },
    note: noteOnFactory,
    gain: gainOf,
  },
  key: {
    name: (_, action, { table: { act } }) =>
      argsOf(action) === POINTS ? act.keyPoints : act.keySteps,
    gain: gainOf,
  },
  token: {
    name: (_, action, { names }) => names.token[TOKEN_IDS[argsOf(action)] ?? 'bonus'],
    note: noteOnToken,
    gain: gainOf,
  },
  card: {
    name: (_, action, { names }) => names.card[CARD_IDS[argsOf(action)] ?? 'worker'],
    gain: gainOf,
  },
  prize: {
    name: (_, action, { table: { act } }) =>
      argsOf(action) === POINTS ? act.prizePoints : act.prizeCard,
    gain: gainOf,
  },
  again: { name: nameSpace, gain: gainOf },
  guest: {
    name({ set }, action, speech) {
      const engineer = argsOf(action);
      const does = effectsText(set.tiles.engineers[engineer - 1]?.effects, speech);
      return speech.table.spaces.ofEngineer(engineer, does);
    },
    gain: gainOf,
  },
  skip: { name: (_state, _action, { table }) => table.act.skip },
  done: { name: (_state, _action, { table }) => table.act.done, asks: true },
  bonus: {
    name: (_, action, { names }) => names.bonusCard[BONUS_CARD_IDS[argsOf(action)] ?? 'extra'],
    note: noteOnBonus,
    asks: true,
  },
  move: { name: nameSpace },
  stay: { name: (_state, _action, { table }) => table.act.stay, asks: true },
};

export const kindView = (action: Action): KindView => KINDS[kindOf(action).do];

export function nameOf(state: State, action: Action, speech: Speech): string {
  return kindView(action).name(state, action, speech);
}

/** A decision as a button shows it. */
interface Option {
  readonly action: Action;
  readonly title: string;
  /** Of a step: what is shown instead of the title; null of anything else. */
  readonly step: StepFace | null;
  /** What it brings beyond points, or what speaks against it; empty: nothing. */
  readonly note: string;
  readonly warns: boolean;
  /** Null where it says nothing. */
  readonly gain: Gain | null;
}

export function optionOf(state: State, action: Action, speech: Speech): Option {
  const seat = state.now[SEAT] ?? 0;
  const isStep = kindOf(action).do === 'step';
  const spoils = isStep && spoilsRest(state, action, seat);
  const { name, note, gain } = kindView(action);
  return {
    action,
    title: name(state, action, speech),
    step: isStep ? faceOfStep(state, action, speech) : null,
    note: spoils ? speech.table.act.spoils : (note?.(state, action, speech) ?? ''),
    warns: spoils,
    gain: gain?.(state, action, seat) ?? null,
  };
}
