import { CITY, DESERT, FIELD, FOREST, GRASSLAND, MOUNTAIN } from './board';

/** Figures by table: 2, 3, 4 seats, companies (G1.3). */
type ByTable = readonly [two: number, three: number, four: number, companies: number];

export const SEATS = [2, 3, 4] as const;
export const COMPANIES = 5;

/** G2.1. */
export const PIECES: ByTable = [30, 25, 20, 15];
/** In worlds without residents. */
export const LONE_SETTLEMENTS: ByTable = [20, 20, 20, 15];
/** G4.1. */
export const RISING: Readonly<Record<number, readonly number[]>> = {
  2: [60, 80],
  3: [60, 70, 80],
  4: [60, 70, 80, 90],
};
/** G4.2. */
export const FALLING: Readonly<Record<number, readonly number[]>> = {
  2: [80, 60],
  3: [90, 80, 70],
  4: [90, 80, 70, 60],
};
export const EVEN_MONEY = { 'fixed-60': 60, 'fixed-80': 80, 'fixed-90': 90 } as const;
export const SHARES_MONEY = 600;
/** G6.1. */
export const PURCHASE = { price: 10, capitalMost: 9, tileMost: 7 } as const;
export const INCOME_BASE = 20;
/** G5.6, G5.7. */
export const FREE_MOST = 99;
export const ROUND_MOST = 30;
export const IDLE_MOST = 3;
/** More rounds than any match has. */
export const ROUND_EVER = 250;

/** M1.1: of a trolley, from the start up. */
export const SPEEDS = [3, 4, 5, 7] as const;
export const HOLDS = 2;
/** M1.4: with goods or without residents, and where a trolley of role III carries residents. */
export const UPGRADE_PRICES = { usual: [50, 80], third: [30, 40] } as const;
/** M1.11. */
export const EXTRA_PRICES = [20, 30, 40, 50, 60] as const;
/** M1.2. */
export const CITY_GOODS = 4;
/** Movement points in halves: M1.7, M1.15. */
export const DRIVE_COST = { tile: 2, mountain: 4, road: 1 } as const;
/** One movement point more or less: II(5), M4.20. */
export const POINT = 2;
/** M1.16. */
export const DELIVERED_END: ByTable = [19, 21, 23, 25];
export const DELIVERED_VP = [0, 5, 9, 12, 14, 15] as const;
export const DELIVERED_SET_VP = 2;
/** M1.17, M1.18. */
export const TRACK = [10, 10, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140] as const;
export const TRACK_START = 3;
export const TRACK_FALL = 3;

/** M2.8: cities to reach; without residents the same for every table. */
export const CARDS_END: ByTable = [9, 8, 7, 6];
export const LONE_CARDS_END = 9;
/** With armies. */
export const CARDS_END_WITH_ARMIES: ByTable = [7, 6, 5, 4];
/** Points by cities reached: the last for more than that number, then each one fewer. */
export const CARD_VP = [22, 26, 32, 40, 50] as const;
/** M2.9. */
export const CARD_INCOME = 10;
/** M2.10: bonuses in VP by module, and their factor in money. */
export const FEAT_VP = { each: 5, factories: 10, oneEach: 10, twoEach: 20 } as const;
export const FEAT_MONEY = 10;
/** What has to be there of a kind for a bonus: goods delivered, else tiles or plants. */
export const FEAT_COUNT = { delivered: 2, other: 3 } as const;
/** The k-th free city conquered brings k plus this. */
export const FREED_VP = 2;

/** M5. */
export const EXPLORATION = {
  markers: 6,
  vpDiscovered: 1,
  vpLand: 2,
  vpCity: 4,
  endLeft: 7,
  token: 5,
  centerVp: 4,
  grasslandVp: 2,
} as const;

/** A figure for every kind of tile. */
function byKind(figures: Readonly<Record<number, number>>): readonly number[] {
  return Array.from({ length: 7 }, (_, kind) => figures[kind] ?? 0);
}

/** M2.9: for a settlement on an empty tile. */
export const SETTLING_INCOME = byKind({
  [CITY]: 10,
  [MOUNTAIN]: 10,
  [GRASSLAND]: 5,
  [FOREST]: 5,
  [FIELD]: 5,
  [DESERT]: 5,
});

/** M6.3. */
export const ROAD_COST = byKind({
  [CITY]: 3,
  [MOUNTAIN]: 3,
  [FOREST]: 2,
  [DESERT]: 2,
  [FIELD]: 1,
  [GRASSLAND]: 1,
});
/** M6.9, M6.10. */
export const LINKS_END: ByTable = [7, 6, 5, 4];
export const LINK_VP = byKind({
  [CITY]: 3,
  [MOUNTAIN]: 3,
  [GRASSLAND]: 2,
  [FOREST]: 2,
  [FIELD]: 2,
  [DESERT]: 1,
});
export const LINK_SET_VP = 3;
export const LINK_INCOME = byKind({
  [CITY]: 10,
  [GRASSLAND]: 5,
  [FOREST]: 5,
  [FIELD]: 5,
  [MOUNTAIN]: 10,
});
export const LINK_SET_INCOME = 10;

/** M7. */
export const ORDER_ROWS: Readonly<Record<number, readonly number[]>> = {
  2: [2, 6, 6],
  3: [3, 6, 6],
  4: [4, 6, 6],
};
export const FIRST_CARD_ROUND = 3;
export const SCORINGS = 3;
export const FIRST_VP = byKind({
  [CITY]: 10,
  [GRASSLAND]: 10,
  [FOREST]: 9,
  [FIELD]: 8,
  [MOUNTAIN]: 7,
  [DESERT]: 6,
});
/** Of the second place in a scoring, and of a lead at the end (M7.15). */
export const SECOND_VP = byKind({
  [CITY]: 6,
  [GRASSLAND]: 6,
  [FOREST]: 5,
  [FIELD]: 4,
  [MOUNTAIN]: 3,
  [DESERT]: 2,
});
export const TIED_FIRST_LOSS = 2;
export const MISSED_VP = 3;
/** VP for which a piece goes: of two seats, of all others. */
export const VP_PER_PIECE = { two: 3, more: 4 } as const;
export const LEAD_INCOME = 10;
export const LEAD_INCOME_MOST = byKind({
  [CITY]: 50,
  [GRASSLAND]: 50,
  [FOREST]: 45,
  [FIELD]: 40,
  [MOUNTAIN]: 35,
  [DESERT]: 30,
});

/** M8. */
export const PLANT_COST = byKind({ [GRASSLAND]: 1, [FIELD]: 1, [FOREST]: 2, [MOUNTAIN]: 3 });
export const FISH_COST = 2;
export const HOUSE_PRICES = [0, 10, 20, 30, 40, 50] as const;
export const SET_VP = [0, 1, 3, 6, 10, 15] as const;
export const SET_MONEY = [0, 10, 25, 45, 70, 100] as const;
export const HOUSE_VP = 2;
export const GOODS_END = 5;
export const HOUSES_END: ByTable = [8, 7, 6, 4];
export const PURCHASE_EXTRA = 2;

/** M9. */
export const SHARES = 10;
export const CERTIFICATE = 2;
export const HOLD_MOST = 5;
export const BANK_MOST = 5;
export const VALUE_STEP = 10;
export const VALUE_LEAST = 10;
export const COMPANY_IDS = ['green', 'white', 'purple', 'blue', 'orange'] as const;
/** By company. */
export const ISSUE_PRICES = [40, 30, 30, 20, 20] as const;
/** 9.II: issue prices that a company has at its start. */
export const START_ISSUES = 5;
export const UPKEEP = { settlement: 3, resident: 1 } as const;
/** Income a share for which 1 is paid: 9.I and 9.II. */
export const PAYOUT = { one: 10, two: 20 } as const;
/** Business rounds of 9.I, and those before which there is no share round. */
export const LAST_BUSINESS_ROUND = 5;
export const ROUND_WITHOUT_SHARES = 2;
export const BUSINESS_ROUNDS_MOST = 20;
export const RANK_BONUS = [5, 3, 2, 1, 0] as const;
/** 9.III. */
export const OWN_VALUE = 20;
export const OWN_SINGLES = 8;
export const VALUE_RISE = { highest: 20, other: 10 } as const;
export const OWN_RANK_BONUS: Readonly<Record<number, readonly number[]>> = {
  2: [3, 0],
  3: [3, 1, 0],
  4: [4, 2, 1, 0],
};

/** M4. What is added to a roll of the attack, by kind of tile (M4.10). */
export const ATTACK_SHIFT = byKind({ [MOUNTAIN]: -1, [CITY]: -1, [GRASSLAND]: 1, [FIELD]: 1 });
/** The least roll that hits: in attack once and twice, in defense. */
export const LEAST_ROLL = { once: 3, twice: 5, defense: 3 } as const;
export const DIE_SIDES = 6;
/** Hits that bring an HQ down. */
export const HQ_ARMIES = 3;
/** M4.21, M4.23. */
export const CONTROL_VP = { land: 3, city: 5 } as const;
export const CONTROL_INCOME = 5;
/** By how many of the five lands are controlled. */
export const LANDS_INCOME = [0, 0, 5, 10, 20, 30] as const;
/** M5.19: for who removes a militia found on a mountain. */
export const BOUNTY = 20;
/** M6.9, M8.14 with armies. */
export const COMMON_ROADS_END = 40;
export const HOUSES_END_WITH_ARMIES: ByTable = [6, 5, 4, 3];

/** M3. */
export const ROW_MOST: ByTable = [4, 5, 6, 7];
export const ROW_PRICE = 20;
/** 3.III: cards in the row before a card is taken. */
export const ROW_OF_TURN: ByTable = [3, 3, 4, 5];
export const BID_SPAN = 50;
/** Of each of those that lose a lot (M3.5). */
export const LOST_LOT = 2;
/** For each full `per` of income: of the highest, and of all but the lowest. */
export const TAX = { per: 10, first: 2, other: 1 } as const;
/** By how many are in the city. */
export const FACTORY_PRICES = [20, 30, 40] as const;
export const FACTORIES_MOST = 3;
export const FACTORY_VP = 5;
export const FACTORY_INCOME = 15;
export const FACTORIES_END = 20;
export const EXTRA_MONEY = 20;
/** What cards bring (P): a settlement in a city, incomes, upkeep at most, residents less, goods in houses. */
export const CARD_SETTLING = 15;
export const PRIVILEGE_INCOME = { 'I(5)': 10, 'II(12)': 20 } as const;
export const PRIVILEGE_VP = { 'I(11)': 2, 'II(9)': 3, 'III(6)': 5 } as const;
export const CARD_UPKEEP_MOST = 20;
export const CARD_DISCOUNT = 2;
export const CARD_CONTROL_INCOME = 10;
export const CARD_VALUE_STEP = 20;
export const CARD_SALE = 10;
export const CARD_UPGRADE = 15;
/** X2: the price of a good per dollar of toll outside own cities. */
export const TOLL_PER = 10;
