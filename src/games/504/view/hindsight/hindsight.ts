import type { Hindsight } from '../../../../kit/hindsight';
import type { Language } from '../../../../kit/words';
import { COMPANY_IDS } from '../../data/figures';
import type { Event } from '../../rules/state/events';
import type { State } from '../../rules/state/state';
import type { HindsightWords } from '../../words/en/hindsight';
import { nameIn } from '../../words/names';
import { texts } from '../../words/texts';
import type { Words } from '../../words/words';
import type { WorldFact } from './fact';
import { decisiveFacts } from './facts';

/** Why a match ended as it did, told in a language. */
export async function hindsightIn(language: Language): Promise<Hindsight<WorldFact, State, Event>> {
  const parts = texts[language];
  const [words, own] = await Promise.all([parts.words.fetch(), parts.hindsight.fetch()]);
  return {
    facts: decisiveFacts,
    sentence: (told, name) => sentenceOf(told, own, words, name),
  };
}

function sentenceOf(
  told: WorldFact,
  own: HindsightWords,
  { names }: Words,
  name: (seat: number) => string,
): string {
  const ownerName = ({ owner, isCompany }: { owner: number; isCompany: boolean }) =>
    isCompany ? names.firm(nameIn(names.company, COMPANY_IDS[owner] ?? '')) : name(owner);
  switch (told.fact) {
    case 'tie':
      return own.tie(told.seats.map(name), own.score(told.score, told.isMoney));
    case 'goal':
      return own.part(own.goal[told.module], ...compared(told, name));
    case 'leads':
      return own.part(own.leads, ...compared(told, name));
    case 'reason':
      return own.part(own.reason[told.reason], ...compared(told, name));
    case 'income':
    case 'cash':
    case 'dividends':
      return own[told.fact](...compared(told, name));
    case 'most':
      return own.most[told.action](ownerName(told), told.count, told.next);
    case 'holding': {
      const worth = own.score(told.worth, told.isMoney);
      return own.holding(name(told.seat), told.shares, ownerName(told), worth);
    }
    case 'ended':
      return own.ended(ownerName(told), told.round);
    case 'limit':
    case 'idle':
      return own[told.fact](told.round);
    case 'lead':
      return own.lead(name(told.winner), told.round);
    case 'comeback':
      return own.comeback(name(told.winner), told.round, own.score(told.behind, told.isMoney));
  }
}

function compared(
  told: Extract<WorldFact, { readonly figure: number }>,
  name: (seat: number) => string,
): readonly [string, number, string, number] {
  return [name(told.winner), told.figure, name(told.second), told.secondFigure];
}
