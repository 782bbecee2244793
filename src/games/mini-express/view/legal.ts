import type { Action } from '../../../kit/rules';
import { rules } from '../rules';
import { BUILD_KIND, cityOf, companyOf, kindOf } from '../rules/action';
import { type Destination, destinationRefusal, destinations } from '../rules/destinations';
import { draft } from '../rules/draft';
import type { Refusal } from '../rules/refusals';
import { COMPANY_COUNT, type Company, phase, type State } from '../rules/state';
import { isUsed, take } from '../rules/take';

/** A city that a company may build into now, with every way to do so. */
export interface Target extends Destination {
  /** In the lister's order; never empty. */
  readonly builds: readonly Action[];
}

/** The legal actions of the seat to act, by company. */
export interface Legal {
  /** Whether a share may be drafted or taken. */
  readonly share: boolean;
  /** Cheapest first. */
  readonly targets: readonly Target[];
}

const listed = new Int32Array(rules.max);

/** Every legal action, grouped for the screen. */
export function readLegal(state: State): readonly Legal[] {
  const actions = [...listed.subarray(0, rules.list(state, listed))];
  return Array.from({ length: COMPANY_COUNT }, (_, company) => {
    const own = actions.filter((action) => companyOf(action) === company);
    const builds = own.filter((action) => kindOf(action) === BUILD_KIND);
    return { share: own.length > builds.length, targets: targetsOf(state, company, builds) };
  });
}

/** The same, computed at first use: it is never needed for most positions that are only browsed. */
export function legalIn(state: State): () => readonly Legal[] {
  let read: readonly Legal[] | null = null;
  return () => (read ??= readLegal(state));
}

const NOWHERE: readonly Target[] = [];

/** Where a company may build now. */
export function targetsFor(legal: readonly Legal[], company: Company): readonly Target[] {
  return legal[company]?.targets ?? NOWHERE;
}

/** Whether nothing can be done with a company now. */
export function isIdle(legal: Legal | undefined): boolean {
  return legal?.targets.length === 0 && !legal.share;
}

function targetsOf(state: State, company: Company, builds: readonly Action[]): readonly Target[] {
  if (builds.length === 0) return [];
  const byCity = grouped(builds, cityOf);
  return destinations(state, company)
    .flatMap((destination) => {
      const found = byCity.get(destination.city);
      return found ? { ...destination, builds: found } : [];
    })
    .sort((a, b) => a.cost - b.cost);
}

/** Builds grouped by `key`, in their order. */
export function grouped(
  builds: readonly Action[],
  key: (build: Action) => number,
): ReadonlyMap<number, readonly Action[]> {
  const groups = new Map<number, Action[]>();
  for (const build of builds) {
    const group = groups.get(key(build));
    if (group) group.push(build);
    else groups.set(key(build), [build]);
  }
  return groups;
}

/** Why the seat to act may not have a share of the company; null when it may. */
export function shareRefusal(state: State, company: Company): Refusal | null {
  return phase(state) === 'draft' ? draft.refusal(state, company) : take.refusal(state, company);
}

/** Why the seat to act may do nothing at all with a company that the first action used (9.2). */
function usedRefusal(state: State, company: Company): Refusal | null {
  return isUsed(state, company) ? take.refusal(state, company) : null;
}

/** Why the company may not build into a city that is not one of its targets. */
export function cityRefusal(state: State, company: Company, city: number): Refusal {
  return (
    usedRefusal(state, company) ??
    destinationRefusal(state, company, city) ?? { because: 'would-end' }
  );
}
