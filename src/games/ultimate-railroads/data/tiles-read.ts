import { isObject, type Json } from '../../../kit/json';
import { array, count, flaw, path, reading, record, text, wordOf } from '../../../kit/reading';
import type { Result } from '../../../kit/result';
import { SEATING } from './board';
import { type Effect, ENGINEERS, TILE_IDS, type TileId } from './effects';
import { readEffects } from './effects-read';

export const TOKEN_IDS = [
  ...(['bonus', 'medal', 'revalue', 'doublers', 'steps', 'marker', 'keys'] as const),
] as const;
export const CARD_IDS = ['worker', 'loco9', 'engineer', 'roubles', 'works'] as const;
export const START_CARD_IDS = ['rouble', 'black', 'industry', 'doubler'] as const;
/** 13.1: what each card counts is in the rules; what it pays is data. */
export const BONUS_CARD_IDS = [
  ...(['factories', 'engineers', 'ends', 'black', 'grayBrown', 'keys', 'doublers'] as const),
  ...(['tokens', 'extra', 'locos', 'workers'] as const),
] as const;

/** Where the tiles of a kind begin: one with every seat, so many as seats in the supply, one on its ?-card. */
const SUPPLIES = ['start', 'seats', 'card'] as const;
const STACKS = ['A', 'B'] as const;

export interface Tile {
  readonly id: TileId;
  readonly number: number;
  readonly supply: (typeof SUPPLIES)[number];
  /** Null: it has no factory side. */
  readonly factory: readonly Effect[] | null;
  readonly source: string;
}

export interface Engineer {
  readonly number: number;
  /** Null: it comes by a ?-card. */
  readonly stack: (typeof STACKS)[number] | null;
  /** 1.5: workers, or a rouble. */
  readonly workers: number;
  readonly roubles: number;
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

const NUMBER_MOST = 20;
const POINTS_MOST = 100;

/** Checks the written form of the tiles and cards: a problem names the first thing that the rules could not play. */
export function readTiles(json: Json): Result<Tiles> {
  return reading(() => {
    const keys = ['tiles', 'engineers', 'tokens', 'cards', 'startCards', 'bonusCards'];
    const form = record(json, '', keys, ['note']);
    const bonus = record(form.bonusCards, 'bonusCards', ['removedUnseen', 'source', 'cards']);
    text(bonus.source, 'bonusCards.source');
    const tiles: Tiles = {
      tiles: inOrder(form.tiles, 'tiles', TILE_IDS, readTile),
      engineers: array(form.engineers, 'engineers').map((json, index) =>
        readEngineer(json, `engineers[${index}]`, 1 + index),
      ),
      tokens: inOrder(form.tokens, 'tokens', TOKEN_IDS, readCard),
      cards: inOrder(form.cards, 'cards', CARD_IDS, readCard),
      startCards: inOrder(form.startCards, 'startCards', START_CARD_IDS, readCard),
      bonusCards: inOrder(bonus.cards, 'bonusCards.cards', BONUS_CARD_IDS, readBonusCard),
      removedUnseen: count(
        bonus.removedUnseen,
        'bonusCards.removedUnseen',
        BONUS_CARD_IDS.length - 1,
      ),
    };
    checkEngineers(tiles);
    checkOnCards(tiles);
    return tiles;
  });
}

/** A list of exactly these, in this order. */
function inOrder<Id extends string, Read>(
  json: Json | undefined,
  at: string,
  ids: readonly Id[],
  read: (json: Json, at: string, id: Id) => Read,
): readonly Read[] {
  const list = array(json, at);
  if (list.length !== ids.length) flaw('wrong-length', at, { has: list.length, needs: ids.length });
  return ids.map((id, index) => {
    const item = list[index];
    const place = `${at}[${index}]`;
    if (!isObject(item)) return flaw('not-an-object', place);
    if (item.id !== id) return flaw('out-of-order', path(place, 'id'));
    return read(item, place, id);
  });
}

function readTile(json: Json, at: string, id: TileId): Tile {
  const form = record(json, at, ['id', 'number', 'supply', 'factory', 'source']);
  const supply = SUPPLIES[wordOf(form.supply, path(at, 'supply'), SUPPLIES)];
  const factory = path(at, 'factory');
  // 7.3: the tile of a card leaves the game when it is flipped.
  if ((form.factory === null) !== (supply === 'card')) flaw('no-factory', factory);
  return {
    id,
    number: count(form.number, path(at, 'number'), NUMBER_MOST) || flaw('too-few', at),
    supply,
    factory: form.factory === null ? null : readEffects(form.factory, factory),
    source: text(form.source, path(at, 'source')),
  };
}

function readEngineer(json: Json, at: string, number: number): Engineer {
  const form = record(json, at, ['number', 'stack', 'cost', 'effects', 'source']);
  if (form.number !== number) flaw('out-of-order', path(at, 'number'));
  const cost = record(form.cost, path(at, 'cost'), [], ['workers', 'roubles']);
  const workers = count(cost.workers ?? 0, path(at, 'cost.workers'), 2);
  const roubles = count(cost.roubles ?? 0, path(at, 'cost.roubles'), 1);
  // 1.5: one worker, two workers or one rouble.
  if (workers > 0 === roubles > 0) flaw('wrong-cost', path(at, 'cost'));
  return {
    number,
    stack: form.stack === null ? null : STACKS[wordOf(form.stack, path(at, 'stack'), STACKS)],
    workers,
    roubles,
    effects: readEffects(form.effects, path(at, 'effects')),
    source: text(form.source, path(at, 'source')),
  };
}

function readCard(json: Json, at: string, id: string): Card {
  const form = record(json, at, ['id', 'effects', 'source']);
  const effects = readEffects(form.effects, path(at, 'effects'));
  return { id, effects, source: text(form.source, path(at, 'source')) };
}

function readBonusCard(json: Json, at: string, id: string): BonusCard {
  const form = record(json, at, ['id'], ['each', 'tiers']);
  if ((form.each === undefined) === (form.tiers === undefined)) flaw('each-or-tiers', at);
  const each = count(form.each ?? 0, path(at, 'each'), POINTS_MOST);
  const tiers = array(form.tiers ?? [], path(at, 'tiers')).map((json, index) => {
    const place = `${at}.tiers[${index}]`;
    const [least, points, ...rest] = array(json, place);
    if (rest.length > 0) flaw('wrong-length', place, { has: rest.length + 2, needs: 2 });
    return [count(least, place, POINTS_MOST), count(points, place, POINTS_MOST)] as const;
  });
  if (tiers.some(([least], index) => index > 0 && least <= tiers[index - 1][0]))
    flaw('out-of-order', path(at, 'tiers'));
  return { id, each, tiers };
}

/** 2.1, 2.2: there are enough of each stack, and those without one come by a card. */
function checkEngineers({ engineers, cards }: Tiles): void {
  if (engineers.length !== ENGINEERS)
    flaw('wrong-length', 'engineers', { has: engineers.length, needs: ENGINEERS });
  for (const stack of STACKS) {
    const has = engineers.filter((engineer) => engineer.stack === stack).length;
    const seatings = Object.values(SEATING);
    const least = Math.max(...seatings.map(({ dealA, dealB }) => (stack === 'A' ? dealA : dealB)));
    if (has < least) flaw('too-few', 'engineers', { has, least });
  }
  const onCards = cards.flatMap(({ effects }) =>
    effects.flatMap((effect) => ('engineer' in effect ? effect.engineer : [])),
  );
  const loose = engineers.flatMap(({ stack, number }) => (stack === null ? number : []));
  if (onCards.sort().join() !== loose.sort().join()) flaw('not-on-a-card', 'engineers');
}

/** What there is only once comes from ?-cards alone, and each from one card. */
function checkOnCards({ tiles, engineers, tokens, cards, startCards }: Tiles): void {
  const factories = tiles.flatMap(({ factory }) => factory ?? []);
  const elsewhere = [...factories, ...effectsOf(engineers, tokens, startCards)];
  // 9.1: the second marker comes with a ?-token.
  const others = [...factories, ...effectsOf(engineers, cards, startCards)];
  if (others.some((effect) => 'marker' in effect)) flaw('only-on-tokens', '');
  const isSingle = (effect: Effect) =>
    'hand' in effect || 'engineer' in effect || 'blackWorker' in effect;
  if (elsewhere.some(isSingle)) flaw('only-on-cards', '');
  const single = cards.flatMap(({ effects }) => effects.filter(isSingle));
  const names = single.map((effect) => JSON.stringify(effect));
  if (new Set(names).size !== names.length) flaw('twice', 'cards');
  const hands = single.flatMap((effect) => ('hand' in effect ? effect.hand : []));
  const loose = tiles.flatMap(({ supply, id }) => (supply === 'card' ? id : []));
  if (hands.sort().join() !== loose.sort().join()) flaw('not-on-a-card', 'tiles');
}

function effectsOf(
  ...lists: readonly (readonly { readonly effects: readonly Effect[] }[])[]
): readonly Effect[] {
  return lists.flat().flatMap(({ effects }) => effects);
}
