import { factSentence, type Hindsight } from '../../../../kit/hindsight';
import type { Language } from '../../../../kit/words';
import type { Event } from '../../rules/state/events';
import type { Owner } from '../../rules/state/ids';
import type { State } from '../../rules/state/state';
import type { WorldFact } from '../../words/decisive-facts';
import { companyName } from '../../words/match-names';
import { texts } from '../../words/texts';
import { decisiveFacts } from './facts';

/** Why a match ended as it did, told in a language. */
export async function hindsightIn(language: Language): Promise<Hindsight<WorldFact, State, Event>> {
  const parts = texts[language];
  const [{ names }, own] = await Promise.all([parts.words.fetch(), parts.hindsight.fetch()]);
  const firm = (company: Owner) => names.firm(companyName(names, company));
  return {
    facts: decisiveFacts,
    sentence: (fact, seat) =>
      factSentence(own, fact, {
        seat,
        owner: ({ owner, isCompany }) => (isCompany ? firm(owner) : seat(owner)),
      }),
  };
}
