import { count } from '../../../../kit/agree';
import { and } from '../../../../kit/and';
import type { HindsightWords } from '../hindsight-words';

export const hindsight: HindsightWords = {
  tie: (names, score) => `${and(names)} share the win with ${score} each.`,
  score: (score, isMoney) => (isMoney ? `$${score}` : count(score, 'point')),
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
  },
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
  },
  part: (part, winner, figure, second, secondFigure) =>
    `${part} brought ${winner} ${count(figure, 'point')}, and ${second} ${secondFigure}.`,
  income: (winner, figure, second, secondFigure) =>
    `In all rounds ${winner} earned $${figure}, and ${second} $${secondFigure}.`,
  cash: (winner, figure, second, secondFigure) =>
    `${winner} had $${figure} left, and ${second} $${secondFigure}.`,
  dividends: (winner, figure, second, secondFigure) =>
    `${winner} got $${figure} in dividends, and ${second} $${secondFigure}.`,
  most: {
    explore: (name, found, next) =>
      `${name} explored most: ${count(found, 'tile')}; nobody else more than ${next}.`,
    road: (name, built, next) =>
      `${name} built ${count(built, 'road')}; nobody else more than ${next}.`,
    plant: (name, built, next) =>
      `${name} built ${count(built, 'plant')}; nobody else more than ${next}.`,
    deliver: (name, goods, next) =>
      `${name} delivered ${count(goods, 'good')}; nobody else more than ${next}.`,
  },
  holding: (name, shares, company, worth) =>
    `${name} had ${count(shares, 'share')} of ${company}, which counted ${worth} each.`,
  ended: (name, round) => `${name} ended the match in round ${round}.`,
  limit: (round) => `The match reached its limit of ${round} rounds.`,
  idle: (round) => `The match ended in round ${round} because nobody made progress anymore.`,
  lead: (name, round) => `${name} has led from round ${round} on.`,
  comeback: (name, round, behind) => `In round ${round} ${name} was still ${behind} behind.`,
};
