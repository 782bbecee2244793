import type { Course, Hindsight } from '../../../../kit/hindsight';
import type { Language } from '../../../../kit/words';
import { ranking } from '../../rules/scoring';
import type { Company, State } from '../../rules/state';
import type { HindsightWords } from '../../words/hindsight-words';
import type { Words } from '../../words/words';
import { companyId } from '../companies';
import { factsAtTheEnd } from './at-the-end';
import type { MiniExpressFact } from './fact';
import { factsOnTheWay } from './on-the-way';

const LOADERS: Readonly<
  Record<Language, () => Promise<{ readonly words: Words; readonly own: HindsightWords }>>
> = {
  en: async () => ({
    words: (await import('../../words/en')).words,
    own: (await import('../../words/en-hindsight')).words,
  }),
  ko: async () => ({
    words: (await import('../../words/ko')).words,
    own: (await import('../../words/ko-hindsight')).words,
  }),
};

/** Why a match of this game ended as it did, told in a language. */
export async function hindsightIn(language: Language): Promise<Hindsight<MiniExpressFact>> {
  const { words, own } = await LOADERS[language]();
  const called = (company: Company) => words.company[companyId(company)];
  return {
    facts: decisiveFacts,
    sentence: (fact, name) => sentenceOf(fact, own, called, name),
  };
}

/** What set the first above the second, the weightiest first. */
export function decisiveFacts(course: Course): readonly MiniExpressFact[] {
  const end = course.states.at(-1) as State;
  const [winner, second] = ranking(end);
  if (!winner || !second) return [];
  return [...factsAtTheEnd(end, winner, second), ...factsOnTheWay(course, winner, second)].sort(
    (a, b) => b.weight - a.weight,
  );
}

function sentenceOf(
  told: MiniExpressFact,
  own: HindsightWords,
  called: (company: Company) => string,
  name: (holder: number) => string,
): string {
  switch (told.fact) {
    case 'tie':
      return own.tie[told.by](name(told.winner), name(told.second), told.points);
    case 'company': {
      const { points, secondPoints } = told;
      const company = called(told.company);
      return own.company(company, name(told.winner), points, name(told.second), secondPoints);
    }
    case 'edge':
      return own.edge(called(told.company), name(told.winner), name(told.heir));
    case 'worthless':
      return own.worthless(called(told.company), name(told.second), told.shares, own.why[told.why]);
    case 'compensation':
      return own.compensation(called(told.company), name(told.winner), told.trains);
    case 'early':
      return own.early(name(told.winner), told.shares, name(told.second), told.secondShares);
    case 'late':
      return own.late(name(told.winner), told.shares, told.points);
    case 'price': {
      const { paid, shares, secondPaid, secondShares } = told;
      return own.price(
        name(told.winner),
        paid,
        shares,
        name(told.second),
        secondPaid,
        secondShares,
      );
    }
    case 'last-round':
      return own.lastRound(name(told.winner), told.move, told.ahead);
    case 'ended':
      return own.ended(name(told.winner), told.move);
    case 'last-round-behind':
      return own.lastRoundBehind(name(told.second), told.move, told.behind);
    case 'ended-behind':
      return own.endedBehind(name(told.second), told.move, told.behind);
  }
}
