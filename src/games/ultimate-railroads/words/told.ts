import type { Json, JsonObject } from '../../../kit/json';
import type { Names } from './en/names';
import { PARTS } from './ids';
import { gapOfSlot, lanePlace } from './lane';
import { nameIn, reasonName, spaceName } from './names';

/** The figures of an event or a refusal, with names where the rules speak of ids. */
export interface Told {
  /** The name of the seat. */
  readonly seat: string;
  readonly figure: (key: string) => number;
  /** A word as the rules have it; empty where there is none. */
  readonly word: (key: string) => string;
  readonly line: string;
  readonly color: string;
  readonly space: string;
  readonly token: string;
  /** A card by the deck to which it belongs. */
  readonly card: (deck: 'card' | 'startCard' | 'bonusCard') => string;
  /** A unit of the pool or a lock. */
  readonly unit: string;
  readonly lock: string;
  readonly award: string;
  /** A place of the industry track, and the gap of a slot for factories. */
  readonly lane: (key: string) => string;
  readonly gap: string;
  readonly reason: string;
  /** What is asked for in a phase. */
  readonly asked: string;
  /** The names of several seats, in order. */
  readonly seats: readonly string[];
  /** The numbers of engineers on the strip. */
  readonly engineers: readonly number[];
  /** What was paid, each kind that there is in words. */
  readonly pay: readonly string[];
  /** The parts of a score that are not 0. */
  readonly parts: readonly { readonly name: string; readonly points: number }[];
  /** End-bonus cards with their points. */
  readonly cards: readonly { readonly name: string; readonly points: number }[];
}

/** Reads what the rules tell. */
export function told(json: JsonObject, names: Names, name: (seat: number) => string): Told {
  const word = (key: string) => (typeof json[key] === 'string' ? json[key] : '');
  const figure = (key: string) => numberIn(json[key]);
  const [workers = 0, black = 0, rubles = 0] = listIn(json.pay).map(numberIn);
  const { payment } = names;
  return {
    seat: typeof json.seat === 'number' ? name(json.seat) : '',
    figure,
    word,
    line: nameIn(names.line, word('line')),
    color: nameIn(names.color, word('colour')),
    space: spaceName(names, word('space')),
    token: nameIn(names.token, word('token')),
    card: (deck) => nameIn(names[deck], word('card')),
    unit: nameIn(names.unit, word('as')),
    lock: nameIn(names.unit, word('lock')),
    award: nameIn(names.award, word('what')),
    lane: (key) => names.lane(lanePlace(figure(key))),
    gap: names.lane(gapOfSlot(figure('slot'))),
    reason: reasonName(names, word('for')),
    asked: nameIn(names.asked, word('phase')),
    seats: listIn(json.seats).map((seat) => name(numberIn(seat))),
    engineers: listIn(json.engineers).flatMap((one) => (typeof one === 'number' ? one : [])),
    pay: [
      ...(workers > 0 ? [payment.workers(workers)] : []),
      ...(black > 0 ? [payment.black(black)] : []),
      ...(rubles > 0 ? [payment.rubles(rubles)] : []),
    ],
    parts: PARTS.flatMap((part) =>
      figure(part) > 0 ? { name: names.part[part], points: figure(part) } : [],
    ),
    cards: listIn(json.cards).flatMap((pair) => {
      const [card, points] = listIn(pair);
      return { name: nameIn(names.bonusCard, String(card ?? pair)), points: numberIn(points) };
    }),
  };
}

const listIn = (json: Json | undefined): readonly Json[] => (Array.isArray(json) ? json : []);
const numberIn = (json: Json | undefined) => (typeof json === 'number' ? json : 0);
