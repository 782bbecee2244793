import { and } from '../../../../kit/and';
import type { HindsightWords } from '../hindsight-words';

const first = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const hindsight: HindsightWords = {
  tie: (names, points) => `${and(names)} share the win with ${points} points each.`,
  part: (part, winner, points, second, secondPoints) =>
    `${first(part)} gave ${winner} ${points} points in all rounds, and ${second} ${secondPoints}.`,
  cards: (name, points) => `End-bonus cards brought ${name} ${points} points.`,
  majority: (name, points) => `The engineer majority brought ${name} ${points} points.`,
  worker: (name, round) =>
    `${name} was the first to gain a worker, in round ${round}, and had it in every round from then on.`,
  bestRound: (name, round, points) =>
    `${name} had the best round: ${points} points in round ${round}.`,
};
