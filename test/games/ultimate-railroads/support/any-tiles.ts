import fc from 'fast-check';
import { TILES } from '../../../../src/games/ultimate-railroads/data/tiles';
import { CARD_IDS } from '../../../../src/games/ultimate-railroads/data/tiles-form';
import type { Json, JsonObject } from '../../../../src/kit/json';

/** What an effect may be and the most that it gives, as the clauses of the tile editor have it. */
const MOST: Readonly<Record<string, number>> = {
  ...{ industry: 5, build: 2, locomotive: 2, factory: 2, key: 3, token: 2, card: 2, prize: 2 },
  ...{ bonus: 2, points: 30, roubles: 9, doublers: 5, temps: 2, sumLocomotives: 4, spread: 5 },
  ...{ again: 1, guest: 1, sumEngineers: 1 },
};
const STEPS = ['black', 'gray', 'brown', 'natural', 'white', 'basic', 'any'];
const LOCKS = ['again', 'guest', 'spread'];

type Wish = readonly [kind: string, amount: number];
const wish = fc.tuple(fc.constantFrom(...Object.keys(MOST), ...STEPS, ...STEPS), fc.nat(29));
const wishes = fc.uniqueArray(wish, { minLength: 1, maxLength: 4, selector: ([kind]) => kind });

/** A valid list out of wishes: at most five steps and one lock. `room`: how many effects it may have. */
function effectsOf(wishes: readonly Wish[], room = 4, isLocked = false): JsonObject[] {
  let steps = 5;
  let lock = isLocked;
  const list = wishes.flatMap(([kind, amount]): JsonObject[] => {
    if (STEPS.includes(kind)) {
      const n = Math.min(steps, 1 + (amount % 5));
      steps -= n;
      return n > 0 ? [{ steps: kind, n }] : [];
    }
    if (LOCKS.includes(kind) && lock) return [];
    if (LOCKS.includes(kind)) lock = true;
    if (kind === 'sumEngineers') return [{ sumEngineers: true }];
    // The referee knows both temporary workers, not one of them.
    const n = kind === 'temps' ? 2 : 1 + (amount % (MOST[kind] ?? 1));
    return [{ [kind]: n }];
  });
  const some = list.length > 0 ? list : [{ points: 1 }];
  return some.slice(0, room);
}

const lists = (length: number) => fc.array(wishes, { minLength: length, maxLength: length });
const figure = fc.integer({ min: 0, max: 30 });

/** Any tiles by the user that the rules can play. */
export const anyTiles: fc.Arbitrary<JsonObject> = fc
  .record({
    factories: lists(TILES.tiles.length),
    engineers: lists(15),
    costs: fc.array(fc.constantFrom({ workers: 1 }, { workers: 2 }, { roubles: 1 }), {
      minLength: 15,
      maxLength: 15,
    }),
    numbers: fc.shuffledSubarray(
      Array.from({ length: 15 }, (_, index) => 1 + index),
      { minLength: 15, maxLength: 15 },
    ),
    ofA: fc.integer({ min: 3, max: 10 }),
    tokens: lists(7),
    cards: lists(5),
    bearers: fc.shuffledSubarray([...CARD_IDS], { minLength: 5, maxLength: 5 }),
    startCards: lists(4),
    paid: fc.array(figure, { minLength: 11, maxLength: 11 }),
    removedUnseen: fc.integer({ min: 0, max: 4 }),
  })
  .map((drawn): JsonObject => {
    const [loose = 8, ...stacked] = drawn.numbers;
    const stackOf = (number: number) => {
      if (number === loose) return null;
      return stacked.indexOf(number) < drawn.ofA ? 'A' : 'B';
    };
    const [black, hand, engineer] = drawn.bearers;
    const cards = CARD_IDS.map((id, index) => {
      const single: JsonObject[] = [
        ...(id === black ? [{ blackWorker: 1 }] : []),
        ...(id === hand ? [{ hand: '9x' }] : []),
        ...(id === engineer ? [{ engineer: loose }] : []),
      ];
      const rest = effectsOf(drawn.cards[index] ?? [], 4 - single.length, id === hand);
      return { id, effects: [...single, ...rest] };
    });
    const tokens = TILES.tokens.map(({ id }, index) => {
      const marker: JsonObject[] = id === 'marker' ? [{ marker: 1 }] : [];
      return { id, effects: [...marker, ...effectsOf(drawn.tokens[index] ?? [], 3)] };
    });
    const bonusCards = TILES.bonusCards.map(({ id }, index) => {
      const paid = drawn.paid[index] ?? 0;
      return index % 2 === 0 ? { id, each: paid } : { id, tiers: [[1, paid] as Json, [4, 30]] };
    });
    return {
      name: { en: 'Any', ko: '아무 타일' },
      tiles: TILES.tiles.map(({ id, number, supply, factory }, index) => ({
        ...{ id, number, supply },
        factory: factory && effectsOf(drawn.factories[index] ?? []),
      })),
      engineers: drawn.engineers.map((wished, index) => ({
        number: 1 + index,
        stack: stackOf(1 + index),
        cost: drawn.costs[index] ?? { workers: 1 },
        effects: effectsOf(wished),
      })),
      tokens,
      cards,
      startCards: TILES.startCards.map(({ id }, index) => ({
        id,
        effects: effectsOf(drawn.startCards[index] ?? []),
      })),
      bonusCards: { removedUnseen: drawn.removedUnseen, cards: bonusCards },
    };
  });
