import type { Hindsight } from '../../../../kit/hindsight';
import type { Language } from '../../../../kit/words';
import type { Event } from '../../rules/events';
import type { State } from '../../rules/state';
import type { HindsightWords } from '../../words/en/hindsight';
import { texts } from '../../words/texts';
import type { Words } from '../../words/words';
import { decisiveFacts, type RailroadFact } from './facts';

/** Why a match ended as it did, told in a language. */
export async function hindsightIn(
  language: Language,
): Promise<Hindsight<RailroadFact, State, Event>> {
  const parts = texts[language];
  const [words, own] = await Promise.all([parts.words.fetch(), parts.hindsight.fetch()]);
  return {
    facts: decisiveFacts,
    sentence: (told, name) => sentenceOf(told, own, words, name),
  };
}

function sentenceOf(
  told: RailroadFact,
  own: HindsightWords,
  { names }: Words,
  name: (seat: number) => string,
): string {
  switch (told.fact) {
    case 'tie':
      return own.tie(told.seats.map(name), told.points);
    case 'part': {
      const { winner, points, second, secondPoints } = told;
      return own.part(names.part[told.part], name(winner), points, name(second), secondPoints);
    }
    case 'cards':
      return own.cards(name(told.seat), told.points);
    case 'majority':
      return own.majority(name(told.seat), told.points);
    case 'worker':
      return own.worker(name(told.seat), told.round);
    case 'best-round':
      return own.bestRound(name(told.seat), told.round, told.points);
  }
}
