import { count } from '../../../../kit/agree';
import { and } from '../../../../kit/and';
import type { ExplainerWords } from '../explainer-words';

export const explainer: ExplainerWords = {
  line: (parts) => parts.join('; '),
  put: (locomotive, line, over) =>
    `Locomotive ${locomotive} on ${line}${over === null ? '' : `, over the ${over}`}`,
  pass: (points) => (points > 0 ? `Pass for ${count(points, 'point')}` : 'Pass'),
  move: (space) => `Move the worker to: ${space}`,
  points: (points) => `${count(points, 'point')} at once.`,
  round: (from, to) => `The end of this round gives ${to} instead of ${from}.`,
  later: (points, rounds) =>
    `The same in ${rounds === 1 ? 'the last round' : `each of ${rounds} later rounds`}: ${points * rounds} more.`,
  reach: (line, from, to) => `Reach on ${line}: ${from} → ${to}.`,
  gains: (what) => `Gains ${what}.`,
  unlocks: (color) => `Brings ${color} track.`,
  hires: (engineer) => `${engineer} is yours from now on.`,
  order: (place) => `You are ${place === 1 ? 'first' : 'second'} in the next round.`,
  costs: (workers, rubles) =>
    `Costs ${and([
      ...(workers > 0 ? [count(workers, 'worker')] : []),
      ...(rubles > 0 ? [count(rubles, 'ruble')] : []),
    ])}.`,
};
