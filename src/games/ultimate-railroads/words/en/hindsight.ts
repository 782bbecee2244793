import { does, within } from '../../../../kit/agree';
import { and } from '../../../../kit/and';
import type { FactSentences } from '../../../../kit/hindsight';
import type { FactNames, RailroadFact } from '../decisive-facts';

const first = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What decided a match, a sentence each. It is loaded when one has ended. */
export const hindsight: FactSentences<RailroadFact, FactNames> = {
  tie: (f, n) => `${and(f.seats.map(n.seat))} share the win with ${f.points} points each.`,
  /** What all rounds gave for a line, the stars, the medal or the industry. */
  part: (f, n) =>
    `${first(n.part[f.part])} gave ${within(n.seat(f.winner))} ${f.points} points in all rounds, and ${within(n.seat(f.second))} ${f.secondPoints}.`,
  cards: (f, n) => `End-bonus cards brought ${within(n.seat(f.seat))} ${f.points} points.`,
  majority: (f, n) => `The engineer majority brought ${within(n.seat(f.seat))} ${f.points} points.`,
  worker: (f, n) =>
    `${does(n.seat(f.seat), 'was')} the first to gain a worker, in round ${f.round}, and had it in every round from then on.`,
  'best-round': (f, n) =>
    `${n.seat(f.seat)} had the best round: ${f.points} points in round ${f.round}.`,
};
