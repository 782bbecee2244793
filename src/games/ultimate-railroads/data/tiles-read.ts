import { isObject, type Json, type JsonObject } from '../../../kit/json';
import {
  array,
  count,
  flaw,
  listOf,
  path,
  reading,
  record,
  sound,
  text,
  wordOf,
} from '../../../kit/reading';
import { failed, type Result } from '../../../kit/result';
import {
  AMOUNT_MOST,
  COUNTED,
  EFFECTS_MOST,
  type Effect,
  ENGINEERS,
  kindOf,
  LOCKING,
  ON_CARDS,
  ON_TOKENS,
  SINGLE,
  STEP_KINDS,
  STEPS_MOST,
  TILE_IDS,
  type TileId,
} from './effects';
import { tilesFlaws } from './tiles-flaws';
import {
  BONUS_CARD_IDS,
  type BonusCard,
  CARD_IDS,
  type Card,
  type Engineer,
  STACKS,
  START_CARD_IDS,
  SUPPLIES,
  type Tile,
  type Tiles,
  TOKEN_IDS,
} from './tiles-form';

const NUMBER_MOST = 20;
/** More than any end-bonus card pays, or tells apart. */
export const POINTS_MOST = 100;
const TIERS_MOST = 5;

/** The keys of tiles and cards in their written form. */
export const TILES_KEYS = ['tiles', 'engineers', 'tokens', 'cards', 'startCards', 'bonusCards'];

/** Checks the written form of the tiles and cards: a problem names the first thing that the rules could not play. */
export function readTiles(json: Json): Result<Tiles> {
  return reading(() => {
    const tiles = readTilesForm(record(json, '', TILES_KEYS, ['note']));
    const [first] = tilesFlaws(tiles);
    return first ? sound(failed(first), '') : tiles;
  });
}

/** Reads the lists, for use inside `reading`. What the rules could not play of them is left to `tilesFlaws`. */
export function readTilesForm(form: JsonObject): Tiles {
  const bonus = record(form.bonusCards, 'bonusCards', ['removedUnseen', 'cards'], ['source']);
  return {
    tiles: inOrder(form.tiles, 'tiles', TILE_IDS, readTile),
    engineers: readEngineers(form.engineers),
    tokens: inOrder(form.tokens, 'tokens', TOKEN_IDS, cardOf('token')),
    cards: inOrder(form.cards, 'cards', CARD_IDS, cardOf('card')),
    startCards: inOrder(form.startCards, 'startCards', START_CARD_IDS, cardOf('start-card')),
    bonusCards: inOrder(bonus.cards, 'bonusCards.cards', BONUS_CARD_IDS, readBonusCard),
    removedUnseen: count(
      bonus.removedUnseen,
      'bonusCards.removedUnseen',
      BONUS_CARD_IDS.length - 1,
    ),
  };
}

/** A list of exactly these, in this order. */
function inOrder<Id extends string, Read>(
  json: Json | undefined,
  at: string,
  ids: readonly Id[],
  read: (json: Json, at: string, id: Id) => Read,
): readonly Read[] {
  const list = listOf(json, at, ids.length);
  return ids.map((id, index) => {
    const item = list[index];
    const place = `${at}[${index}]`;
    if (!isObject(item)) return flaw('not-an-object', place);
    if (item.id !== id) return flaw('out-of-order', path(place, 'id'));
    return read(item, place, id);
  });
}

function sourceIn(form: JsonObject, at: string): string {
  return form.source === undefined ? '' : text(form.source, path(at, 'source'));
}

function readTile(json: Json, at: string, id: TileId): Tile {
  const form = record(json, at, ['id', 'number', 'supply', 'factory'], ['source']);
  const supply = SUPPLIES[wordOf(form.supply, path(at, 'supply'), SUPPLIES)];
  const factory = path(at, 'factory');
  // 7.3: the tile of a card leaves the game when it is flipped.
  if ((form.factory === null) !== (supply === 'card')) flaw('no-factory', factory);
  return {
    id,
    number: count(form.number, path(at, 'number'), NUMBER_MOST) || flaw('too-few', at),
    supply,
    factory: form.factory === null ? null : readEffects(form.factory, factory, 'factory'),
    source: sourceIn(form, at),
  };
}

/** By number, from 1. */
function readEngineers(json: Json | undefined): readonly Engineer[] {
  const list = listOf(json, 'engineers', ENGINEERS);
  return list.map((item, index) => readEngineer(item, `engineers[${index}]`, 1 + index));
}

function readEngineer(json: Json, at: string, number: number): Engineer {
  const form = record(json, at, ['number', 'stack', 'cost', 'effects'], ['source']);
  if (form.number !== number) flaw('out-of-order', path(at, 'number'));
  const cost = record(form.cost, path(at, 'cost'), [], ['workers', 'roubles']);
  const workers = count(cost.workers ?? 0, path(at, 'cost.workers'), 2);
  const rubles = count(cost.roubles ?? 0, path(at, 'cost.roubles'), 1);
  // 1.5: one worker, two workers or one ruble.
  if (workers > 0 === rubles > 0) flaw('wrong-cost', path(at, 'cost'));
  return {
    number,
    stack: form.stack === null ? null : STACKS[wordOf(form.stack, path(at, 'stack'), STACKS)],
    workers,
    rubles,
    effects: readEffects(form.effects, path(at, 'effects'), 'engineer'),
    source: sourceIn(form, at),
  };
}

function cardOf(on: Bearer): (json: Json, at: string, id: string) => Card {
  return (json, at, id) => {
    const form = record(json, at, ['id', 'effects'], ['source']);
    const effects = readEffects(form.effects, path(at, 'effects'), on);
    return { id, effects, source: sourceIn(form, at) };
  };
}

function readBonusCard(json: Json, at: string, id: string): BonusCard {
  const form = record(json, at, ['id'], ['each', 'tiers']);
  if ((form.each === undefined) === (form.tiers === undefined)) flaw('each-or-tiers', at);
  const each = count(form.each ?? 0, path(at, 'each'), POINTS_MOST);
  const list = array(form.tiers ?? [], path(at, 'tiers'));
  if (list.length > TIERS_MOST)
    flaw('too-many', path(at, 'tiers'), { has: list.length, most: TIERS_MOST });
  const tiers = list.map((json, index) => {
    const place = `${at}.tiers[${index}]`;
    const [least, points, ...rest] = array(json, place);
    if (rest.length > 0) flaw('wrong-length', place, { has: rest.length + 2, needs: 2 });
    return [count(least, place, POINTS_MOST), count(points, place, POINTS_MOST)] as const;
  });
  if (tiers.some(([least], index) => index > 0 && least <= tiers[index - 1][0]))
    flaw('out-of-order', path(at, 'tiers'));
  return { id, each, tiers };
}

/** What can bear a list of effects. */
type Bearer = 'factory' | 'engineer' | 'token' | 'card' | 'start-card';

/**
 * Reads a list of effects: known ones that are allowed there, each kind once, with amounts in their bounds, and at most
 * one lock (5.9).
 */
function readEffects(json: Json | undefined, at: string, on: Bearer): readonly Effect[] {
  const list = array(json, at);
  if (list.length > EFFECTS_MOST) flaw('too-many', at, { has: list.length, most: EFFECTS_MOST });
  const effects = list.map((effect, index) => readEffect(effect, `${at}[${index}]`));
  const kinds = effects.map(kindOf);
  if (kinds.filter((kind) => LOCKING.includes(kind)).length > 1) flaw('two-locks', at);
  if (on !== 'card' && kinds.some((kind) => ON_CARDS.includes(kind))) flaw('only-on-cards', at);
  if (on !== 'token' && kinds.some((kind) => ON_TOKENS.includes(kind))) flaw('only-on-tokens', at);
  if (new Set(kinds).size !== kinds.length) flaw('same-twice', at);
  const steps = effects.reduce((sum, effect) => sum + ('steps' in effect ? effect.n : 0), 0);
  return steps > STEPS_MOST ? flaw('too-many', at, { has: steps, most: STEPS_MOST }) : effects;
}

function readEffect(json: Json, at: string): Effect {
  const [what = ''] = Object.keys(isObject(json) ? json : flaw('not-an-object', at));
  if (what === 'steps' || what === 'n') return readSteps(json, at);
  const value = record(json, at, [what])[what];
  const place = path(at, what);
  const counted = COUNTED.find((one) => one === what);
  // The key is one of the list, so this is one of the union.
  if (counted) return { [counted]: atLeastOne(value, place, AMOUNT_MOST[counted]) } as Effect;
  const single = SINGLE.find((one) => one === what);
  if (single) return { [single]: atLeastOne(value, place, 1) } as Effect;
  switch (what) {
    case 'sumEngineers':
      return value === true ? { sumEngineers: true } : flaw('not-true', place);
    case 'hand':
      return { hand: TILE_IDS[wordOf(value, place, TILE_IDS)] };
    case 'engineer':
      return { engineer: atLeastOne(value, place, ENGINEERS) };
    default:
      return flaw('unknown-effect', place);
  }
}

function readSteps(json: Json, at: string): Effect {
  const { steps, n } = record(json, at, ['steps', 'n']);
  return {
    steps: STEP_KINDS[wordOf(steps, path(at, 'steps'), STEP_KINDS)],
    n: atLeastOne(n, path(at, 'n'), STEPS_MOST),
  };
}

function atLeastOne(json: Json | undefined, at: string, most: number): number {
  return count(json, at, most) || flaw('too-few', at, { has: 0, least: 1 });
}
