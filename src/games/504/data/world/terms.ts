import type { MapNumber } from '../board';
import type { ModuleId, Role, World } from './world';
import { ROLES } from './world';

/** Who goes first, and when that changes (G4.3). */
export type OrderKind = 'clockwise' | 'points' | 'income-down' | 'income-up' | 'value';
/** What everybody has at the start (G4.1). */
export type Money = 'rising' | 'falling' | 'fixed-60' | 'fixed-80' | 'fixed-90' | 'shares';
/** The steps of a turn, in their order (G5.4). */
export const STEPS = [
  'move-capital',
  'deal',
  'privilege',
  'upgrade',
  'buy',
  'act',
  'trolley',
  'factory',
  'fight',
  'sale',
] as const;
export type StepId = (typeof STEPS)[number];
/** The phases of a round besides turns, in order (G5.1). */
export const PHASES = ['share-round', 'tax', 'auction', 'card', 'dividend', 'values'] as const;
export type PhaseId = (typeof PHASES)[number];

/** A claim of a module; of a world's modules the one with the lowest priority decides. */
export interface Claim<Value> {
  readonly priority: number;
  readonly value: Value;
}

/** What a module brings into a world by its role. */
export interface Terms {
  /** It cannot be played without residents (G1.4). */
  readonly residents?: true;
  /** `explored`: map 1 or 4 by the other modules (G3.4); null: no claim. */
  readonly map: Claim<MapNumber | 'explored'> | null;
  readonly order: Claim<OrderKind>;
  /** `by-others`: see G4.2; null: no claim. */
  readonly money: Claim<Money | 'by-others'> | null;
  readonly steps: readonly StepId[];
  readonly phases: readonly PhaseId[];
}

const CLOCKWISE: Claim<OrderKind> = { priority: 4, value: 'clockwise' };
const order = (priority: number, value: OrderKind) => ({ priority, value });
const map = (priority: number, value: MapNumber | 'explored') => ({ priority, value });
const money = (priority: number, value: Money | 'by-others') => ({ priority, value });

/** What most modules claim: map 5, rising money, and turns clockwise. */
const USUAL: Terms = {
  map: map(4, 5),
  order: CLOCKWISE,
  money: money(6, 'rising'),
  steps: [],
  phases: [],
};

const residents: Terms = { ...USUAL, residents: true };
const carrying: Terms = { ...USUAL, steps: ['upgrade', 'trolley'] };
const delivering: Terms = { ...carrying, map: map(3, 3), money: money(5, 'fixed-60') };
const racing: Terms = { ...USUAL, steps: ['move-capital'] };
const auctions: Terms = {
  ...USUAL,
  money: money(2, 'fixed-90'),
  steps: ['factory'],
  phases: ['tax', 'auction'],
};
const armies: Terms = { ...residents, map: map(2, 2), money: money(5, 'fixed-60') };
const exploring: Terms = { ...USUAL, map: map(1, 'explored'), money: money(3, 'rising') };
const companies: Terms = { ...USUAL, map: null, money: money(1, 'shares') };

/** By module and role. Steps that another module takes away are left out in facts.ts. */
const TERMS: Readonly<Record<ModuleId, Readonly<Record<Role, Terms>>>> = {
  1: { I: delivering, II: delivering, III: carrying },
  2: { I: racing, II: racing, III: racing },
  3: {
    I: { ...auctions, order: order(1, 'income-down') },
    II: { ...auctions, map: map(3, 3), order: order(2, 'income-down') },
    III: { ...USUAL, money: null, steps: ['privilege'] },
  },
  4: {
    I: { ...armies, money: money(4, 'fixed-80'), steps: ['fight'] },
    II: { ...armies, steps: ['fight'] },
    III: armies,
  },
  5: { I: { ...exploring, residents: true }, II: { ...exploring, map: map(1, 1) }, III: exploring },
  6: { I: residents, II: residents, III: residents },
  7: {
    I: { ...residents, order: order(1, 'points'), phases: ['card'] },
    II: { ...residents, map: map(3, 3), money: money(3, 'rising') },
    III: USUAL,
  },
  8: { I: residents, II: { ...residents, steps: ['sale'] }, III: residents },
  9: {
    I: { ...companies, order: order(1, 'value'), phases: ['share-round', 'dividend'] },
    II: { ...companies, order: order(2, 'value'), phases: ['share-round', 'values'] },
    III: {
      ...USUAL,
      map: null,
      order: order(3, 'income-up'),
      money: money(9, 'by-others'),
      steps: ['deal'],
      phases: ['values'],
    },
  },
};

/** The terms of a world's modules, in the order of the roles. */
export function termsOf(world: World): readonly Terms[] {
  return world.map((module, at) => TERMS[module][ROLES[at]]);
}
