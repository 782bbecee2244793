import { EVEN_MONEY, EXTRA_MONEY, FALLING, RISING } from '../../data/figures';
import type { Spoken } from './book-text';

/** What seats have at the start, in turn order (G4.1, G4.2, M3.15); null: they share one sum evenly. */
export function startMoney({ facts, is }: Spoken, seats: number): readonly number[] | null {
  const { money } = facts;
  if (money === 'shares') return null;
  const even = () => Array<number>(seats).fill(EVEN_MONEY[money as keyof typeof EVEN_MONEY]);
  const dealt = { rising: RISING, falling: FALLING }[money as 'rising']?.[seats] ?? even();
  return dealt.map((amount) => amount + (is('3.III') ? EXTRA_MONEY : 0));
}
