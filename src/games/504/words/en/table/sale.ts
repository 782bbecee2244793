import type { TextsOf } from '../../../../../kit/texts';
import { money } from '../../money';

export const sale = {
  ask: 'Sell a set of different goods',
  askSwap: 'Give two goods for one',
  /** Goods that the player holds; how many of them can be sold in this turn, as many as there is room for. */
  room: (held: number, room: number, earned: number) =>
    earned > 0
      ? `you hold ${held} · ${room} more can be sold · sold for ${money(earned)}`
      : `you hold ${held} · your trading houses let you sell ${room}`,
  /** Why a plant would bring nothing now. */
  full: 'No gain now: you have as many goods as your trading houses have room for',
  /** Of a good: how many of those in stock are chosen. */
  chosenOf: (chosen: number, stock: number) => (chosen > 0 ? `${chosen} of ${stock}` : `${stock}`),
  /** The income of the turn with this set, and by the best sale. */
  incomeBy: (income: number, best: number) =>
    income < best
      ? `Income of this turn with it: ${money(income)}; with the best sale ${money(best)}.`
      : `Income of this turn with it: ${money(income)}.`,
  sell: (goods: readonly string[]) => (goods.length > 0 ? `Sell ${goods.join(', ')}` : 'Sell'),
  all: 'Sell all, end turn',
  /** What is said of the sets that are sold at once. */
  best: (sets: readonly string[]) => `Best price: ${sets.join(', then ')}`,
  nothing: 'Nothing more can be sold',
  /** Of goods that would bring so much more. */
  unsold: (amount: number) => `You could still sell goods for ${money(amount)} more.`,
  take: 'Take',
  toSwap: 'Trade two for one instead',
  toSell: 'Back to selling',
};

/** What the table says of a sale, in one language. */
export type SaleText = TextsOf<typeof sale>;
