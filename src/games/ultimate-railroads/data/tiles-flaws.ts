import type { Problem } from '../../../kit/problem';
import { SEATING } from './board';
import type { Effect } from './effects';
import type { Card, Tiles } from './tiles-form';

/** 9.1: these do something without an effect of the list. */
const WITHOUT_EFFECTS: readonly string[] = ['medal', 'revalue'];

/** What the rules could not play of tiles and cards that have the right form; empty when all is well. */
export function tilesFlaws(tiles: Tiles): readonly Problem[] {
  return [...withoutEffects(tiles), ...stacks(tiles), ...onCards(tiles)];
}

function withoutEffects({ tiles, engineers, tokens, cards, startCards }: Tiles): Problem[] {
  const empty = (list: string, all: readonly (readonly Effect[] | null)[]) =>
    all.flatMap((effects, index) =>
      effects?.length === 0 ? { problem: 'no-effect', at: `${list}[${index}]` } : [],
    );
  const of = (all: readonly Pick<Card, 'effects'>[]) => all.map(({ effects }) => effects);
  return [
    ...empty(
      'tiles',
      tiles.map(({ factory }) => factory),
    ),
    ...empty('engineers', of(engineers)),
    ...empty(
      'tokens',
      tokens.map(({ id, effects }) => (WITHOUT_EFFECTS.includes(id) ? null : effects)),
    ),
    ...empty('cards', of(cards)),
    ...empty('startCards', of(startCards)),
  ];
}

/** 2.1: there are enough of each stack. */
function stacks({ engineers }: Tiles): Problem[] {
  const seatings = Object.values(SEATING);
  return (['A', 'B'] as const).flatMap((stack) => {
    const has = engineers.filter((engineer) => engineer.stack === stack).length;
    const least = Math.max(...seatings.map(({ dealA, dealB }) => (stack === 'A' ? dealA : dealB)));
    return has < least ? { problem: 'too-few-engineers', at: 'engineers', stack, has, least } : [];
  });
}

/** 11.2: what there is only once comes from one ?-card; engineers without a stack and the tile of a card do. */
function onCards({ tiles, engineers, cards }: Tiles): Problem[] {
  const effects = cards.flatMap((card) => card.effects);
  const named = effects.flatMap((effect): readonly Single[] => {
    if ('blackWorker' in effect) return [{ what: 'blackWorker', which: '' }];
    if ('engineer' in effect) return [{ what: 'engineer', which: String(effect.engineer) }];
    return 'hand' in effect ? [{ what: 'hand', which: effect.hand }] : [];
  });
  const loose: readonly Single[] = [
    ...engineers.flatMap(({ stack, number }) =>
      stack === null ? { what: 'engineer' as const, which: String(number) } : [],
    ),
    ...tiles.flatMap(({ supply, id }) =>
      supply === 'card' ? { what: 'hand' as const, which: id } : [],
    ),
  ];
  const isSame = (one: Single) => (other: Single) =>
    one.what === other.what && one.which === other.which;
  return [
    ...loose
      .filter((one) => !named.some(isSame(one)))
      .map((one) => ({ problem: 'not-on-a-card', at: PLACES[one.what], ...one })),
    ...named
      .filter((one) => one.what !== 'blackWorker' && !loose.some(isSame(one)))
      .map((one) => ({ problem: 'not-for-a-card', at: PLACES[one.what], ...one })),
    ...named
      .filter((one, index) => named.findIndex(isSame(one)) < index)
      .map((one) => ({ problem: 'twice', at: 'cards', ...one })),
  ];
}

interface Single {
  readonly what: 'blackWorker' | 'engineer' | 'hand';
  /** The number of an engineer, the id of a tile. */
  readonly which: string;
}

const PLACES = { blackWorker: 'cards', engineer: 'engineers', hand: 'tiles' } as const;
