/** 1.1: turns of a match by the seats at its start. */
export const TURNS: Readonly<Record<number, number>> = { 3: 10, 4: 8, 5: 7, 6: 6 };

/** 1.2: what every seat begins with. */
export const START = { money: 10, shares: 2, engine: 1 } as const;

export const SHARES_MOST = 15;
export const ENGINE_MOST = 6;
/** Sections that a seat can own, one ownership disc each. */
export const DISCS = 20;

/** What a share brings when it is issued. */
export const SHARE_MONEY = 5;

/** 7.1: tiles of a build turn. */
export const ALLOWANCE = { usual: 3, engineer: 4 } as const;

/** 7.9, in dollars. Terrain is paid only where a tile is placed on a hex without a town. */
export const COSTS = {
  place: { simple: 2, coexist: 3, crossing: 4 },
  terrain: { river: 1, mountain: 2 },
  town: { base: 1, exit: 1 },
  add: { coexist: 2, crossing: 3 },
  extendTown: 3,
  redirect: 2,
} as const;

/** 8.1: opportunities of each seat in a move phase. */
export const MOVE_ROUNDS = 2;

/** 9.4: what an income from this figure up loses, the highest first. */
export const REDUCTION = [
  { from: 50, loses: 10 },
  { from: 41, loses: 8 },
  { from: 31, loses: 6 },
  { from: 21, loses: 4 },
  { from: 11, loses: 2 },
] as const;

/** 10.2: cubes drawn at most with Production. */
export const DRAWS = 2;

/** 11.2: points for a dollar of income, a share, and a segment of an own link. */
export const POINTS = { income: 3, share: -3, segment: 1 } as const;
