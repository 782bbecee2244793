import type { DecisiveFact } from '../../../../kit/hindsight';
import type { ActionId } from '../../data/actions';
import type { Board } from '../../rules/board';
import type { HindsightWords } from '../../words/en/hindsight';
import { cityName, placeName } from '../../words/names';
import type { Words } from '../../words/words';

interface Compared {
  winner: number;
  figure: number;
  second: number;
  secondFigure: number;
}

/** What is known of each kind of fact. Seats are numbers; money, points and turns as the rules count them. */
interface Facts {
  income: Compared;
  track: Compared;
  shares: Compared;
  delivered: { seat: number; links: number; deliveries: number };
  longest: { board: Board; seat: number; from: string; to: string; links: number; turn: number };
  guests: { seat: number; income: number };
  'gave-away': { seat: number; income: number; to: number };
  'income-at': {
    winner: number;
    turn: number;
    income: number;
    second: number;
    secondIncome: number;
  };
  engine: { seat: number; engine: number; turn: number };
  short: { seat: number; income: number; turns: number };
  bankrupt: { seat: number; turn: number; missing: number };
  reduction: { seat: number; income: number };
  bids: { seat: number; paid: number; first: number };
  'early-shares': { seat: number; shares: number; turn: number };
  action: { seat: number; action: ActionId; times: number };
  /** `ends`: the ids of cities, the hexes of towns. */
  link: { board: Board; seat: number; ends: readonly string[]; uses: number };
  'new-city': { board: Board; seat: number; city: string; deliveries: number };
  'last-turn': { winner: number; points: number };
  unfinished: { seat: number; cost: number };
  lead: { winner: number; turn: number };
  comeback: { winner: number; turn: number; behind: number };
}

export type SteamFact = DecisiveFact &
  { [Word in keyof Facts]: { readonly fact: Word } & Readonly<Facts[Word]> }[keyof Facts];

/** A fact in a sentence. */
export function sentenceOf(
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
