import type { World } from '../rules/state/parts';
import type { State } from '../rules/state/state';
import { deliverAdvice } from './deliver';
import { explorationAdvice } from './exploration';
import { majorityAdvice } from './majorities';
import { militaryAdvice } from './military';
import type { ModuleAdvice } from './parts';
import { privilegeAdvice } from './privileges';
import { productionAdvice } from './production';
import { raceAdvice } from './race';
import { roadAdvice } from './roads';
import { shareAdvice } from './shares';

/** The table of modules: what each knows about good play. */
export const ADVICE: readonly ModuleAdvice[] = [
  deliverAdvice,
  raceAdvice,
  privilegeAdvice,
  militaryAdvice,
  explorationAdvice,
  roadAdvice,
  productionAdvice,
  majorityAdvice,
  shareAdvice,
];

/** What every module of a world is asked for, not only the one whose rule it is. */
type Told = Omit<ModuleAdvice, 'digit' | 'dollar' | 'roundsAfter' | 'income' | 'gain'>;

/** By method: those of the modules that implement it. */
type Joined = { readonly [Name in keyof Told]-?: readonly NonNullable<Told[Name]>[] };

/** The advice of the modules of a world. */
export interface WorldAdvice {
  /** Joined once: a search asks for each of the tiles, and to look which module answers took longer than many an answer. */
  readonly all: Joined;
  /** By digit. */
  readonly byDigit: readonly (ModuleAdvice | undefined)[];
  /** Role I, and whose rule the income is. */
  readonly first: ModuleAdvice;
  readonly paying: ModuleAdvice;
}

const known = new Map<World<State>, WorldAdvice>();
/** What was asked for last: a search asks for the same world all the time. */
let latest: { readonly world: World<State>; readonly advice: WorldAdvice } | null = null;

export function adviceOf(world: World<State>): WorldAdvice {
  if (latest?.world === world) return latest.advice;
  const advice = known.get(world) ?? made(world);
  known.set(world, advice);
  latest = { world, advice };
  return advice;
}

function made(world: World<State>): WorldAdvice {
  const modules = ADVICE.filter(({ digit }) => world.role[digit] > 0);
  const byDigit = Array.from(world.role, (_, digit) => modules.find((one) => one.digit === digit));
  const first = modules.find(({ digit }) => world.role[digit] === 1);
  const paying = byDigit[world.incomeBy];
  if (!first || !paying) throw new TypeError(`there is no advice for ${world.name}`);
  return { all: joined(modules), byDigit, first, paying };
}

function joined(modules: readonly ModuleAdvice[]): Joined {
  const of = <Name extends keyof Joined>(name: Name) =>
    modules.flatMap((one) => one[name] ?? []) as NonNullable<Told[Name]>[];
  return {
    prepare: of('prepare'),
    survey: of('survey'),
    points: of('points'),
    holding: of('holding'),
    settling: of('settling'),
    onceByKind: of('onceByKind'),
    ordinary: of('ordinary'),
    fromAfar: of('fromAfar'),
    entering: of('entering'),
    risk: of('risk'),
    work: of('work'),
    reserve: of('reserve'),
    saves: of('saves'),
    sells: of('sells'),
    spendsResidents: of('spendsResidents'),
  };
}
