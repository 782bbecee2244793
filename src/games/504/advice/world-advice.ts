import type { World } from '../rules/parts';
import type { State } from '../rules/state';
import type { ModuleAdvice } from './parts';
import { ADVICE } from './table';

/** The advice of the modules of a world. */
export interface WorldAdvice {
  readonly modules: readonly ModuleAdvice[];
  /** By digit. */
  readonly byDigit: readonly (ModuleAdvice | undefined)[];
  /** Role I, and whose rule the income is. */
  readonly first: ModuleAdvice;
  readonly paying: ModuleAdvice;
}

const known = new Map<World<State>, WorldAdvice>();

export function adviceOf(world: World<State>): WorldAdvice {
  const found = known.get(world);
  if (found) return found;
  const modules = ADVICE.filter(({ digit }) => world.role[digit] > 0);
  const byDigit = Array.from(world.role, (_, digit) => modules.find((one) => one.digit === digit));
  const first = modules.find(({ digit }) => world.role[digit] === 1);
  const paying = byDigit[world.incomeBy];
  if (!first || !paying) throw new TypeError(`there is no advice for ${world.name}`);
  const made: WorldAdvice = { modules, byDigit, first, paying };
  known.set(world, made);
  return made;
}
