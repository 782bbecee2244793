import type { Json } from '../../../kit/json';
import { count, listOf } from '../../../kit/reading';
import type { Pay } from './events';

/** A payment (4.2) as a number below `PAYS`: workers, the black worker, rubles. */
export const WORKERS_MOST = 3;
export const RUBLES_MOST = 3;
export const PAYS = 32;

export function packPay(workers: number, black: number, rubles: number): number {
  return workers | (black << 2) | (rubles << 3);
}
export const workersIn = (pay: number): number => pay & 3;
export const blackIn = (pay: number): number => (pay >> 2) & 1;
export const rublesIn = (pay: number): number => pay >> 3;

export function readPay(json: Json | undefined): number {
  const [workers, black, rubles] = listOf(json, 'pay', 3);
  return packPay(
    count(workers, 'pay[0]', WORKERS_MOST),
    count(black, 'pay[1]', 1),
    count(rubles, 'pay[2]', RUBLES_MOST),
  );
}

export function writePay(pay: number): Pay {
  return [workersIn(pay), blackIn(pay), rublesIn(pay)];
}
