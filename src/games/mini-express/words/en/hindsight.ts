import { count, verb, whose, within } from '../../../../kit/agree';
import type { FactSentences } from '../../../../kit/hindsight';
import type { Barred, DecidedBy } from '../../rules/scoring';
import type { FactNames, MiniExpressFact } from '../decisive-facts';

const points = (n: number) => count(n, 'point');
const shares = (n: number) => count(n, 'share');

/** By what decided between two with as many points. */
const TIES: Readonly<
  Record<Exclude<DecidedBy, 'points'>, (winner: string, second: string, n: number) => string>
> = {
  'fewer-shares': (winner, second, n) =>
    `${winner} and ${within(second)} both have ${points(n)}; ${within(winner)} ${verb(winner, 'wins')} with fewer shares.`,
  'turn-order': (winner, second, n) =>
    `${winner} and ${within(second)} are tied on points (${n}) and shares; ${within(winner)} ${verb(winner, 'comes')} first in turn order.`,
  'automa-wins-ties': (winner, second, n) =>
    `${winner} and ${within(second)} both have ${points(n)}, and the automa wins ties.`,
};

/** Why shares score nothing. */
const WHY: Readonly<Record<Barred | 'none', string>> = {
  none: 'no influence there',
  'three-or-less': 'influence 3 or less',
  'below-automa': 'less influence than the automa',
};

/** What decided a match, a sentence each. It is loaded when one has ended. */
export const words: FactSentences<MiniExpressFact, FactNames> = {
  tie: (f, n) => TIES[f.by](n.seat(f.winner), n.seat(f.second), f.points),
  company: (f, n) =>
    `${n.company(f.company)} made the difference: ${points(f.points)} for ${within(n.seat(f.winner))}, ${f.secondPoints} for ${within(n.seat(f.second))}.`,
  edge: (f, n) =>
    `With 1 less influence in ${n.company(f.company)}, ${within(n.seat(f.winner))} would have lost to ${within(n.seat(f.heir))}.`,
  worthless: (f, n) =>
    `${n.seat(f.second)} scored nothing for ${count(f.shares, `${n.company(f.company)} share`)}: ${WHY[f.why]}.`,
  compensation: (f, n) =>
    `${n.company(f.company)}, ${whose(within(n.seat(f.winner)))} best company, got ${count(f.trains, 'train')} as compensation from others’ builds.`,
  early: (f, n) =>
    `Halfway through, ${within(n.seat(f.winner))} held ${shares(f.shares)}, ${within(n.seat(f.second))} ${f.secondShares}.`,
  late: (f, n) =>
    f.shares === 1
      ? `The share that ${within(n.seat(f.winner))} took in the last quarter scored ${points(f.points)}.`
      : `The ${shares(f.shares)} that ${within(n.seat(f.winner))} took in the last quarter scored ${points(f.points)}.`,
  price: (f, n) =>
    `${n.seat(f.winner)} paid ${f.paid} influence for ${shares(f.shares)}, ${within(n.seat(f.second))} ${f.secondPaid} for ${f.secondShares}.`,
  'last-round': (f, n) =>
    `${n.seat(f.winner)} triggered the last round with move ${f.move}, ${points(f.ahead)} ahead.`,
  ended: (f, n) => `${n.seat(f.winner)} ended the match with move ${f.move}.`,
  'last-round-behind': (f, n) =>
    `${n.seat(f.second)} triggered the last round with move ${f.move} while ${points(f.behind)} behind.`,
  'ended-behind': (f, n) =>
    `${n.seat(f.second)} ended the match with move ${f.move} while ${points(f.behind)} behind.`,
};
