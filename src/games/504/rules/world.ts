import { MAPS } from '../data/board';
import {
  BUSINESS_ROUNDS_MOST,
  EVEN_MONEY,
  FALLING,
  RISING,
  ROUND_MOST,
  SHARES_MONEY,
} from '../data/figures';
import { factsOf } from '../data/world/facts';
import type { Money, StepId } from '../data/world/terms';
import { worldFrom } from '../data/world/world';
import type { Coded, Hooks, Joined, Role, Step, World } from './parts';
import type { GameHooks, GameModule, State } from './state';
import { MODULES } from './table/modules';

const worlds = new Map<string, World<State>>();

/** The world of three different digits of built modules (G1.1). */
export function worldOf(name: string): World<State> {
  const known = worlds.get(name);
  if (known) return known;
  const world = derive(name);
  worlds.set(name, world);
  return world;
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
  const hooksOf = MODULES.flatMap((module): GameHooks[] => {
    const role = placed.find((one) => one.module === module)?.role ?? 0;
    if (role > 0) return [module.always, module.roles[role - 1]];
    return module.digit === 0 ? [module.always] : [];
  });
  const [first, second] = placed;
  const { goal } = first.module;
  if (!goal) throw new TypeError(`the module of role I in ${name} has no goal`);
  const paying = placed.find(({ module }) => module.digit === Number(facts.income))?.module;
  if (!paying?.income) throw new TypeError(`no module of ${name} has an income rule`);
  return {
    name,
    role: Array.from({ length: 10 }, (_, digit) => roleOf(placed, digit)),
    mapNumber: facts.map,
    map: MAPS[facts.map],
    order: facts.order,
    money: moneyOf(facts.money),
    residents: facts.residents,
    hurried: facts.hurried,
    company: facts.companies,
    // G5.7: with 9.II a round is long.
    roundMost: second.module.digit === 9 ? BUSINESS_ROUNDS_MOST : ROUND_MOST,
    steps: stepsOf(facts.steps, hooksOf),
    goal,
    income: paying.income,
    incomeBy: paying.digit,
    setOrder: hooksOf.flatMap(({ orders }) => orders?.[facts.order] ?? [])[0] ?? null,
    hooks: joinHooks(hooksOf),
    write: hooksOf.flatMap(({ write }) => write ?? []),
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
  const of = <Name extends keyof Joined<State>>(name: Name) =>
    hooks.flatMap((one) => one[name] ?? []) as NonNullable<Hooks<State>[Name]>[];
  return {
    setUp: of('setUp'),
    beforeCapitals: of('beforeCapitals'),
    capitalChosen: of('capitalChosen'),
    capitalsClash: of('capitalsClash'),
    capitalPlaced: of('capitalPlaced'),
    roundStart: of('roundStart'),
    turnStart: of('turnStart'),
    listTurn: of('listTurn'),
    discount: of('discount'),
    moreResidents: of('moreResidents'),
    moreIncome: of('moreIncome'),
    buyRefusal: of('buyRefusal'),
    settlePrice: of('settlePrice'),
    entering: of('entering'),
    isHeld: of('isHeld'),
    joined: of('joined'),
    settling: of('settling'),
    bought: of('bought'),
    placed: of('placed'),
    left: of('left'),
    handOver: of('handOver'),
    fell: of('fell'),
    discovered: of('discovered'),
    acted: of('acted'),
    incomeTaken: of('incomeTaken'),
    actionEnd: of('actionEnd'),
    turnEnd: of('turnEnd'),
    roundEnd: of('roundEnd'),
    phaseFour: of('phaseFour'),
    beforeRound: of('beforeRound'),
    finalPoints: of('finalPoints'),
    standing: of('standing'),
    secrets: of('secrets'),
  };
}

/** Action kinds, phases and pending choices of all modules, by code. */
const CODED = {
  actions: byCode(({ actions }) => actions),
  phases: byCode(({ phases }) => phases),
  pendings: byCode(({ pendings }) => pendings),
};

function byCode<Part extends Coded>(
  partsOf: (module: GameModule) => readonly Part[],
): readonly Part[] {
  const parts: Part[] = [];
  for (const part of MODULES.flatMap(partsOf)) {
    if (parts[part.code]) throw new TypeError(`two parts have the code ${part.code}`);
    parts[part.code] = part;
  }
  return parts;
}
