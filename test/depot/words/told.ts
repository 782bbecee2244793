import type { JsonObject } from '../../../src/kit/json';
import type { GoodId } from '../data/goods';

/** The figures of an event or a refusal, with names where the rules speak of seats and ids. */
export interface Told {
  readonly seat: string;
  readonly good: string;
  /** The names of several seats, in order. */
  readonly order: readonly string[];
  /** The names of several goods. */
  readonly orders: readonly string[];
  readonly figure: (key: string) => number;
  readonly forced: boolean;
}

/** Reads what the rules tell. */
export function told(
  json: JsonObject,
  goods: Readonly<Record<GoodId, string>>,
  name: (seat: number) => string,
): Told {
  const goodOf = (id: unknown) => goods[id as GoodId] ?? '';
  const figure = (key: string) => (typeof json[key] === 'number' ? json[key] : 0);
  return {
    seat: typeof json.seat === 'number' ? name(json.seat) : name(figure('first')),
    good: goodOf(json.good),
    order: Array.isArray(json.order) ? json.order.map((seat) => name(Number(seat))) : [],
    orders: Array.isArray(json.orders) ? json.orders.map(goodOf) : [],
    figure,
    forced: json.forced === true,
  };
}
