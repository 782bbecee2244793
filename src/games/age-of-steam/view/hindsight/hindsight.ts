import type { Hindsight } from '../../../../kit/hindsight';
import type { Language } from '../../../../kit/words';
import type { Event } from '../../rules/events';
import type { State } from '../../rules/state';
import type { HindsightWords } from '../../words/en/hindsight';
import { cityName, placeName } from '../../words/names';
import { texts } from '../../words/texts';
import type { Words } from '../../words/words';
import type { SteamFact } from './fact';
import { decisiveFacts } from './facts';

/** Why a match ended as it did, told in a language. */
export async function hindsightIn(language: Language): Promise<Hindsight<SteamFact, State, Event>> {
  const parts = texts[language];
  const [words, own] = await Promise.all([parts.words.fetch(), parts.hindsight.fetch()]);
  return {
    facts: decisiveFacts,
    sentence: (fact, name) => sentenceOf(fact, own, words, name),
  };
}

function sentenceOf(
  told: SteamFact,
  own: HindsightWords,
  { names }: Words,
  name: (seat: number) => string,
): string {
  switch (told.fact) {
    case 'income':
    case 'track':
    case 'shares':
      return own[told.fact](name(told.winner), told.figure, name(told.second), told.secondFigure);
    case 'delivered':
      return own.delivered(name(told.seat), told.links, told.deliveries);
    case 'longest': {
      const [from, to] = [
        cityName(told.board, names, told.from),
        cityName(told.board, names, told.to),
      ];
      return own.longest(name(told.seat), from, to, told.links, told.turn);
    }
    case 'guests':
      return own.guests(name(told.seat), told.income);
    case 'gave-away':
      return own.gaveAway(name(told.seat), told.income, name(told.to));
    case 'income-at': {
      const { turn, income, secondIncome } = told;
      return own.incomeAt(name(told.winner), turn, income, name(told.second), secondIncome);
    }
    case 'engine':
      return own.engine(name(told.seat), told.engine, told.turn);
    case 'short':
      return own.short(name(told.seat), told.income, told.turns);
    case 'bankrupt':
      return own.bankrupt(name(told.seat), told.turn, told.missing);
    case 'reduction':
      return own.reduction(name(told.seat), told.income);
    case 'bids':
      return own.bids(name(told.seat), told.paid, told.first);
    case 'early-shares':
      return own.earlyShares(name(told.seat), told.shares, told.turn);
    case 'action':
      return own.action(name(told.seat), names.action[told.action], told.times);
    case 'link': {
      const [from, to] = told.ends.map((end) =>
        told.board.cityIds.includes(end)
          ? cityName(told.board, names, end)
          : placeName(told.board, names, end),
      );
      return own.link(name(told.seat), from ?? '', to ?? '', told.uses);
    }
    case 'new-city':
      return own.newCity(name(told.seat), cityName(told.board, names, told.city), told.deliveries);
    case 'last-turn':
      return own.lastTurn(name(told.winner), told.points);
    case 'unfinished':
      return own.unfinished(name(told.seat), told.cost);
    case 'lead':
      return own.lead(name(told.winner), told.turn);
    case 'comeback':
      return own.comeback(name(told.winner), told.turn, told.behind);
  }
}
