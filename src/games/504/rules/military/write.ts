import type { JsonObject } from '../../../../kit/json';
import { PENDING } from '../base/fields';
import { hexText, tilesInOrder } from '../base/map';
import { ATTACKING } from '../pairs/race-fights';
import { FLEEING } from '../pairs/race-refuge';
import type { Writing } from '../parts';
import { placeOf, type State } from '../state';
import { ANNEXING } from './annex';
import { WAR_AT, WAR_LEFT, WAR_OWNER } from './fields';
import { RETREATING } from './retreat';
import { SEIZING } from './seize';

export const writing: Writing<State> = {
  turn(state): JsonObject {
    const { ended, fought } = state;
    const closed = tilesInOrder(state).filter((tile) => fought[tile] > 0);
    return {
      ...writePending(state),
      ...(closed.length > 0 && { fought: closed.map((tile) => hexText(state, tile)) }),
      ...(ended[0] > 0 && { ended: true }),
    };
  },
  tile: ({ barracks, militia, bounty }, tile): JsonObject => ({
    ...(barracks[tile] > 0 && { barracks: true }),
    ...(militia[tile] > 0 && { militia: true }),
    ...(bounty[tile] > 0 && { bounty: true }),
  }),
  owner(state, owner): JsonObject {
    const { attackers, hqHits, world } = state;
    const attacked = tilesInOrder(state).filter((tile) => attackers[placeOf(owner, tile)] > 0);
    return {
      ...(attacked.length > 0 && {
        attackers: Object.fromEntries(
          attacked.map((tile) => [hexText(state, tile), attackers[placeOf(owner, tile)]]),
        ),
      }),
      ...(hqHits[owner] > 0 && { hqHits: hqHits[owner] }),
      ...(world.company && { safe: state.safe[owner] > 0 }),
    };
  },
};

function writePending(state: State): JsonObject {
  const { now, war } = state;
  const at = hexText(state, war[WAR_AT]);
  switch (now[PENDING]) {
    case RETREATING:
      return { pending: { kind: 'retreat', at, left: war[WAR_LEFT] } };
    case SEIZING:
      return { pending: { kind: 'seize', at, owner: war[WAR_OWNER] } };
    case ATTACKING:
      return { pending: { kind: 'attack', at } };
    case FLEEING:
      return { pending: { kind: 'refuge', owner: war[WAR_OWNER] } };
    case ANNEXING:
      return { pending: { kind: 'annex', owner: war[WAR_OWNER] } };
    default:
      return {};
  }
}
