import type { JsonObject } from '../../../../kit/json';
import { unwrap } from '../../../../kit/result';
import type { ListId } from '../../data/changes';
import {
  AMOUNT_MOST,
  COUNTED,
  EFFECTS_MOST,
  type Effect,
  type EffectKind,
  ENGINEERS,
  kindOf,
  LOCKING,
  ON_CARDS,
  ON_TOKENS,
  SINGLE,
  STEP_KINDS,
  STEPS_MOST,
} from '../../data/effects';
import { type OwnTiles, readOwnForm } from '../../data/own-tiles';
import { TILES } from '../../data/tiles';
import type { BonusCard, Engineer } from '../../data/tiles-form';

/** A tile or card: its list, and its place there. */
export interface Place {
  readonly list: ListId;
  readonly index: number;
}

/** What a tile does; null: it is an end-bonus card, or has no factory side. */
export function effectsAt(tiles: OwnTiles, { list, index }: Place): readonly Effect[] | null {
  switch (list) {
    case 'tiles':
      return tiles.tiles[index]?.factory ?? null;
    case 'bonusCards':
      return null;
    default:
      return tiles[list][index]?.effects ?? null;
  }
}

export function withEffects(
  tiles: OwnTiles,
  { list, index }: Place,
  effects: readonly Effect[],
): OwnTiles {
  if (list === 'bonusCards') return tiles;
  if (list === 'tiles')
    return { ...tiles, tiles: replaced(tiles.tiles, index, { factory: effects }) };
  if (list === 'engineers')
    return { ...tiles, engineers: replaced(tiles.engineers, index, { effects }) };
  return { ...tiles, [list]: replaced(tiles[list], index, { effects }) };
}

export function withEngineer(
  tiles: OwnTiles,
  index: number,
  change: Partial<Pick<Engineer, 'stack' | 'workers' | 'rubles'>>,
): OwnTiles {
  return { ...tiles, engineers: replaced<Engineer>(tiles.engineers, index, change) };
}

export function withPay(
  tiles: OwnTiles,
  index: number,
  change: Partial<Pick<BonusCard, 'each' | 'tiers'>>,
): OwnTiles {
  return { ...tiles, bonusCards: replaced<BonusCard>(tiles.bonusCards, index, change) };
}

/** With a tile as the app has it. */
export function restored(tiles: OwnTiles, { list, index }: Place): OwnTiles {
  return { ...tiles, [list]: replaced<object>(tiles[list], index, TILES[list][index] ?? {}) };
}

function replaced<One extends object>(
  list: readonly One[],
  index: number,
  change: Partial<One>,
): readonly One[] {
  return list.map((one, at) => (at === index ? { ...one, ...change } : one));
}

/** How much an effect gives, or the number of its engineer; null: it has no figure. */
export function amountOf(effect: Effect): number | null {
  if ('steps' in effect) return effect.n;
  if ('engineer' in effect) return effect.engineer;
  const counted = COUNTED.find((one) => one in effect);
  // The key is one of the list, so its value is a number.
  return counted ? ((effect as Readonly<Record<string, number>>)[counted] ?? null) : null;
}

export function withAmount(effect: Effect, amount: number): Effect {
  return 'steps' in effect ? { ...effect, n: amount } : ({ [kindOf(effect)]: amount } as Effect);
}

/** The most that an effect may give beside the others of its list. */
export function mostOf(effects: readonly Effect[], at: number): number {
  const effect = effects[at];
  if (!effect) return 0;
  if ('steps' in effect) return STEPS_MOST - stepsIn(effects) + effect.n;
  if ('engineer' in effect) return ENGINEERS;
  const counted = COUNTED.find((one) => one in effect);
  return counted ? AMOUNT_MOST[counted] : 1;
}

function stepsIn(effects: readonly Effect[]): number {
  return effects.reduce((sum, effect) => sum + ('steps' in effect ? effect.n : 0), 0);
}

/** Every kind of effect, in the order in which they are offered. */
const KINDS: readonly EffectKind[] = [
  ...STEP_KINDS,
  ...COUNTED,
  ...(['sumEngineers', 'again', 'guest'] as const),
  ...(['marker', 'blackWorker', 'hand', 'engineer'] as const),
];

/** The kinds that may be added to a list; empty when it is full. */
export function addable(effects: readonly Effect[], list: ListId): readonly EffectKind[] {
  if (effects.length >= EFFECTS_MOST) return [];
  const has = effects.map(kindOf);
  const isLocked = has.some((kind) => LOCKING.includes(kind));
  return KINDS.filter((kind) => {
    if (has.includes(kind) || (isLocked && LOCKING.includes(kind))) return false;
    if (ON_CARDS.includes(kind) && list !== 'cards') return false;
    if (ON_TOKENS.includes(kind) && list !== 'tokens') return false;
    return !isStep(kind) || stepsIn(effects) < STEPS_MOST;
  });
}

function isStep(kind: EffectKind): boolean {
  return STEP_KINDS.some((one) => one === kind);
}

/** The least of a kind, as it is added to a list. */
export function leastOf(kind: EffectKind): Effect {
  const steps = STEP_KINDS.find((one) => one === kind);
  if (steps) return { steps, n: 1 };
  if (kind === 'sumEngineers') return { sumEngineers: true };
  if (kind === 'hand') return { hand: '9x' };
  if (kind === 'engineer') return { engineer: looseEngineer() };
  const single = SINGLE.find((one) => one === kind);
  // Every other kind is one with a figure, and the key is one of the union.
  return { [single ?? kind]: 1 } as Effect;
}

/** The engineer that comes by a card in the app. */
function looseEngineer(): number {
  return TILES.engineers.find(({ stack }) => stack === null)?.number ?? 1;
}

const read = new WeakMap<JsonObject, OwnTiles>();

/** The tiles of a design of this game, which has been read before or comes from the editor itself. */
export function ownIn(design: JsonObject): OwnTiles {
  const known = read.get(design);
  if (known) return known;
  const tiles = unwrap(readOwnForm(design));
  read.set(design, tiles);
  return tiles;
}
