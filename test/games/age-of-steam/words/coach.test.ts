import { describe, expect, test } from 'vitest';
import { words as enExplainer } from '../../../../src/games/age-of-steam/words/en/explainer';
import { words as enHindsight } from '../../../../src/games/age-of-steam/words/en/hindsight';
import { words as koExplainer } from '../../../../src/games/age-of-steam/words/ko/explainer';
import { words as koHindsight } from '../../../../src/games/age-of-steam/words/ko/hindsight';
import { BROKEN, HANGUL } from '../../contract/sentence';

const languages = [
  ['English', enExplainer, enHindsight],
  ['Korean', koExplainer, koHindsight],
] as const;

describe.each(languages)('%s', (language, explainer, hindsight) => {
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
    const h = hindsight;
    check([
      ...[h.income('Ana', 60, '민준', 48), h.track('Ana', 20, '민준', 9)],
      ...[h.shares('Ana', 4, '민준', 9), h.delivered('Ana', 41, 15), h.guests('Ana', 8)],
      ...[h.longest('민준', 'D', 'Detroit', 6, 7), h.gaveAway('Ana', 8, '민준')],
      ...[h.incomeAt('Ana', 3, 9, '민준', 4), h.engine('Ana', 4, 3), h.earlyShares('Ana', 6, 2)],
      ...[h.short('Ana', 3, 2), h.bankrupt('민준', 4, 3), h.reduction('Ana', 12)],
      ...[h.bids('Ana', 24, 3), h.action('Ana', 'Engineer', 4), h.link('Ana', 'D', 'E', 9)],
      ...[h.newCity('Ana', 'D', 5), h.lead('Ana', 5), h.comeback('민준', 6, 12)],
      ...[h.lastTurn('Ana', 18), h.unfinished('Ana', 9)],
    ]);
    const bankrupt = h.bankrupt('민준', 4, 3);
    for (const figure of ['민준', '4', '$3']) expect(bankrupt).toContain(figure);
  });
});
