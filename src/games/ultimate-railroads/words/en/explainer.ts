import { count } from '../../../../kit/agree';
import { and } from '../../../../kit/and';
import type { TextsOf } from '../../../../kit/texts';
import { payNames } from '../names';
import { names, ordinal } from './names';

export const explainer = {
  /** The parts of a turn in their order. */
  line: (parts: readonly string[]) => parts.join('; '),
  /** A locomotive on a line; `over`: the number that makes room for it; `pushed`: it made room for another one before. */
  put: (locomotive: number, line: string, over: number | null, pushed: boolean) =>
    `${pushed ? `The ${locomotive} moves on to` : `Locomotive ${locomotive} on`} ${line}${over === null ? '' : `, over the ${over}`}`,
  pass: (points: number) => (points > 0 ? `Pass for ${count(points, 'point')}` : 'Pass'),
  move: (space: string) => `Move the worker to: ${space}`,
  points: (points: number) => `${count(points, 'point')} at once.`,
  /** What the end of this round would give, before and after. */
  round: (from: number, to: number) => `The end of this round gives ${to} instead of ${from}.`,
  /** What the same would give in every later round. */
  later: (points: number, rounds: number) =>
    `The same in ${rounds === 1 ? 'the last round' : `each of ${rounds} later rounds`}: ${points * rounds} more.`,
  reach: (line: string, from: number, to: number) => `Reach on ${line}: ${from} → ${to}.`,
  gains: (what: string) => `Gains ${what}.`,
  unlocks: (color: string) => `Brings ${color} track.`,
  hires: (engineer: string) => `${engineer} is yours from now on.`,
  order: (place: number) => `You are ${ordinal(place)} in the next round.`,
  costs: (workers: number, rubles: number) =>
    `Costs ${and(payNames(names, [workers, 0, rubles]))}.`,
};

/** What the coach says of moves before they are played. */
export type ExplainerWords = TextsOf<typeof explainer>;
