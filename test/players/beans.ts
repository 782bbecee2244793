import { unwrap } from '../../src/kit/result';
import type { Question } from '../../src/players/thought';
import type { Beans, BeansOptions } from '../tiny-game/rules';
import { reader, rules } from '../tiny-game/rules';

/** A position of Beans: what is left in the heap, and what each seat has taken. */
export function beans(heap: number, taken: readonly number[], next = 0): Beans {
  const state = unwrap(reader.position({ heap, taken, next }, 'seed'));
  return state as Beans;
}

/** A fresh match. */
export function fresh(options: Partial<BeansOptions>, seats = 2): object {
  const state = unwrap(rules.begin({ heap: 'small', die: true, ...options }, seats, 'seed'));
  return state;
}

/** The chance to win of every seat under perfect play, after each action: 1, 2, 3. */
export function exactly(heap: number, taken: readonly number[], next: number): number[][] {
  return [1, 2, 3]
    .filter((take) => take <= heap)
    .map((take) => {
      const after = (kept: number) => {
        const own = taken.map((had, seat) => (seat === next ? had + kept : had));
        return chances(heap - kept, own, (next + 1) % taken.length);
      };
      if (take < 3) return after(take);
      const back = after(2);
      return after(3).map((chance, seat) => (4 * chance + 2 * (back[seat] ?? 0)) / 6);
    });
}

const found = new Map<string, number[]>();

function chances(heap: number, taken: readonly number[], next: number): number[] {
  if (heap === 0) {
    const winner = taken.lastIndexOf(Math.max(...taken));
    return taken.map((_, seat) => (seat === winner ? 1 : 0));
  }
  const key = JSON.stringify([heap, taken, next]);
  const known = found.get(key);
  if (known) return known;
  const [best = []] = exactly(heap, taken, next).sort((a, b) => (b[next] ?? 0) - (a[next] ?? 0));
  found.set(key, best);
  return best;
}

/** A question with this many playouts. */
export function asking(playouts: number, other: Partial<Question> = {}): Question {
  return { seat: 0, budget: { playouts }, seed: 'test', ...other };
}

export const still = () => 0;
export const goOn = async () => true;
