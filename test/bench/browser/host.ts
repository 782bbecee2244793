import { existsSync, readFileSync } from 'node:fs';

const COUNTERS = '/proc/stat';
/** The word of the first line that counts them, after its name: user, nice, system, idle, iowait, irq, softirq, steal. */
const STEAL = 8;
/** Milliseconds of a count. */
const TICK = 10;

/**
 * Milliseconds since its start for which this machine was ready to work and its host had others' work to do, all
 * cores together, in steps of ten (proc_stat(5), "steal"). 0 where the system does not count them: a machine of
 * one's own has no host.
 */
export function stolenSoFar(): number {
  if (!existsSync(COUNTERS)) return 0;
  const counts = readFileSync(COUNTERS, 'utf8').split('\n', 1)[0]?.split(/ +/) ?? [];
  return TICK * Number(counts[STEAL] ?? 0);
}
