import { GOODS, KINDS, TILES, WATER } from '../../data/board';
import { FEAT_COUNT, FEAT_VP } from '../../data/figures';
import type { Owner, Role, World } from '../parts';
import { countLinks } from '../roads/links';
import { placeOf, type State } from '../state';
import { countForMajorities } from './counts';

/** What a module counts for the bonuses of 2.III (M2.10, X27). */
interface Feats {
  /** In the order in which several of one owner are told. */
  readonly keys: readonly string[];
  readonly vp: readonly number[];
  /** Bits of what an owner has done. */
  met(state: State, owner: Owner): number;
}

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

const each = (keys: readonly string[]) => ({ keys, vp: keys.map(() => FEAT_VP.each) });
const ALL_TERRAINS = (1 << TERRAINS.length) - 1;

/** Bits of the goods with at least `least`. */
function goodsWith(figures: ArrayLike<number>, first: number, least: number): number {
  let bits = 0;
  for (let good = 0; good < GOODS.length; good++)
    if (figures[first + good] >= least) bits |= 1 << good;
  return bits;
}

const carried: Feats = {
  ...each(GOODS),
  met: (state, owner) => goodsWith(state.delivered, owner * GOODS.length, FEAT_COUNT.delivered),
};

const explored: Feats = {
  ...each(TERRAIN_NAMES),
  met: (state, owner) => terrainsWith(state.explored, owner * KINDS.length, FEAT_COUNT.other),
};

const linked: Feats = {
  ...each(TERRAIN_NAMES),
  met(state, owner) {
    countLinks(state, owner, counts);
    return terrainsWith(counts, 0, FEAT_COUNT.other);
  },
};

const controlled: Feats = {
  keys: ['one-each', 'two-each'],
  vp: [FEAT_VP.oneEach, FEAT_VP.twoEach],
  met(state, owner) {
    countForMajorities(state, owner, counts);
    const hasOne = terrainsWith(counts, 0, 1) === ALL_TERRAINS;
    const hasTwo = terrainsWith(counts, 0, 2) === ALL_TERRAINS;
    return (hasOne ? 1 : 0) | (hasTwo ? 2 : 0);
  },
};

const planted: Feats = {
  ...each(GOODS),
  met({ plant, plantOwner }, owner) {
    counts.fill(0);
    for (let tile = 0; tile < TILES; tile++)
      if (plantOwner[tile] === owner) counts[plant[tile] - 1]++;
    return goodsWith(counts, 0, FEAT_COUNT.other);
  },
};

/** Three cities with factories, and a city with three. */
const built: Feats = {
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

const BY_MODULE: Readonly<Record<number, Feats>> = {
  1: carried,
  3: built,
  5: explored,
  6: linked,
  7: controlled,
  8: planted,
};

/** By role I, with 9.I by role II. */
function moduleOf(role: readonly Role[]): number {
  return role.indexOf(role[9] === 1 ? 2 : 1);
}

export function featsOf({ role }: World<State>): Feats {
  const feats = BY_MODULE[moduleOf(role)];
  if (!feats) throw new TypeError(`module ${moduleOf(role)} has no bonuses`);
  return feats;
}
