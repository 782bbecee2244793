import type { JsonObject } from '../../../kit/json';
import { DOUBLERS, SEATING, STRIP_MOST } from '../data/board';
import { TILES } from '../data/tiles';
import { BONUS_CARD_IDS, CARD_IDS } from '../data/tiles-form';

/** What differs for a seat from the beginning of a match. */
interface Seat {
  readonly score?: number;
  readonly passed?: true;
  /** Workers that are not placed yet, and how many come home. */
  readonly workers: number;
  readonly own?: number;
  readonly rubles?: number;
  /** The fronts of each line by color. */
  readonly trans?: readonly number[];
  readonly peter?: readonly number[];
  readonly kiev?: readonly number[];
  readonly locos?: {
    readonly trans?: readonly string[];
    readonly peter?: readonly string[];
    readonly kiev?: readonly string[];
  };
  readonly factories?: readonly string[];
  readonly industry?: readonly number[];
  readonly doublers?: number;
  readonly engineers?: readonly number[];
  readonly tokens?: readonly string[];
}

/** What differs from a new match. */
interface Scene {
  readonly round: number;
  readonly order?: readonly number[];
  /** Null: who was there is hired. */
  readonly strip: readonly (number | null)[];
  readonly returned?: readonly string[];
  readonly cards?: readonly string[];
  readonly picked?: readonly (readonly [seat: number, card: string])[];
  /** By space: the seat, workers, the black one, rubles. */
  readonly taken: Readonly<Record<string, readonly [number, number, number, number]>>;
  readonly bottom?: readonly number[];
  readonly seats: readonly Seat[];
}

/** Two end-bonus cards that have left. */
const OUT: readonly string[] = ['locos', 'workers'];

/** The written form of a position in which the learner is to use a space. */
export function position(scene: Scene): JsonObject {
  const { seats, picked = [], returned = [], cards = CARD_IDS, strip } = scene;
  const seating = SEATING[seats.length];
  const table = seats.map((seat) => seatOf(seat, seating?.workers ?? 0));
  const used = [
    ...table.flatMap(({ locos, factories }) => [...Object.values(locos).flat(), ...factories]),
    ...returned,
  ];
  const supply = Object.fromEntries(
    TILES.tiles
      .filter((tile) => tile.supply === 'seats')
      .map(({ id }) => [id, seats.length - used.filter((one) => one === id).length]),
  );
  const away = [...OUT, ...picked.map(([, card]) => card)];
  const placed = table.reduce((sum, { doublers }) => sum + doublers, 0);
  const length = seats.length === 2 ? (seating?.strip ?? 0) : STRIP_MOST;
  return {
    game: 'ultimate-railroads',
    options: {},
    seats: seats.length,
    turn: { phase: 'turn', seat: 0, round: scene.round },
    order: [...(scene.order ?? seats.keys())],
    claims: { '1': null, '2': null },
    strip: Array.from({ length }, (_, place) => strip[place] ?? null),
    startCards: [],
    ...{ supply, returned: [...returned], doublers: DOUBLERS.supply - placed, cards: [...cards] },
    bonus: {
      pile: BONUS_CARD_IDS.filter((card) => !away.includes(card)),
      out: [...OUT],
      picked: picked.map((one) => [...one]),
    },
    taken: Object.fromEntries(Object.entries(scene.taken).map(([space, by]) => [space, [...by]])),
    bottom: [...(scene.bottom ?? [])],
    ...{ pool: {}, lock: null, table },
  };
}

function seatOf(seat: Seat, own: number) {
  const { trans = [1], peter = [1], kiev = [1], locos = {} } = seat;
  return {
    score: seat.score ?? 0,
    passed: seat.passed ?? false,
    workers: seat.workers,
    own: seat.own ?? own,
    black: 'none',
    roubles: seat.rubles ?? 0,
    tracks: { trans: [...trans], peter: [...peter], kiev: [...kiev] },
    locos: {
      trans: [...(locos.trans ?? ['1'])],
      peter: [...(locos.peter ?? [])],
      kiev: [...(locos.kiev ?? [])],
    },
    factories: [...(seat.factories ?? [])],
    industry: [...(seat.industry ?? [0])],
    doublers: seat.doublers ?? 0,
    engineers: [...(seat.engineers ?? [])],
    tokens: [...(seat.tokens ?? [])],
  };
}
