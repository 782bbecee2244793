import { type Course, factSentence, type Hindsight } from '../../../../kit/hindsight';
import type { Language } from '../../../../kit/words';
import type { Event } from '../../rules/events';
import { ranking } from '../../rules/scoring';
import type { Company, State } from '../../rules/state';
import type { MiniExpressFact } from '../../words/decisive-facts';
import { texts } from '../../words/texts';
import { companyId } from '../names';
import { factsAtTheEnd, factsOnTheWay } from './facts';

/** Explains the result of a match of this game, in a language. */
export async function hindsightIn(
  language: Language,
): Promise<Hindsight<MiniExpressFact, State, Event>> {
  const parts = texts[language];
  const [words, own] = await Promise.all([parts.words.fetch(), parts.hindsight.fetch()]);
  const company = (number: Company) => words.company[companyId(number)];
  return {
    facts: decisiveFacts,
    sentence: (fact, seat) => factSentence(own, fact, { seat, company }),
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
