import { count } from '../../../../kit/agree';

/** “a road”, “3 roads”. */
export const some = (figure: number, one: string, many = `${one}s`) =>
  figure === 1 ? `a ${one}` : count(figure, one, many);

/** Behind what was done: nothing, “ twice”, “ 3 times”. */
export const often = (times: number) =>
  times === 1 ? '' : times === 2 ? ' twice' : ` ${times} times`;
