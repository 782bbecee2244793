import { count, does, within } from '../../../../kit/agree';
import { and } from '../../../../kit/and';
import type { TextsOf } from '../../../../kit/texts';
import type { ModuleId } from '../../data/world/world';
import type { ReasonId } from '../../rules/state/base-events';

export const hindsight = {
  tie: (names: readonly string[], score: string) =>
    `${and(names)} share the win with ${score} each.`,
  score: (score: number, isMoney: boolean) => (isMoney ? `$${score}` : count(score, 'point')),
  /** What role I counts at the end, by its module. */
  goal: {
    1: 'Delivered goods',
    2: 'City cards',
    3: 'The goal',
    4: 'Conquests',
    5: 'Explored land',
    6: 'Linked tiles',
    7: 'Scorings',
    8: 'Trading houses and goods',
    9: 'Shares',
  } satisfies Readonly<Record<ModuleId, string>>,
  leads: 'Majorities at the end',
  reason: {
    explore: 'Discoveries',
    settle: 'First settlements on new land',
    harvest: 'Harvests',
    factory: 'Factories',
    card: 'Privileges',
    bonus: 'Bonuses',
    scoring: 'Scorings',
    missed: 'Missed turns',
  } satisfies Readonly<Record<ReasonId, string>>,
  /** A part of the score: one of those above. */
  part: (part: string, winner: string, figure: number, second: string, secondFigure: number) =>
    `${part} brought ${within(winner)} ${count(figure, 'point')}, and ${within(second)} ${secondFigure}.`,
  income: (winner: string, figure: number, second: string, secondFigure: number) =>
    `In all rounds ${within(winner)} earned $${figure}, and ${within(second)} $${secondFigure}.`,
  cash: (winner: string, figure: number, second: string, secondFigure: number) =>
    `${winner} had $${figure} left, and ${within(second)} $${secondFigure}.`,
  dividends: (winner: string, figure: number, second: string, secondFigure: number) =>
    `${winner} got $${figure} in dividends, and ${within(second)} $${secondFigure}.`,
  most: {
    explore: (name: string, found: number, next: number) =>
      `${name} explored most: ${count(found, 'tile')}; nobody else more than ${next}.`,
    road: (name: string, built: number, next: number) =>
      `${name} built ${count(built, 'road')}; nobody else more than ${next}.`,
    plant: (name: string, built: number, next: number) =>
      `${name} built ${count(built, 'plant')}; nobody else more than ${next}.`,
    deliver: (name: string, goods: number, next: number) =>
      `${name} delivered ${count(goods, 'good')}; nobody else more than ${next}.`,
  },
  holding: (name: string, shares: number, company: string, worth: string) =>
    `${name} had ${count(shares, 'share')} of ${company}, which counted ${worth} each.`,
  ended: (name: string, round: number) => `${name} ended the match in round ${round}.`,
  limit: (round: number) => `The match reached its limit of ${round} rounds.`,
  idle: (round: number) =>
    `The match ended in round ${round} because nobody made progress anymore.`,
  lead: (name: string, round: number) => `${does(name, 'has')} led from round ${round} on.`,
  comeback: (name: string, round: number, behind: string) =>
    `In round ${round} ${does(within(name), 'was')} still ${behind} behind.`,
};

/** What decided a match, each as a full sentence. */
export type HindsightWords = TextsOf<typeof hindsight>;
