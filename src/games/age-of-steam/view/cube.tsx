import type { CubeColor } from '../data/goods';
import './cube.css';

/** The sign of each color in a square of 16, about its middle, readable without colors. */
export const CUBE_SIGN: Readonly<Record<CubeColor, string>> = {
  red: 'M0 -4.4L4.6 4H-4.6Z',
  blue: 'M-4.6 -3.6H4.6V-0.9H-4.6ZM-4.6 1.1H4.6V3.8H-4.6Z',
  purple:
    'M-4.6 -2.9L-2.9 -4.6L0 -1.7L2.9 -4.6L4.6 -2.9L1.7 0L4.6 2.9L2.9 4.6L0 1.7L-2.9 4.6L-4.6 2.9L-1.7 0Z',
  yellow: 'M0 -4.6a4.6 4.6 0 0 1 0 9.2a4.6 4.6 0 0 1 0 -9.2ZM0 -2a2 2 0 0 0 0 4a2 2 0 0 0 0 -4Z',
  black: 'M0 -5L5 0L0 5L-5 0Z',
};

/** A cube in a square of 16, about its middle. */
export function CubeShape({ cube }: { readonly cube: CubeColor }) {
  return (
    <>
      <path class="aos-cube__body" d="M-7.2 -7.2h14.4v14.4h-14.4z" />
      <path class="aos-cube__sign" d={CUBE_SIGN[cube]} />
    </>
  );
}

interface CubeProps {
  readonly cube: CubeColor;
  /** Read out; without it the cube is decoration beside words. */
  readonly name?: string;
}

/** A goods cube in running text. */
export function Cube({ cube, name }: CubeProps) {
  return (
    <span class="aos-cube" data-cube={cube}>
      <svg viewBox="-8 -8 16 16" aria-hidden="true">
        <CubeShape cube={cube} />
      </svg>
      {name && <span class="visually-hidden">{name}</span>}
    </span>
  );
}
