import type { JsonObject } from '../../../../kit/json';
import { CITIES, KINDS } from '../../data/board';
import { featsOf } from '../pairs/feats';
import type { Owner, Writing } from '../parts';
import type { State } from '../state';
import { countsExplored, countsWay, hasCards, rewardsFreed } from './fields';

export const writing: Writing<State> = {
  position({ world, bonuses, freed }): JsonObject {
    if (rewardsFreed(world)) return { freed: freed[0] };
    if (world.role[2] !== 3) return {};
    return { bonuses: featsOf(world).keys.filter((_, place) => (bonuses[0] >> place) & 1) };
  },
  turn: ({ movedCapital }): JsonObject => (movedCapital[0] > 0 ? { moved: true } : {}),
  owner: (state, owner): JsonObject => ({
    ...(hasCards(state.world) && {
      cards: citiesReached(state, owner),
      home: state.home[owner] || null,
    }),
    ...(countsWay(state.world) && { since: state.since[owner] }),
    ...(countsExplored(state.world) && { explored: writeExplored(state, owner) }),
  }),
};

function citiesReached({ cards }: State, owner: Owner): readonly number[] {
  const cities = Array.from({ length: CITIES }, (_, at) => 1 + at);
  return cities.filter((city) => (cards[owner] >> city) & 1);
}

function writeExplored({ explored }: State, owner: Owner): JsonObject {
  const count = (kind: number) => explored[owner * KINDS.length + kind];
  return Object.fromEntries(
    KINDS.flatMap((name, kind) => (count(kind) > 0 ? [[name, count(kind)]] : [])),
  );
}
