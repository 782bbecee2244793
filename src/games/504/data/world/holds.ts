import { termsOf } from './terms';
import { type ModuleId, type Role, roleOf, type World } from './world';

type Roles = Role | 'I/II' | 'I/III' | 'II/III';
type Fact = ModuleId | `${ModuleId}.${Roles}` | `income.${ModuleId}` | Named;
/** Something that is so in a world, as the rules write it: `5` a module, `5.I/II` in a role; `!` for not. */
export type Token = Fact | `!${Fact}`;

/** Whether the world is played with residents (G1.4). */
export function hasResidents(world: World): boolean {
  return !world.includes('1') || termsOf(world).some((terms) => terms.residents === true);
}

/** Whether companies own the pieces on the map, not seats (G1.2). */
export function hasCompanies(world: World): boolean {
  return world[0] === '9' || world[1] === '9';
}

/** The module whose rule gives the income (G7.1). */
export function incomeOf(world: World): ModuleId {
  return world[1] === '9' ? world[0] : world[1];
}

/** Whether capitals can be brought down (M4.16). */
function hasSieges(world: World): boolean {
  const [first, second] = world;
  if (!world.includes('4') || first === '8' || second === '8') return false;
  return first === '4' || world.includes('2') || hasCompanies(world);
}

function rides(world: World): boolean {
  return (
    hasResidents(world) && ['2', '6', '8'].some((one) => world.some((module) => module === one))
  );
}

const NAMED = {
  residents: hasResidents,
  company: hasCompanies,
  /** Residents stay active more often (G6.6). */
  hurried: (world: World) => world.includes('2') || world.includes('8'),
  /** Settlements may leave their tiles in peace (2, 7.I). */
  emptied: (world: World) => world[0] === '7' || (world.includes('2') && hasResidents(world)),
  siege: hasSieges,
  /** The conqueror of a capital can take over what belonged to it (M4.17). */
  annexed: (world: World) => hasSieges(world) && (world[0] === '4' || hasCompanies(world)),
  /** Majorities are counted by plants and trading houses (M7.3). */
  'plants-count': (world: World) => world[0] === '8' && world[1] === '7',
  /** A turn may have moves that use nothing up (G5.6). */
  'free-moves': (world: World) =>
    rides(world) || (world.includes('1') && (hasResidents(world) || world[2] !== '1')),
  /** Residents may move and stay active (G6.6, M6.8). */
  rides,
  /** Goods are sold in a step of their own (M8.12). */
  sale: (world: World) => world[1] === '8' && !world.includes('1'),
} as const;
type Named = keyof typeof NAMED;

/** Whether all of the tokens are so in the world. */
export function holds(world: World, tokens: readonly Token[]): boolean {
  return tokens.every((token) =>
    token.startsWith('!') ? !isSo(world, token.slice(1)) : isSo(world, token),
  );
}

function isSo(world: World, fact: string): boolean {
  if (Object.hasOwn(NAMED, fact)) return NAMED[fact as Named](world);
  const [module, roles] = fact.split('.');
  if (module === 'income') return incomeOf(world) === roles;
  const role = roleOf(world, module as ModuleId);
  return role !== null && (roles === undefined || roles.split('/').includes(role));
}
