import type { Course, Hindsight } from '../../../../kit/hindsight';
import type { Language } from '../../../../kit/words';
import type { Event } from '../../rules/events';
import { ranking } from '../../rules/scoring';
import type { Company, State } from '../../rules/state';
import type { HindsightWords } from '../../words/en/hindsight';
import { texts } from '../../words/texts';
import { companyId } from '../names';
import type { MiniExpressFact } from './fact';
import { factsAtTheEnd, factsOnTheWay } from './facts';

/** Explains the result of a match of this game, in a language. */
export async function hindsightIn(
  language: Language,
): Promise<Hindsight<MiniExpressFact, State, Event>> {
  const parts = texts[language];
  const [words, own] = await Promise.all([parts.words.fetch(), parts.hindsight.fetch()]);
  const called = (company: Company) => words.company[companyId(company)];
  return {
    facts: decisiveFacts,
    sentence: (fact, name) => sentenceOf(fact, own, called, name),
  };
}

/** The reasons for the first place, the most important first. */
export function decisiveFacts(course: Course<State, Event>): readonly MiniExpressFact[] {
  const end = course.states.at(-1);
  if (!end) return [];
  const [winner, second] = ranking(end);
  if (!winner || !second) return [];
  return [...factsAtTheEnd(end, winner, second), ...factsOnTheWay(course, winner, second)].sort(
    (a, b) => b.weight - a.weight,
  );
}

function sentenceOf(
  fact: MiniExpressFact,
  own: HindsightWords,
  called: (company: Company) => string,
  name: (holder: number) => string,
): string {
  switch (fact.fact) {
    case 'tie':
      return own.tie[fact.by](name(fact.winner), name(fact.second), fact.points);
    case 'company': {
      const { points, secondPoints } = fact;
      const company = called(fact.company);
      return own.company(company, name(fact.winner), points, name(fact.second), secondPoints);
    }
    case 'edge':
      return own.edge(called(fact.company), name(fact.winner), name(fact.heir));
    case 'worthless':
      return own.worthless(called(fact.company), name(fact.second), fact.shares, own.why[fact.why]);
    case 'compensation':
      return own.compensation(called(fact.company), name(fact.winner), fact.trains);
    case 'early':
      return own.early(name(fact.winner), fact.shares, name(fact.second), fact.secondShares);
    case 'late':
      return own.late(name(fact.winner), fact.shares, fact.points);
    case 'price': {
      const { paid, shares, secondPaid, secondShares } = fact;
      return own.price(
        name(fact.winner),
        paid,
        shares,
        name(fact.second),
        secondPaid,
        secondShares,
      );
    }
    case 'last-round':
      return own.lastRound(name(fact.winner), fact.move, fact.ahead);
    case 'ended':
      return own.ended(name(fact.winner), fact.move);
    case 'last-round-behind':
      return own.lastRoundBehind(name(fact.second), fact.move, fact.behind);
    case 'ended-behind':
      return own.endedBehind(name(fact.second), fact.move, fact.behind);
  }
}
