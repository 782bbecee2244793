import { CITY, FIELD, FOREST, GRASSLAND, MOUNTAIN } from '../../data/board';
import { DISCOVERED } from '../../modules/exploration/rules/discover';
import { guardCity } from '../../modules/military/rules/armies';
import { giveSettlement } from '../base/pieces';
import type { MomentAnswer } from '../state/parts';
import { type GamePair, placeOf, type State } from '../state/state';

/** X13: a discovered city is free (M4.3); with 4.I and 5.II other tiles give something too (M5.19). */
const discoverGuards: MomentAnswer<State> = (state, owner, tile, _value, emit) => {
  const kind = state.kind[tile];
  if (kind === CITY) guardCity(state, tile);
  const { role } = state.world;
  if (role[4] !== 1 || role[5] !== 2) return;
  if (kind === MOUNTAIN) {
    state.militia[tile] = 1;
    state.bounty[tile] = 1;
  }
  if (kind !== GRASSLAND && kind !== FOREST && kind !== FIELD) return;
  if (state.storedSettlements[owner] === 0) return;
  giveSettlement(state, owner, tile, emit);
  if (kind !== FIELD || state.storedResidents[owner] === 0) return;
  state.storedResidents[owner]--;
  state.exhausted[placeOf(owner, tile)]++;
};

export const militaryExploration: GamePair = {
  when: (role) => role[4] > 0 && role[5] > 0,
  hooks: { happened: [[DISCOVERED, discoverGuards]] },
};
