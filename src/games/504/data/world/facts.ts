import type { MapNumber } from '../board';
import { hasCompanies, hasResidents, holds, incomeOf, type Token } from './holds';
import {
  type Claim,
  type Money,
  type OrderKind,
  PHASES,
  type PhaseId,
  STEPS,
  type StepId,
  termsOf,
} from './terms';
import type { ModuleId, World } from './world';

/** Where everybody begins (G4.4). */
export type Capitals = 'common' | 'different' | 'founded';

/** What follows for a world from its modules (G1, G3–G5, G7). */
export interface Facts {
  readonly map: MapNumber;
  readonly capitals: Capitals;
  readonly order: OrderKind;
  readonly money: Money;
  readonly residents: boolean;
  /** Residents stay active more often (G6.6). */
  readonly hurried: boolean;
  readonly companies: boolean;
  /** In their order. */
  readonly steps: readonly StepId[];
  /** The phases besides turns, in order. */
  readonly phases: readonly PhaseId[];
  /** The module whose rule gives the income (G7.1). */
  readonly income: ModuleId;
}

/** Steps that only some worlds with their module have (G5.4). */
const ONLY: Partial<Record<StepId, readonly Token[]>> = {
  'move-capital': ['residents'],
  fight: ['!2'],
  sale: ['sale'],
};

export function factsOf(world: World): Facts {
  const residents = hasResidents(world);
  const companies = hasCompanies(world);
  const map = mapOf(world);
  const all = termsOf(world);
  const steps = new Set<StepId>(all.flatMap((terms) => terms.steps));
  if (residents) steps.add('buy').add('act');
  const phases = new Set(all.flatMap((terms) => terms.phases));
  return {
    map,
    capitals: companies ? 'founded' : map === 4 || map === 5 ? 'common' : 'different',
    order: best(all.map((terms) => terms.order)),
    money: moneyOf(world),
    residents,
    hurried: holds(world, ['hurried']),
    companies,
    steps: STEPS.filter((step) => steps.has(step) && holds(world, ONLY[step] ?? [])),
    phases: PHASES.filter((phase) => phases.has(phase)),
    income: incomeOf(world),
  };
}

/** The claim that goes first; of equal ones all say the same. */
function best<Value>(claims: readonly Claim<Value>[]): Value {
  const [first, ...more] = claims;
  return more.reduce((won, claim) => (claim.priority < won.priority ? claim : won), first).value;
}

function mapOf(world: World): MapNumber {
  const claims = termsOf(world).flatMap(({ map }) => map ?? []);
  const map = best(claims);
  if (map !== 'explored') return map;
  return claims.some(({ priority }) => priority === 2 || priority === 3) ? 1 : 4;
}

/** G4.1, G4.2. */
function moneyOf(world: World): Money {
  const all = termsOf(world);
  const claims = all.flatMap(({ money }) => money ?? []);
  const others = claims.filter(({ value }) => value !== 'by-others');
  const lowest = Math.min(...others.map(({ priority }) => priority));
  if (others.length === claims.length || best(all.map(({ order }) => order)) !== 'income-up')
    return best(others) as Money;
  return lowest === 4 || lowest === 5 ? 'falling' : 'fixed-60';
}
