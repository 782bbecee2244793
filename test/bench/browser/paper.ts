import { loadavg } from 'node:os';
import { heading, line, type Row } from '../measure';
import type { Busy } from './long-tasks';

/** How many times slower than this machine's processor a phone's is taken to be. */
export const SLOWER = 4;

/** Milliseconds within which a tap's answer feels immediate. */
export const SHOWN_WITHIN = { most: 100 };

export const show = (row: Row): void => console.log(line(row));

/** Another program on the same cores makes every figure of a browser worse: the load tells. */
export const begin = (title: string): void =>
  console.log(heading(`${title} (load ${loadavg()[0]?.toFixed(1)})`));

/** How smoothly a page has moved. */
export function showMotion({ longTasks, framesPerSecond }: Busy): void {
  show({ what: 'tasks longer than 50 ms', figure: longTasks.length, unit: '', goal: { most: 0 } });
  show({ what: 'frames', figure: framesPerSecond, unit: '/s' });
}
