import { KINDS } from '../../data/board';
import { ifIn, type Size } from '../../rules/state/ids';

/** Whether the world has city cards (M2.1). */
export function hasCards({ role }: Pick<Size, 'role'>): boolean {
  return role[2] === 1 || role[2] === 2;
}

/** Whether points are for the way since the last card (M2.8). */
export function countsWay({ role, residents }: Pick<Size, 'role' | 'residents'>): boolean {
  return role[2] === 1 && !residents;
}

/** Whether a bonus of 2.III is for what was explored (M2.10). */
export function countsExplored({ role }: Pick<Size, 'role'>): boolean {
  return role[2] === 3 && (role[5] === 1 || (role[5] === 2 && role[9] === 1));
}

/** Whether bonuses of 2.III are for free cities that are conquered (M2.10). */
export function rewardsFreed({ role }: Pick<Size, 'role'>): boolean {
  return role[2] === 3 && (role[4] === 1 || (role[4] === 2 && role[9] === 1));
}

export function raceFields(size: Size) {
  const { role, owners } = size;
  return {
    words: {},
    halves: {
      /** By owner: bits of the numbers of the cities reached, without the capital's. */
      cards: hasCards(size) ? owners : 0,
      /** By owner: movement points spent since it last reached a city. */
      since: countsWay(size) ? owners : 0,
      /** Bits of the bonuses that are still to be won. */
      bonuses: role[2] === 3 && !rewardsFreed(size) ? 1 : 0,
    },
    bytes: {
      /** By owner: the number of the city that was its capital first; 0: none yet. */
      home: hasCards(size) ? owners : 0,
      /** 1 once the capital was moved in this turn. */
      movedCapital: ifIn(size, 2, 1),
      /** Free cities conquered so far. */
      freed: rewardsFreed(size) ? 1 : 0,
      /** By `owner * KINDS + kind`: tiles that an owner has explored. */
      explored: countsExplored(size) ? owners * KINDS.length : 0,
    },
  };
}
