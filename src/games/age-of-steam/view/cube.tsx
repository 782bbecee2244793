import type { CubeColor } from '../data/goods';
import { CUBE_SIGN } from './board/cube-shape';
import './cube.css';

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
        <path class="aos-cube__body" d="M-7.2 -7.2h14.4v14.4h-14.4z" />
        <path class="aos-cube__sign" d={CUBE_SIGN[cube]} />
      </svg>
      {name && <span class="visually-hidden">{name}</span>}
    </span>
  );
}
