import { count, does, within } from '../../../../kit/agree';
import { and } from '../../../../kit/and';
import type { FactSentences } from '../../../../kit/hindsight';
import type { ModuleId } from '../../data/world/world';
import type { ReasonId } from '../../rules/state/base-events';
import type { Action, Compared, FactNames, WorldFact } from '../decisive-facts';

const score = (score: number, isMoney: boolean) => (isMoney ? `$${score}` : count(score, 'point'));

/** What role I counts at the end, by its module. */
const GOAL: Readonly<Record<ModuleId, string>> = {
  1: 'Delivered goods',
  2: 'City cards',
  3: 'The goal',
  4: 'Conquests',
  5: 'Explored land',
  6: 'Linked tiles',
  7: 'Scorings',
  8: 'Trading houses and goods',
  9: 'Shares',
};

const REASON: Readonly<Record<ReasonId, string>> = {
  explore: 'Discoveries',
  settle: 'First settlements on new land',
  harvest: 'Harvests',
  factory: 'Factories',
  card: 'Privileges',
  bonus: 'Bonuses',
  scoring: 'Scorings',
  missed: 'Missed turns',
};

const MOST: Readonly<Record<Action, (name: string, count: number, next: number) => string>> = {
  explore: (name, found, next) =>
    `${name} explored most: ${count(found, 'tile')}; nobody else more than ${next}.`,
  road: (name, built, next) =>
    `${name} built ${count(built, 'road')}; nobody else more than ${next}.`,
  plant: (name, built, next) =>
    `${name} built ${count(built, 'plant')}; nobody else more than ${next}.`,
  deliver: (name, goods, next) =>
    `${name} delivered ${count(goods, 'good')}; nobody else more than ${next}.`,
};

/** A part of the score. */
const part = (part: string, f: Compared, n: FactNames) =>
  `${part} brought ${within(n.seat(f.winner))} ${count(f.figure, 'point')}, and ${within(n.seat(f.second))} ${f.secondFigure}.`;

/** What decided a match, a sentence each. It is loaded when one has ended. */
export const hindsight: FactSentences<WorldFact, FactNames> = {
  tie: (f, n) =>
    `${and(f.seats.map(n.seat))} share the win with ${score(f.score, f.isMoney)} each.`,
  goal: (f, n) => part(GOAL[f.module], f, n),
  leads: (f, n) => part('Majorities at the end', f, n),
  reason: (f, n) => part(REASON[f.reason], f, n),
  income: (f, n) =>
    `In all rounds ${within(n.seat(f.winner))} earned $${f.figure}, and ${within(n.seat(f.second))} $${f.secondFigure}.`,
  cash: (f, n) =>
    `${n.seat(f.winner)} had $${f.figure} left, and ${within(n.seat(f.second))} $${f.secondFigure}.`,
  dividends: (f, n) =>
    `${n.seat(f.winner)} got $${f.figure} in dividends, and ${within(n.seat(f.second))} $${f.secondFigure}.`,
  most: (f, n) => MOST[f.action](n.owner(f), f.count, f.next),
  holding: (f, n) =>
    `${n.seat(f.seat)} had ${count(f.shares, 'share')} of ${n.owner(f)}, which counted ${score(f.worth, f.isMoney)} each.`,
  ended: (f, n) => `${n.owner(f)} ended the match in round ${f.round}.`,
  limit: (f) => `The match reached its limit of ${f.round} rounds.`,
  idle: (f) => `The match ended in round ${f.round} because nobody made progress anymore.`,
  lead: (f, n) => `${does(n.seat(f.winner), 'has')} led from round ${f.round} on.`,
  comeback: (f, n) =>
    `In round ${f.round} ${does(within(n.seat(f.winner)), 'was')} still ${score(f.behind, f.isMoney)} behind.`,
};
