import { describe, expect, test } from 'vitest';
import type { FactNames, SteamFact } from '../../../../src/games/age-of-steam/words/decisive-facts';
import { words as enExplainer } from '../../../../src/games/age-of-steam/words/en/explainer';
import { words as enHindsight } from '../../../../src/games/age-of-steam/words/en/hindsight';
import { names as en } from '../../../../src/games/age-of-steam/words/en/names';
import { words as koExplainer } from '../../../../src/games/age-of-steam/words/ko/explainer';
import { words as koHindsight } from '../../../../src/games/age-of-steam/words/ko/hindsight';
import { names as ko } from '../../../../src/games/age-of-steam/words/ko/names';
import { factSentence } from '../../../../src/kit/hindsight';
import { BROKEN, HANGUL, PEOPLE } from '../../contract/sentence';
import { board } from '../support/positions';

const languages = [
  ['English', enExplainer, enHindsight, en],
  ['Korean', koExplainer, koHindsight, ko],
] as const;

/** One fact of each kind. */
const FACTS: readonly SteamFact[] = [
  { fact: 'income', winner: 0, figure: 60, second: 1, secondFigure: 48 },
  { fact: 'track', winner: 0, figure: 20, second: 1, secondFigure: 9 },
  { fact: 'shares', winner: 0, figure: 4, second: 1, secondFigure: 9 },
  { fact: 'delivered', seat: 0, links: 41, deliveries: 15 },
  { fact: 'guests', seat: 0, income: 8 },
  { fact: 'longest', board, seat: 1, from: 'D', to: 'detroit', links: 6, turn: 7 },
  { fact: 'gave-away', seat: 0, income: 8, to: 1 },
  { fact: 'income-at', winner: 0, turn: 3, income: 9, second: 1, secondIncome: 4 },
  { fact: 'engine', seat: 0, engine: 4, turn: 3 },
  { fact: 'early-shares', seat: 0, shares: 6, turn: 2 },
  { fact: 'short', seat: 0, income: 3, turns: 2 },
  { fact: 'bankrupt', seat: 1, turn: 4, missing: 3 },
  { fact: 'reduction', seat: 0, income: 12 },
  { fact: 'bids', seat: 0, paid: 24, first: 3 },
  { fact: 'action', seat: 0, action: 'engineer', times: 4 },
  { fact: 'link', board, seat: 0, ends: ['D', 'E'], uses: 9 },
  { fact: 'new-city', board, seat: 0, city: 'D', deliveries: 5 },
  { fact: 'lead', winner: 0, turn: 5 },
  { fact: 'comeback', winner: 1, turn: 6, behind: 12 },
  { fact: 'last-turn', winner: 0, points: 18 },
  { fact: 'unfinished', seat: 0, cost: 9 },
].map((fact) => ({ weight: 1, ...fact }) as SteamFact);

describe.each(languages)('%s', (language, explainer, hindsight, { action }) => {
  const check = (sentences: readonly string[]) => {
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const sentence of sentences) {
      expect(sentence).not.toMatch(BROKEN);
      if (language === 'Korean') expect(sentence).toMatch(HANGUL);
    }
  };

  test('a line of actions is named in a few words', () => {
    const e = explainer;
    const lines = [
      ...[e.issue(0), e.issue(2), e.bid(4), e.stand(4), e.drop(3, 2), e.pass],
      ...[e.select('Engineer'), e.urbanize('D', 'Toledo'), e.buildNothing],
      ...[e.ship('red', 'Toronto'), e.drop(4, 0), e.buildLinks(['Toledo–Detroit', 'Toledo–D'], 6)],
      ...[e.buildOn(2, 'Toledo', 4), e.buildOn(1, 'north of Toledo', 2), e.engine(4), e.noDelivery],
      ...[e.deliver('red', 'Toronto', 'Detroit', 1), e.draw(2), e.noDraw, e.place('red', 'D')],
    ];
    check(lines);
    for (const line of lines) expect(line.length).toBeLessThan(60);
    check([e.line([e.urbanize('D', 'Toledo'), e.buildOn(1, 'Toledo', 2)])]);
  });

  test('what a line is good for is told with its figures', () => {
    const e = explainer;
    check([
      ...[e.income(3, 9), e.points(9, 21), e.points(-3, 2), e.cash(3, -1, true), e.short(2)],
      ...[e.opens(3), e.ifFirst(4, 6), e.losesTrack(['D', 'E'])],
      ...[e.rival('Ana', 3), e.rival('Ana', -3), e.quiet],
    ]);
    expect(e.cash(3, -1, true)).toContain('−$1');
    expect(e.points(9, 21)).toMatch(/\+9.*21/);
    for (const total of [e.income(3, -3), e.points(3, -3)]) expect(total).toContain('−3');
  });

  test('what decided a match is told with its figures', () => {
    const told = (fact: SteamFact) =>
      factSentence<SteamFact, FactNames>(hindsight, fact, {
        ...{ action, seat: (seat) => PEOPLE[seat] ?? '', place: (_, id) => id },
      });
    check(FACTS.map(told));
    const bankrupt = told({ weight: 1, fact: 'bankrupt', seat: 1, turn: 4, missing: 3 });
    for (const figure of ['민준', '4', '$3']) expect(bankrupt).toContain(figure);
  });
});
