import { GOODS, KINDS, TILES, WATER } from '../../data/board';
import { FEAT_COUNT, FEAT_VP } from '../../data/figures';
import { ENTERED } from '../../modules/deliver/rules/drive';
import { DISCOVERED } from '../../modules/exploration/rules/discover';
import { countForMajorities } from '../../modules/majorities/rules/leads';
import { CITY_FREED } from '../../modules/military/rules/fight';
import { ATTACKED } from '../../modules/military/rules/roles';
import type { BonusKey } from '../../modules/race/events';
import { isToReach, reachCity } from '../../modules/race/rules/cards';
import { noteExplored, rewardFreed } from '../../modules/race/rules/role-3';
import { countsWay, hasCards, rewardsFreed } from '../../modules/race/state';
import { countLinks } from '../../modules/roads/rules/links';
import type { Digit, Owner, Role } from '../state/ids';
import type { Feats } from '../state/parts';
import { type GamePair, placeOf, type State } from '../state/state';

/** X1, X24, M2.6, M2.8: the trolley enters a tile, or stays there, for movement points in halves. */
function comeBy(state: State, owner: Owner, tile: number, spent: number): void {
  const { world, since, storedResidents } = state;
  // Without residents there are no roads, so no halves.
  if (countsWay(world)) since[owner] += spent / 2;
  if (!isToReach(state, owner, tile)) return;
  reachCity(state, owner, tile);
  if (countsWay(world)) since[owner] = 0;
  // A card is marked even where storage has no resident for it.
  if (world.residents && storedResidents[owner] > 0) storedResidents[owner]--;
}

export const deliverRace: GamePair = {
  when: (role) => role[1] > 0 && (role[2] === 1 || role[2] === 2),
  hooks: { happened: [[ENTERED, comeBy]] },
};

/** M2.10: bonuses of 2.III for what was explored. */
export const explorationRace: GamePair = {
  when: (role) => role[5] > 0 && role[2] === 3,
  hooks: { happened: [[DISCOVERED, noteExplored]] },
};

/**
 * X23, M2.6: who attacks a city for the first time has reached it, whatever comes of the attack. Its card is marked even
 * where storage has no resident for it. X24: with 1 only the trolley reaches cities.
 */
function reachByAttack(state: State, owner: Owner, tile: number): void {
  const { world, storedResidents } = state;
  if (world.role[1] > 0 || !isToReach(state, owner, tile)) return;
  reachCity(state, owner, tile);
  if (storedResidents[owner] > 0) storedResidents[owner]--;
}

export const militaryRace: GamePair = {
  when: (role) => role[4] > 0 && hasCards({ role }),
  hooks: { happened: [[ATTACKED, reachByAttack]] },
};

/** M2.10: bonuses of 2.III for free cities that are conquered. */
export const freedCities: GamePair = {
  when: (role) => rewardsFreed({ role }),
  hooks: { happened: [[CITY_FREED, rewardFreed]] },
};

/** All kinds of tile but water, in the order of the terrains (G3.1). */
const TERRAINS = KINDS.map((_, kind) => kind).filter((kind) => kind !== WATER);
const TERRAIN_NAMES = TERRAINS.map((kind) => KINDS[kind]);

const counts = new Uint8Array(KINDS.length);

/** Bits of the terrains with at least `least`. */
function terrainsWith(figures: ArrayLike<number>, first: number, least: number): number {
  let bits = 0;
  for (let place = 0; place < TERRAINS.length; place++)
    if (figures[first + TERRAINS[place]] >= least) bits |= 1 << place;
  return bits;
}

const each = (keys: readonly BonusKey[]) => ({ keys, vp: keys.map(() => FEAT_VP.each) });
const ALL_TERRAINS = (1 << TERRAINS.length) - 1;

/** Bits of the goods with at least `least`. */
function goodsWith(figures: ArrayLike<number>, first: number, least: number): number {
  let bits = 0;
  for (let good = 0; good < GOODS.length; good++)
    if (figures[first + good] >= least) bits |= 1 << good;
  return bits;
}

const carried: Feats<State> = {
  ...each(GOODS),
  met: (state, owner) => goodsWith(state.delivered, owner * GOODS.length, FEAT_COUNT.delivered),
};

const explored: Feats<State> = {
  ...each(TERRAIN_NAMES),
  met: (state, owner) => terrainsWith(state.explored, owner * KINDS.length, FEAT_COUNT.other),
};

const linked: Feats<State> = {
  ...each(TERRAIN_NAMES),
  met(state, owner) {
    countLinks(state, owner, counts);
    return terrainsWith(counts, 0, FEAT_COUNT.other);
  },
};

const controlled: Feats<State> = {
  keys: ['one-each', 'two-each'],
  vp: [FEAT_VP.oneEach, FEAT_VP.twoEach],
  met(state, owner) {
    countForMajorities(state, owner, counts);
    const hasOne = terrainsWith(counts, 0, 1) === ALL_TERRAINS;
    const hasTwo = terrainsWith(counts, 0, 2) === ALL_TERRAINS;
    return (hasOne ? 1 : 0) | (hasTwo ? 2 : 0);
  },
};

const planted: Feats<State> = {
  ...each(GOODS),
  met({ plant, plantOwner }, owner) {
    counts.fill(0);
    for (let tile = 0; tile < TILES; tile++)
      if (plantOwner[tile] === owner) counts[plant[tile] - 1]++;
    return goodsWith(counts, 0, FEAT_COUNT.other);
  },
};

/** Three cities with factories, and a city with three. */
const built: Feats<State> = {
  keys: ['three-cities', 'one-city'],
  vp: [FEAT_VP.factories, FEAT_VP.factories],
  met({ factories }, owner) {
    let cities = 0;
    let most = 0;
    for (let tile = 0; tile < TILES; tile++) {
      const count = factories[placeOf(owner, tile)];
      if (count > 0) cities++;
      most = Math.max(most, count);
    }
    return (cities >= FEAT_COUNT.other ? 1 : 0) | (most >= FEAT_COUNT.other ? 2 : 0);
  },
};

/** The module whose bonuses these are: of role I, with 9.I of role II. */
function moduleOf(role: readonly Role[]): number {
  return role.indexOf(role[9] === 1 ? 2 : 1);
}

function pairOf(module: Digit, feats: Feats<State>): GamePair {
  return { when: (role) => role[2] === 3 && moduleOf(role) === module, hooks: { feats } };
}

/** What the module of a world counts for the bonuses of 2.III (M2.10, X27). */
export const raceFeats: readonly GamePair[] = [
  pairOf(1, carried),
  pairOf(3, built),
  pairOf(5, explored),
  pairOf(6, linked),
  pairOf(7, controlled),
  pairOf(8, planted),
];
