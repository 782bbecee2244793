import { describe, expect, test } from 'vitest';
import { words as en } from '../../../../src/games/age-of-steam/words/en';
import { words as ko } from '../../../../src/games/age-of-steam/words/ko';
import { BROKEN, HANGUL } from '../../contract/sentence';
import { buttonsOf, sentencesOf } from './table-sample';

describe.each([
  ['English', en, 24],
  ['Korean', ko, 14],
])('%s', (_, words, most) => {
  test('the words of a button fit on it', () => {
    const buttons = buttonsOf(words);
    expect(buttons.length).toBeGreaterThan(30);
    for (const label of buttons) {
      expect(label).not.toMatch(BROKEN);
      expect(label.length, label).toBeLessThanOrEqual(most);
    }
  });

  test('every sentence of the table is whole', () => {
    for (const sentence of sentencesOf(words)) {
      expect(sentence).not.toMatch(BROKEN);
      if (words === ko) expect(sentence).toMatch(HANGUL);
    }
  });

  test('a question is one short line', () => {
    const { ask } = words.table;
    const longest = [ask.bid('Alexandra', 12), ask.keepBid(12), ask.destination('Kansas City')];
    for (const question of longest) expect(question.length).toBeLessThan(62);
  });

  test('the steps of a turn and the panels have names without gaps', () => {
    const { phase, panels, payday, money } = words.table;
    const names = [phase.step, payday.step, money.row].flatMap(Object.values);
    const headings = Object.values(panels).filter((name) => typeof name === 'string');
    for (const name of [...names, ...headings]) expect(name).not.toMatch(BROKEN);
    for (const step of Object.values(phase.step)) expect(step.length).toBeLessThan(8);
  });

  test('2.3: who is first in the order is told that the action keeps others from going before', () => {
    for (const action of ['first-move', 'first-build'] as const) {
      const meaning = words.table.actions.meaning[action];
      expect(meaning).toMatch(words === en ? /nobody can go before you/ : /남이 앞서지 못하게/);
    }
  });

  test('what an action does this turn fits in one line of its button at 360 px', () => {
    const facts = {
      effect: true,
      ahead: [],
      engine: 1,
      newCities: 8,
      emptyBoxes: 35,
      lastTurn: false,
    };
    for (const told of Object.values(words.table.actions.thisTurn))
      for (const one of [
        facts,
        { ...facts, effect: false, engine: 6, emptyBoxes: 0 },
        { ...facts, effect: false, lastTurn: true },
      ])
        expect(told(one).length).toBeLessThan(25);
  });

  test('before a player would go bankrupt the missing dollars are told, in one line of a small phone', () => {
    const { payday } = words.table;
    expect(payday.ruinOf('Ana', 17, 13)).toMatch(/\$17.*13|13.*\$17/);
    for (const ships of [null, 'any'] as const) {
      const [ruin, short] = [payday.ruin(17, ships), payday.short(17, 13, 6, ships)];
      expect(ruin).toContain('$17');
      expect(ruin).toMatch(words === en ? /you’re out/ : /탈락/);
      for (const line of [ruin, short]) expect(line.length).toBeLessThan(43);
    }
  });
});
