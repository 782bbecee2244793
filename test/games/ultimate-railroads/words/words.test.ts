import { describe, expect, test } from 'vitest';
import { SPACES } from '../../../../src/games/ultimate-railroads/data/board';
import { TILES } from '../../../../src/games/ultimate-railroads/data/tiles';
import type { Event } from '../../../../src/games/ultimate-railroads/rules/events';
import type { Refusal } from '../../../../src/games/ultimate-railroads/rules/refusals';
import { words as en } from '../../../../src/games/ultimate-railroads/words/en';
import { words as ko } from '../../../../src/games/ultimate-railroads/words/ko';
import { nameIn, spaceName } from '../../../../src/games/ultimate-railroads/words/names';
import type { JsonObject } from '../../../../src/kit/json';
import { BROKEN, HANGUL, PEOPLE } from '../../contract/sentence';
import { FLAWED_TABLE, FLAWED_TURN } from '../support/flawed';
import { flawOf } from '../support/positions';

const WORDS = '../../../../src/games/ultimate-railroads/words';

describe.each([
  ['English', en],
  ['Korean', ko],
])('%s', (_, words) => {
  const name = (seat: number) => PEOPLE[seat] ?? '';
  const check = (sentence: string) => {
    expect(sentence).not.toMatch(BROKEN);
    if (words === ko) expect(sentence).toMatch(HANGUL);
  };

  test('17: a refusal shows its figures', () => {
    const shown: readonly (readonly [Refusal, readonly (string | number)[]])[] = [
      [{ because: 'wrong-pay', space: 'any', needs: 2 }, [words.names.space.any, 2]],
      [{ because: 'too-few', what: 'roubles', needs: 3, has: 1 }, [3, 1]],
      [{ because: 'not-again', space: 'engineer-9' }, [words.names.engineer(9)]],
      [{ because: 'must', as: 'industry' }, [words.names.unit.industry]],
      [
        { because: 'blocked', line: 'kiev', colour: 'gray' },
        [words.names.line.kiev, words.names.color.gray],
      ],
    ];
    for (const [refusal, figures] of shown)
      for (const figure of figures) expect(words.refusal(refusal, {})).toContain(String(figure));
  });

  test('8.1: places of the industry track are named by what is printed, never by their index', () => {
    const told = (event: Event) => words.event(event, name, {});
    const moved = (to: number) => told({ event: 'industry', seat: 0, to });
    const [after10, after20, token] =
      words === ko
        ? ['10 다음 빈칸', '20 다음 빈칸', '? 토큰 칸']
        : ['the gap after 10', 'the gap after 20', 'the ? token'];
    expect(moved(7)).toContain(after10);
    expect(moved(10)).toContain(token);
    expect(moved(11)).toContain(words === ko ? '? 토큰 다음 빈칸' : 'the gap after the ? token');
    expect(moved(12)).toContain(words === ko ? '20점 칸' : '20 points');
    expect(told({ event: 'factory', seat: 0, from: 'supply', tile: '4', slot: 5 })).toContain(
      after20,
    );
    expect(words.refusal({ because: 'wrong-slot', slot: 2 }, {})).toContain(after10);
    expect(words.refusal({ because: 'no-marker', at: 6 }, {})).toContain('10');
  });

  test('15: whatever the rules find wrong in a position is said without code words', async () => {
    const met = new Set<string>();
    for (const { position } of [...FLAWED_TABLE, ...FLAWED_TURN]) {
      const problem = flawOf(position);
      if (!problem) throw new Error('a flawed position was read');
      met.add(problem.problem);
      const sentence = await words.problem(problem);
      check(sentence);
      expect(sentence).not.toContain(`: ${problem.problem}.`);
    }
    expect(met.size).toBeGreaterThan(10);
  });

  test('a heading tells the round', () => {
    const heading = { phase: 'turn', round: 4, rounds: 7 };
    expect(words.heading?.(heading)).toContain('4');
  });

  test('everything in the data has a name', () => {
    const { names } = words;
    const named = (
      list: Readonly<Record<string, string>>,
      ids: readonly { readonly id: string }[],
    ) => {
      for (const { id } of ids) {
        expect(Object.keys(list)).toContain(id);
        check(nameIn(list, id));
      }
    };
    named(names.space, SPACES);
    named(names.token, TILES.tokens);
    named(names.card, TILES.cards);
    named(names.startCard, TILES.startCards);
    named(names.bonusCard, TILES.bonusCards);
    for (const { number } of TILES.engineers)
      expect(spaceName(names, `engineer-${number}`)).toContain(String(number));
  });

  test('6.8: what tile 9 gives is called by the same words everywhere, and the rules know them', async () => {
    const what = words === ko ? '10점 또는 보너스 카드' : '10 points or an end-bonus card';
    const [table, editor] = await (words === ko
      ? Promise.all([import(`${WORDS}/ko/table`), import(`${WORDS}/ko/editor`)])
      : Promise.all([import(`${WORDS}/en/table`), import(`${WORDS}/en/editor`)]));
    expect(words.names.unit.prize).toBe(what);
    expect(table.table.units.prize(1)).toBe(what);
    expect(editor.words.kinds.prize).toBe(what);
    expect(JSON.stringify(await words.help({}))).toContain(what);
  });

  test('about names the designers and the publisher, and says that tiles are reconstructed', async () => {
    const about = (await words.about()).join('\n');
    for (const who of ['Helmut Ohley', 'Leonhard Orgler', 'Hans im Glück'])
      expect(about).toContain(who);
    expect(about).toMatch(words === ko ? /재구성/ : /Reconstructed/);
  });

  test('a match is summed up by its board', () => {
    const options: JsonObject = {};
    expect(words.summary(options)).toContain(words === ko ? '러시아' : 'Russian');
  });
});
