import { count, verb, whose, within } from '../../../../kit/agree';
import type { TextsOf } from '../../../../kit/texts';
import type { Barred, DecidedBy } from '../../rules/scoring';

const points = (n: number) => count(n, 'point');
const shares = (n: number) => count(n, 'share');

export const words = {
  tie: {
    'fewer-shares': (winner: string, second: string, n: number) =>
      `${winner} and ${within(second)} both have ${points(n)}; ${within(winner)} ${verb(winner, 'wins')} with fewer shares.`,
    'turn-order': (winner: string, second: string, n: number) =>
      `${winner} and ${within(second)} are tied on points (${n}) and shares; ${within(winner)} ${verb(winner, 'comes')} first in turn order.`,
    'automa-wins-ties': (winner: string, second: string, n: number) =>
      `${winner} and ${within(second)} both have ${points(n)}, and the automa wins ties.`,
  } satisfies Readonly<
    Record<Exclude<DecidedBy, 'points'>, (winner: string, second: string, points: number) => string>
  >,
  company: (company: string, winner: string, n: number, second: string, secondPoints: number) =>
    `${company} made the difference: ${points(n)} for ${within(winner)}, ${secondPoints} for ${within(second)}.`,
  edge: (company: string, winner: string, heir: string) =>
    `With 1 less influence in ${company}, ${within(winner)} would have lost to ${within(heir)}.`,
  worthless: (company: string, second: string, n: number, why: string) =>
    `${second} scored nothing for ${count(n, `${company} share`)}: ${why}.`,
  why: {
    none: 'no influence there',
    'three-or-less': 'influence 3 or less',
    'below-automa': 'less influence than the automa',
  } satisfies Readonly<Record<Barred | 'none', string>>,
  compensation: (company: string, winner: string, trains: number) =>
    `${company}, ${whose(within(winner))} best company, got ${count(trains, 'train')} as compensation from others’ builds.`,
  early: (winner: string, n: number, second: string, secondShares: number) =>
    `Halfway through, ${within(winner)} held ${shares(n)}, ${within(second)} ${secondShares}.`,
  late: (winner: string, n: number, brought: number) =>
    n === 1
      ? `The share that ${within(winner)} took in the last quarter scored ${points(brought)}.`
      : `The ${shares(n)} that ${within(winner)} took in the last quarter scored ${points(brought)}.`,
  price: (
    winner: string,
    paid: number,
    n: number,
    second: string,
    secondPaid: number,
    secondShares: number,
  ) =>
    `${winner} paid ${paid} influence for ${shares(n)}, ${within(second)} ${secondPaid} for ${secondShares}.`,
  lastRound: (winner: string, move: number, ahead: number) =>
    `${winner} triggered the last round with move ${move}, ${points(ahead)} ahead.`,
  ended: (winner: string, move: number) => `${winner} ended the match with move ${move}.`,
  lastRoundBehind: (second: string, move: number, behind: number) =>
    `${second} triggered the last round with move ${move} while ${points(behind)} behind.`,
  endedBehind: (second: string, move: number, behind: number) =>
    `${second} ended the match with move ${move} while ${points(behind)} behind.`,
};

/** Why a match ended as it did, one sentence each. Loaded when a match has ended. */
export type HindsightWords = TextsOf<typeof words>;
