import type { Effect, TileId } from './effects';

export const TOKEN_IDS = [
  ...(['bonus', 'medal', 'revalue', 'doublers', 'steps', 'marker', 'keys'] as const),
] as const;
export type TokenId = (typeof TOKEN_IDS)[number];
export const CARD_IDS = ['worker', 'loco9', 'engineer', 'roubles', 'works'] as const;
export type CardId = (typeof CARD_IDS)[number];
export const START_CARD_IDS = ['rouble', 'black', 'industry', 'doubler'] as const;
export type StartCardId = (typeof START_CARD_IDS)[number];
/** 13.1: what each card counts is in the rules; what it pays is data. */
export const BONUS_CARD_IDS = [
  ...(['factories', 'engineers', 'ends', 'black', 'grayBrown', 'keys', 'doublers'] as const),
  ...(['tokens', 'extra', 'locos', 'workers'] as const),
] as const;
export type BonusCardId = (typeof BONUS_CARD_IDS)[number];

/** Where the tiles of a kind begin: one with every seat, one per seat in the supply, one on its ?-card. */
export const SUPPLIES = ['start', 'seats', 'card'] as const;
export const STACKS = ['A', 'B'] as const;

export interface Tile {
  readonly id: TileId;
  readonly number: number;
  readonly supply: (typeof SUPPLIES)[number];
  /** Null: it has no factory side. */
  readonly factory: readonly Effect[] | null;
  /** Where it is known from; empty in tiles by the user. */
  readonly source: string;
}

export interface Engineer {
  readonly number: number;
  /** Null: it comes by a ?-card. */
  readonly stack: (typeof STACKS)[number] | null;
  /** 1.5: workers, or a ruble. */
  readonly workers: number;
  readonly rubles: number;
  readonly effects: readonly Effect[];
  readonly source: string;
}

export interface Card {
  readonly id: string;
  readonly effects: readonly Effect[];
  readonly source: string;
}

/** Points: `each` for everything counted, or those of the highest tier that is reached. */
export interface BonusCard {
  readonly id: string;
  readonly each: number;
  /** Least number and points, from the lowest. */
  readonly tiers: readonly (readonly [least: number, points: number])[];
}

export interface Tiles {
  readonly tiles: readonly Tile[];
  /** By number, from 1. */
  readonly engineers: readonly Engineer[];
  readonly tokens: readonly Card[];
  readonly cards: readonly Card[];
  readonly startCards: readonly Card[];
  readonly bonusCards: readonly BonusCard[];
  /** 2.1: how many end-bonus cards leave unseen. */
  readonly removedUnseen: number;
}
