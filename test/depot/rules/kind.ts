import type { ActionKind } from '../../../src/kit/action-kind';
import type { JsonObject } from '../../../src/kit/json';
import { wordOf } from '../../../src/kit/reading';
import { GOODS } from '../data/goods';
import type { Event } from './events';
import type { Refusal } from './refusals';
import type { State } from './state';

export type DepotKind = ActionKind<State, Event, Refusal>;

/** The written form of an action without args. */
export const bare = {
  keys: [],
  read: () => 0,
  write: () => ({}),
} as const;

/** The written form of an action whose args are a good. */
export const ofGood = {
  keys: ['good'],
  variants: GOODS.length,
  read: ({ good }: JsonObject) => wordOf(good, 'good', GOODS),
  write: (good: number): JsonObject => ({ good: GOODS[good] }),
} as const;
