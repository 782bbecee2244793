import { CITY, FIELD, FOREST, GRASSLAND } from '../../data/board';
import { FIRST_CARD_ROUND, SCORINGS } from '../../data/figures';
import { counted } from '../../modules/majorities/rules/leads';
import { hasCard, kindOf } from '../../modules/privileges/rules/cards';
import { housesOf } from '../../modules/production/rules/houses';
import { countLinks } from '../../modules/roads/rules/links';
import { orderCompanies } from '../../modules/shares/rules/market';
import { IN, LAID, ROUND } from '../state/fields';
import type { Owner } from '../state/ids';
import type { GamePair, State } from '../state/state';

/** X18: with 6.I and 6.II linked tiles. */
export const majoritiesRoads: GamePair = {
  when: (role) => role[7] > 0 && (role[6] === 1 || role[6] === 2),
  hooks: { tally: countLinks },
};

/** X19: with 7.II and 8.I plants by the terrain of their tile, those for fish too; in cities trading houses. */
function countProduction(state: State, owner: Owner, counts: Uint8Array): void {
  if (counted(state.world) !== 'plants') return;
  for (let tile = 0; tile < state.now[LAID]; tile++)
    if (state.plantOwner[tile] === owner) counts[state.kind[tile]]++;
  counts[CITY] = housesOf(state, owner);
}

export const majoritiesProduction: GamePair = {
  when: (role) => role[7] > 0 && role[8] > 0,
  hooks: { tally: countProduction },
};

/** M7.3: cards count as one more of a kind of tile. */
export const COUNTED_CARDS: readonly (readonly [card: number, kind: number])[] = [
  [kindOf('I(12)'), FIELD],
  [kindOf('II(10)'), FOREST],
  [kindOf('III(2)'), GRASSLAND],
  [kindOf('III(3)'), CITY],
];

function countCards(state: State, owner: Owner, counts: Uint8Array): void {
  for (const [card, kind] of COUNTED_CARDS) if (hasCard(state, owner, card)) counts[kind]++;
}

export const majoritiesPrivileges: GamePair = {
  when: (role) => role[7] > 0 && role[3] > 0,
  hooks: { tally: countCards },
};

/** X22, M7.5, M7.6 with 7.I and 9.II: the fewest VP first. The row of the round has a card for each (M7.1). */
function orderCompaniesByPoints(state: State): void {
  const { now } = state;
  orderCompanies(state, (company) => state.vp[company]);
  const row = now[ROUND] - FIRST_CARD_ROUND;
  if (row >= 0 && row < SCORINGS) state.rowCards[row] = now[IN];
}

export const majoritiesShares: GamePair = {
  when: (role) => role[7] === 1 && role[9] === 2,
  hooks: { orders: { points: orderCompaniesByPoints } },
};
