import { count } from '../../../../kit/agree';
import { between, dollars } from '../figures';
import type { HindsightWords } from '../hindsight-words';
import { links, points, shares } from './count';

const deliveries = (n: number) => count(n, 'delivery', 'deliveries');

export const words: HindsightWords = {
  income: (winner, n, second, secondPoints) =>
    `Income decided it: ${points(n)} for ${winner}, ${secondPoints} for ${second}.`,
  track: (winner, n, second, secondPoints) =>
    `Track made the difference: ${points(n)} for ${winner}, ${secondPoints} for ${second}.`,
  shares: (winner, n, second, secondShares) =>
    `${winner} got by with ${shares(n)}, while ${second} issued ${secondShares}; each cost 3 points.`,
  delivered: (name, n, made) => `${name} shipped the most: ${links(n)} in ${deliveries(made)}.`,
  longest: (name, from, to, n, turn) =>
    `The longest delivery was ${name}’s in turn ${turn}: ${from} to ${to}, ${links(n)}.`,
  guests: (name, income) => `Other players’ deliveries raised ${name}’s income by ${income}.`,
  gaveAway: (name, income, to) => `${name}’s deliveries earned ${to} ${income} income.`,
  incomeAt: (winner, turn, income, second, secondIncome) =>
    `By turn ${turn}, ${winner} had an income of ${income}, ${second} of ${secondIncome}.`,
  engine: (name, engine, turn) => `${name} was the first with engine ${engine}, in turn ${turn}.`,
  earlyShares: (name, n, turn) => `${name} had issued ${shares(n)} by turn ${turn}.`,
  short: (name, income, turns) =>
    `${name} ran short of money in ${count(turns, 'turn')} and lost ${income} income that way.`,
  bankrupt: (name, turn, missing) =>
    `${name} went bankrupt in turn ${turn}, ${dollars(missing)} short.`,
  reduction: (name, income) => `Income reduction took ${income} from ${name} over the game.`,
  bids: (name, paid, timesFirst) =>
    `${name} paid ${dollars(paid)} in auctions and went first ${count(timesFirst, 'time')}.`,
  action: (name, action, times) => `${name} took ${action} ${count(times, 'time')}.`,
  link: (name, from, to, uses) =>
    `${name}’s link ${between([from, to])} was the busiest: ${deliveries(uses)} went over it.`,
  newCity: (name, city, received) =>
    `${city}, placed by ${name}, received ${deliveries(received)}.`,
  lead: (winner, turn) => `${winner} took the lead in turn ${turn} and kept it.`,
  comeback: (winner, turn, behind) =>
    `In turn ${turn}, ${winner} was still ${points(behind)} behind.`,
  lastTurn: (winner, n) => `${winner} gained ${points(n)} in the last turn.`,
  unfinished: (name, cost) =>
    `${name} spent ${dollars(cost)} on track that was never finished, and it scored nothing.`,
};
