import { does, within } from '../../../../kit/agree';
import { and } from '../../../../kit/and';
import type { TextsOf } from '../../../../kit/texts';

const first = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const hindsight = {
  tie: (names: readonly string[], points: number) =>
    `${and(names)} share the win with ${points} points each.`,
  /** What all rounds gave for a line, the stars, the medal or the industry. */
  part: (part: string, winner: string, points: number, second: string, secondPoints: number) =>
    `${first(part)} gave ${within(winner)} ${points} points in all rounds, and ${within(second)} ${secondPoints}.`,
  cards: (name: string, points: number) =>
    `End-bonus cards brought ${within(name)} ${points} points.`,
  majority: (name: string, points: number) =>
    `The engineer majority brought ${within(name)} ${points} points.`,
  worker: (name: string, round: number) =>
    `${does(name, 'was')} the first to gain a worker, in round ${round}, and had it in every round from then on.`,
  bestRound: (name: string, round: number, points: number) =>
    `${name} had the best round: ${points} points in round ${round}.`,
};

/** What decided a match, each as a full sentence. */
export type HindsightWords = TextsOf<typeof hindsight>;
