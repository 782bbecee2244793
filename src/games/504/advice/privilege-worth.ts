import {
  CARD_CONTROL_INCOME,
  CARD_UPGRADE,
  CONTROL_INCOME,
  PRIVILEGE_INCOME,
  PRIVILEGE_VP,
} from '../data/figures';
import { CARDS, type PrivilegeId } from '../data/world/privileges';
import { counted } from '../modules/majorities/rules/leads';
import { kindOf } from '../modules/privileges/rules/cards';
import { settlementsOf } from '../rules/base/pieces';
import { COUNTED_CARDS } from '../rules/pairs/majorities';
import type { Owner } from '../rules/state/ids';
import type { State } from '../rules/state/state';
import { countedWorth } from './counted';
import { dollar, earning, incomes, lasting, turnsLeft } from './rates';

/* What cards are worth (P). */

/** Cards whose effect the estimate does not otherwise include: their worth in dollars per turn. */
const HIDDEN: Partial<Readonly<Record<PrivilegeId, number>>> = {
  ...{ 'I(1)': 4, 'I(2)': 6, 'I(3)': 6, 'I(4)': 6, 'I(7)': 6, 'I(9)': 4, 'I(10)': 2 },
  ...{ 'II(1)': 10, 'II(3)': 10, 'II(4)': 7, 'II(7)': 4, 'II(8)': 6, 'II(11)': 8 },
  ...{ 'III(1)': 8, 'III(4)': 8, 'III(7)': 10, 'III(8)': 8, 'III(9)': 12 },
};
/** Of these, cards that the odds of fights know (odds.ts). */
const IN_ODDS: readonly PrivilegeId[] = ['I(4)', 'II(7)', 'III(4)'];
/** Others, which show in income. */
const SHOWN: Partial<Readonly<Record<PrivilegeId, number>>> = {
  ...PRIVILEGE_INCOME,
  ...{ 'I(6)': 12, 'II(5)': 12, 'II(6)': 8 },
};
/** What a card saves is more than money: at the least, so much of a dollar in each turn comes true. */
const LEAST_EARNING = 0.12;
/** Taxes, of each dollar of income. */
const TAXED = 0.11;
/** Of what upgrades cost less, so much is still bought. */
const UPGRADES = 1.2;

const byKind = (figures: Partial<Readonly<Record<PrivilegeId, number>>>): Float64Array =>
  Float64Array.from(CARDS, (card) => figures[card] ?? 0);
const hidden = byKind(HIDDEN);
const shown = byKind(SHOWN);
const points = byKind(PRIVILEGE_VP);
const inOdds = CARDS.map((card) => IN_ODDS.includes(card));
const [CHEAP_UPGRADES, NO_TAX, RICH_TILES] = [kindOf('I(8)'), kindOf('II(2)'), kindOf('III(5)')];
/** By kind of card: the kind of tile that it counts for, -1 none. */
const countsFor = new Int8Array(CARDS.length).fill(-1);
for (const [card, kind] of COUNTED_CARDS) countsFor[card] = kind;

/** What a card of an owner is worth beside what the estimate of a position sees of it elsewhere. */
export function hiddenWorth(state: State, owner: Owner, kind: number): number {
  // The odds tell what it does until the owner's next turn: only the turns after that are hidden.
  const seen = inOdds[kind] && hasOdds(state) ? 1 : 0;
  return worthOver(state, owner, kind, turnsLeft[owner] - seen);
}

/** Whether attacks are decided by dice. */
function hasOdds({ world }: State): boolean {
  return world.role[4] === 1 || world.role[4] === 2;
}

function worthOver(state: State, owner: Owner, kind: number, turns: number): number {
  const each = hidden[kind] + (kind === NO_TAX ? TAXED * incomes[owner] : 0);
  let worth = each * Math.max(earning[owner], servingWorth(turns));
  if (kind === CHEAP_UPGRADES)
    worth += UPGRADES * CARD_UPGRADE * dollar[0] * missingUpgrades(state, owner) * lasting(turns);
  return worth;
}

function servingWorth(turns: number): number {
  return LEAST_EARNING * dollar[0] * Math.max(0, turns);
}

/** Of all upgrades that a trolley can have, the share that is still to come. */
function missingUpgrades({ speed, world }: State, owner: Owner): number {
  return world.role[1] > 0 ? Math.max(0, 3 - speed[owner]) / 3 : 0;
}

/** What a card is worth to an owner who does not have it. */
export function privilegeWorth(state: State, owner: Owner, kind: number): number {
  let worth = worthOver(state, owner, kind, turnsLeft[owner]) + points[kind];
  worth += shown[kind] * earning[owner];
  if (kind === RICH_TILES)
    worth += (CARD_CONTROL_INCOME - CONTROL_INCOME) * settlementsOf(state, owner) * earning[owner];
  if (countsFor[kind] >= 0)
    worth += countedWorth(state, counted(state.world), owner, countsFor[kind]);
  return worth;
}
