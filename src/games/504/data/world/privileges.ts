import { holds, type Token } from './holds';
import type { World } from './world';

interface Privilege {
  /** In the world if one of these is so. */
  readonly where: readonly Token[] | 'everywhere';
  /** But not if one of these is so. */
  readonly not?: readonly Token[];
}

/** The 33 kinds of privilege cards, by the number of their back and of the card (P), and where they are used. */
export const PRIVILEGES = {
  'I(1)': { where: ['4.I/II', '5.I', '8.I/II'] },
  'I(2)': { where: ['2.I/II', '4.II', '6.II', '7.II', '8.II', '9.I/II'] },
  'I(3)': { where: ['9.I/II'] },
  'I(4)': { where: ['4.I/II'] },
  'I(5)': { where: ['2.II', '3.II', '5.II', '8.II', '9.I/II'] },
  'I(6)': { where: ['1.II'] },
  'I(7)': { where: ['9.I'] },
  'I(8)': { where: ['1.I/II'] },
  'I(9)': { where: ['6.I/II'] },
  'I(10)': { where: ['5'] },
  'I(11)': { where: 'everywhere', not: ['9.I'] },
  'I(12)': { where: ['7.I/II'] },
  'II(1)': { where: ['9.I'] },
  'II(2)': { where: ['3.I/II'] },
  'II(3)': { where: ['3.II'] },
  'II(4)': { where: ['residents'] },
  'II(5)': { where: ['1'] },
  'II(6)': { where: ['8.I/II'] },
  'II(7)': { where: ['1.I/II', '4.I/II', '6.I/II', '8.I'] },
  'II(8)': { where: ['6.I/II'] },
  'II(9)': { where: 'everywhere', not: ['9.I'] },
  'II(10)': { where: ['7.I/II'] },
  'II(11)': { where: ['residents'] },
  'II(12)': { where: ['2.II', '3.II', '5.II', '8.II', '9.I/II'] },
  'III(1)': { where: ['1.I/II'] },
  'III(2)': { where: ['7.I/II'] },
  'III(3)': { where: ['7.I/II'] },
  'III(4)': { where: ['4.I/II'] },
  'III(5)': { where: ['4.II'] },
  'III(6)': { where: 'everywhere', not: ['3.III', '9.I'] },
  'III(7)': { where: ['3.I'] },
  'III(8)': { where: ['8.I/II'] },
  'III(9)': { where: ['6.I/II'] },
} as const satisfies Readonly<Record<string, Privilege>>;
export type PrivilegeId = keyof typeof PRIVILEGES;
/** All kinds of cards. */
export const CARDS = Object.keys(PRIVILEGES) as readonly PrivilegeId[];

/** The kinds of cards that a world has; none without module 3. */
export function privilegesOf(world: World): readonly PrivilegeId[] {
  if (!world.includes('3')) return [];
  return CARDS.filter((card) => {
    const { where, not = [] }: Privilege = PRIVILEGES[card];
    const isSo = (token: Token) => holds(world, [token]);
    return (where === 'everywhere' || where.some(isSo)) && !not.some(isSo);
  });
}
