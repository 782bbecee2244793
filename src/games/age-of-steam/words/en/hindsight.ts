import { count, does, theirs, whose, within } from '../../../../kit/agree';
import type { FactSentences } from '../../../../kit/hindsight';
import type { FactNames, SteamFact } from '../decisive-facts';
import { between, dollars } from '../figures';
import { links, points, shares } from './count';

const deliveries = (n: number) => count(n, 'delivery', 'deliveries');

/** What decided a match, a sentence each. It is loaded when one has ended. */
export const words: FactSentences<SteamFact, FactNames> = {
  /** What the score of the first is made of, beside the second's. */
  income: (f, n) =>
    `Income decided it: ${points(f.figure)} for ${within(n.seat(f.winner))}, ${f.secondFigure} for ${within(n.seat(f.second))}.`,
  track: (f, n) =>
    `Track made the difference: ${points(f.figure)} for ${within(n.seat(f.winner))}, ${f.secondFigure} for ${within(n.seat(f.second))}.`,
  shares: (f, n) =>
    `${n.seat(f.winner)} got by with ${shares(f.figure)}, while ${within(n.seat(f.second))} issued ${f.secondFigure}; each cost 3 points.`,
  /** Most links used in deliveries, of any owner. */
  delivered: (f, n) =>
    `${n.seat(f.seat)} shipped the most: ${links(f.links)} in ${deliveries(f.deliveries)}.`,
  longest: (f, n) =>
    `The longest delivery was ${theirs(n.seat(f.seat))} in turn ${f.turn}: ${n.place(f.board, f.from)} to ${n.place(f.board, f.to)}, ${links(f.links)}.`,
  /** Income from other players' deliveries. */
  guests: (f, n) =>
    `Other players’ deliveries raised ${whose(within(n.seat(f.seat)))} income by ${f.income}.`,
  'gave-away': (f, n) =>
    `${whose(n.seat(f.seat))} deliveries earned ${within(n.seat(f.to))} ${f.income} income.`,
  'income-at': (f, n) =>
    `By turn ${f.turn}, ${within(n.seat(f.winner))} had an income of ${f.income}, ${within(n.seat(f.second))} of ${f.secondIncome}.`,
  engine: (f, n) =>
    `${does(n.seat(f.seat), 'was')} the first with engine ${f.engine}, in turn ${f.turn}.`,
  'early-shares': (f, n) => `${n.seat(f.seat)} had issued ${shares(f.shares)} by turn ${f.turn}.`,
  short: (f, n) =>
    `${n.seat(f.seat)} ran short of money in ${count(f.turns, 'turn')} and lost ${f.income} income that way.`,
  bankrupt: (f, n) =>
    `${n.seat(f.seat)} went bankrupt in turn ${f.turn}, ${dollars(f.missing)} short.`,
  reduction: (f, n) =>
    `Income reduction took ${f.income} from ${within(n.seat(f.seat))} over the game.`,
  bids: (f, n) =>
    `${n.seat(f.seat)} paid ${dollars(f.paid)} in auctions and went first ${count(f.first, 'time')}.`,
  action: (f, n) => `${n.seat(f.seat)} took ${n.action[f.action]} ${count(f.times, 'time')}.`,
  link: (f, n) =>
    `${whose(n.seat(f.seat))} link ${between(f.ends.map((end) => n.place(f.board, end)))} was the busiest: ${deliveries(f.uses)} went over it.`,
  'new-city': (f, n) =>
    `${n.place(f.board, f.city)}, placed by ${within(n.seat(f.seat))}, received ${deliveries(f.deliveries)}.`,
  lead: (f, n) => `${n.seat(f.winner)} took the lead in turn ${f.turn} and kept it.`,
  comeback: (f, n) =>
    `In turn ${f.turn}, ${does(within(n.seat(f.winner)), 'was')} still ${points(f.behind)} behind.`,
  'last-turn': (f, n) => `${n.seat(f.winner)} gained ${points(f.points)} in the last turn.`,
  unfinished: (f, n) =>
    `${n.seat(f.seat)} spent ${dollars(f.cost)} on track that was never finished, and it scored nothing.`,
};
