import { MAPS } from '../data/board';
import {
  BUSINESS_ROUNDS_MOST,
  EVEN_MONEY,
  FALLING,
  IDLE_MOST,
  RISING,
  ROUND_EVER,
  ROUND_MOST,
  SHARES_MONEY,
} from '../data/figures';
import { factsOf } from '../data/world/facts';
import type { Money, StepId } from '../data/world/terms';
import { worldFrom } from '../data/world/world';
import { byPoint } from './base/ask';
import type { Digit, Role } from './state/ids';
import type { Coded } from './state/kind';
import type { Joined, Step, World } from './state/parts';
import type { GameHooks, GameModule, State } from './state/state';
import { TABLE } from './table/modules';

const MODULES = TABLE.flatMap((part) => ('when' in part ? [] : [part]));

const worlds = new Map<string, World<State>>();

/** The world of three different digits of built modules (G1.1). */
export function worldOf(name: string): World<State> {
  const known = worlds.get(name);
  if (known) return known;
  const world = derive(name);
  worlds.set(name, world);
  return world;
}

/** G5.7: with 7.I and 9.I matches end by themselves; with 9.II a round is long. */
function limitsOf(first: Digit, second: Digit): Pick<World<State>, 'roundMost' | 'idleMost'> {
  if (first === 7 || first === 9) return { roundMost: ROUND_EVER, idleMost: ROUND_EVER };
  return { roundMost: second === 9 ? BUSINESS_ROUNDS_MOST : ROUND_MOST, idleMost: IDLE_MOST };
}

/** A module in the role that it has in a world. */
interface Placed {
  readonly module: GameModule;
  readonly role: Role;
}

function derive(name: string): World<State> {
  const digits = worldFrom(name);
  if (!digits) throw new TypeError(`${name} is no world`);
  const facts = factsOf(digits);
  const placed = digits.map((digit, place) => placedAs(Number(digit), (place + 1) as Role));
  const roles = Array.from({ length: 10 }, (_, digit) => roleOf(placed, digit));
  const hooksOf = TABLE.flatMap((part): GameHooks[] => {
    if ('when' in part) return part.when(roles) ? [part.hooks] : [];
    const role = roles[part.digit];
    if (role > 0) return [part.always, ...part.roles[role - 1]];
    return part.digit === 0 ? [part.always] : [];
  });
  const [first, second] = placed;
  const { goal } = first.module;
  if (!goal) throw new TypeError(`the module of role I in ${name} has no goal`);
  const paying = placed.find(({ module }) => module.digit === Number(facts.income))?.module;
  if (!paying?.income) throw new TypeError(`no module of ${name} has an income rule`);
  return {
    name,
    role: roles,
    mapNumber: facts.map,
    map: MAPS[facts.map],
    order: facts.order,
    money: moneyOf(facts.money),
    residents: facts.residents,
    hurried: facts.hurried,
    company: facts.companies,
    ...limitsOf(first.module.digit, second.module.digit),
    steps: stepsOf(facts.steps, hooksOf),
    goal,
    income: paying.income,
    incomeBy: paying.digit,
    setOrder: hooksOf.flatMap(({ orders }) => orders?.[facts.order] ?? []).at(-1) ?? null,
    hooks: joinHooks(hooksOf),
    ...CODED,
  };
}

function placedAs(digit: number, role: Role): Placed {
  const module = MODULES.find((one) => one.digit === digit);
  if (!module) throw new TypeError(`module ${digit} is not built`);
  return { module, role };
}

function roleOf(placed: readonly Placed[], digit: number): Role {
  return placed.find(({ module }) => module.digit === digit)?.role ?? 0;
}

/** G4.1: what each seat has at the start, in turn order. */
function moneyOf(money: Money): World<State>['money'] {
  switch (money) {
    case 'rising':
      return (seats) => RISING[seats];
    case 'falling':
      return (seats) => FALLING[seats];
    case 'shares':
      return (seats) => Array<number>(seats).fill(SHARES_MONEY / seats);
    default:
      return (seats) => Array<number>(seats).fill(EVEN_MONEY[money]);
  }
}

function stepsOf(names: readonly StepId[], hooks: readonly GameHooks[]): readonly Step<State>[] {
  return names.map((name) => ({
    name,
    hooks: hooks.flatMap(({ steps }) => steps?.[name] ?? []),
  }));
}

function joinHooks(hooks: readonly GameHooks[]): Joined<State> {
  return {
    figures: byPoint(hooks.flatMap(({ figures }) => figures ?? [])),
    objections: byPoint(hooks.flatMap(({ objections }) => objections ?? [])),
    happened: byPoint(hooks.flatMap(({ happened }) => happened ?? [])),
    interludes: byPoint(hooks.flatMap(({ interludes }) => interludes ?? [])),
    entering: hooks.flatMap(({ entering }) => entering ?? []),
    joined: hooks.flatMap(({ joined }) => joined ?? []),
    capitalsClash: hooks.flatMap(({ capitalsClash }) => capitalsClash ?? []),
    tally: hooks.flatMap(({ tally }) => tally ?? []),
    feats: hooks.flatMap(({ feats }) => feats ?? []),
    standing: hooks.flatMap(({ standing }) => standing ?? []),
    secrets: hooks.flatMap(({ secrets }) => secrets ?? []),
    write: hooks.flatMap(({ write }) => write ?? []),
  };
}

/** The kinds of actions of all modules and pairs, by code. */
export const KINDS = byCode(TABLE.flatMap(({ actions }) => actions ?? []));

/** Phases and pending choices of all modules and pairs, by code. */
const CODED = {
  phases: byCode(MODULES.flatMap(({ phases }) => phases)),
  pendings: byCode(TABLE.flatMap(({ pendings }) => pendings ?? [])),
};

function byCode<Part extends Coded>(all: readonly Part[]): readonly Part[] {
  const parts: Part[] = [];
  for (const part of all) {
    if (parts[part.code]) throw new TypeError(`two parts have the code ${part.code}`);
    parts[part.code] = part;
  }
  return parts;
}
