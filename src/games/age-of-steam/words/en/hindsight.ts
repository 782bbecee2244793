import { count, does, theirs, whose, within } from '../../../../kit/agree';
import type { TextsOf } from '../../../../kit/texts';
import { between, dollars } from '../figures';
import { links, points, shares } from './count';

const deliveries = (n: number) => count(n, 'delivery', 'deliveries');

export const words = {
  /** What the score of the first is made of, beside the second's. */
  income: (winner: string, n: number, second: string, secondPoints: number) =>
    `Income decided it: ${points(n)} for ${within(winner)}, ${secondPoints} for ${within(second)}.`,
  track: (winner: string, n: number, second: string, secondPoints: number) =>
    `Track made the difference: ${points(n)} for ${within(winner)}, ${secondPoints} for ${within(second)}.`,
  shares: (winner: string, n: number, second: string, secondShares: number) =>
    `${winner} got by with ${shares(n)}, while ${within(second)} issued ${secondShares}; each cost 3 points.`,
  /** Most links used in deliveries, of any owner. */
  delivered: (name: string, n: number, made: number) =>
    `${name} shipped the most: ${links(n)} in ${deliveries(made)}.`,
  longest: (name: string, from: string, to: string, n: number, turn: number) =>
    `The longest delivery was ${theirs(name)} in turn ${turn}: ${from} to ${to}, ${links(n)}.`,
  /** Income from other players' deliveries. */
  guests: (name: string, income: number) =>
    `Other players’ deliveries raised ${whose(within(name))} income by ${income}.`,
  gaveAway: (name: string, income: number, to: string) =>
    `${whose(name)} deliveries earned ${within(to)} ${income} income.`,
  incomeAt: (winner: string, turn: number, income: number, second: string, secondIncome: number) =>
    `By turn ${turn}, ${within(winner)} had an income of ${income}, ${within(second)} of ${secondIncome}.`,
  engine: (name: string, engine: number, turn: number) =>
    `${does(name, 'was')} the first with engine ${engine}, in turn ${turn}.`,
  earlyShares: (name: string, n: number, turn: number) =>
    `${name} had issued ${shares(n)} by turn ${turn}.`,
  short: (name: string, income: number, turns: number) =>
    `${name} ran short of money in ${count(turns, 'turn')} and lost ${income} income that way.`,
  bankrupt: (name: string, turn: number, missing: number) =>
    `${name} went bankrupt in turn ${turn}, ${dollars(missing)} short.`,
  reduction: (name: string, income: number) =>
    `Income reduction took ${income} from ${within(name)} over the game.`,
  bids: (name: string, paid: number, timesFirst: number) =>
    `${name} paid ${dollars(paid)} in auctions and went first ${count(timesFirst, 'time')}.`,
  action: (name: string, action: string, times: number) =>
    `${name} took ${action} ${count(times, 'time')}.`,
  link: (name: string, from: string, to: string, uses: number) =>
    `${whose(name)} link ${between([from, to])} was the busiest: ${deliveries(uses)} went over it.`,
  newCity: (name: string, city: string, received: number) =>
    `${city}, placed by ${within(name)}, received ${deliveries(received)}.`,
  lead: (winner: string, turn: number) => `${winner} took the lead in turn ${turn} and kept it.`,
  comeback: (winner: string, turn: number, behind: number) =>
    `In turn ${turn}, ${does(within(winner), 'was')} still ${points(behind)} behind.`,
  lastTurn: (winner: string, n: number) => `${winner} gained ${points(n)} in the last turn.`,
  unfinished: (name: string, cost: number) =>
    `${name} spent ${dollars(cost)} on track that was never finished, and it scored nothing.`,
};

/** Why a match ended as it did, a sentence each. It is loaded when one has ended. */
export type HindsightWords = TextsOf<typeof words>;
