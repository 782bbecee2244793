import { count, whose } from '../../../../kit/agree';

/** “a road”, “3 roads”. */
export const some = (figure: number, one: string, many = `${one}s`) =>
  figure === 1 ? `a ${one}` : count(figure, one, many);

/** Behind what was done: nothing, “ twice”, “ 3 times”. */
export const often = (times: number) =>
  times === 1 ? '' : times === 2 ? ' twice' : ` ${times} times`;

/** “Your road”, “Ada’s roads: 3”. */
export const theirOwn = (owner: string, figure: number, one: string, many = `${one}s`) =>
  `${whose(owner)} ${figure === 1 ? one : `${many}: ${figure}`}`;

/** A number of halves: “1½”. */
export function halves(number: number): string {
  const whole = Math.floor(number / 2);
  if (number % 2 === 0) return String(whole);
  return whole > 0 ? `${whole}½` : '½';
}
