import { describe, expect, test } from 'vitest';
import { SPACES } from '../../../../src/games/ultimate-railroads/data/board';
import { TILES } from '../../../../src/games/ultimate-railroads/data/tiles';
import { rules } from '../../../../src/games/ultimate-railroads/rules';
import { words as en } from '../../../../src/games/ultimate-railroads/words/en';
import { words as ko } from '../../../../src/games/ultimate-railroads/words/ko';
import { nameIn, spaceName } from '../../../../src/games/ultimate-railroads/words/names';
import type { JsonObject } from '../../../../src/kit/json';
import { below, randomFrom } from '../../../../src/kit/random';
import { unwrap } from '../../../../src/kit/result';
import type { GameEvent, Heading, Refusal } from '../../../../src/kit/rules';
import { BROKEN, HANGUL, PEOPLE } from '../../age-of-steam/words/broken';
import { everyAction } from '../support/agreement';
import { FLAWED_TABLE } from '../support/flawed-table';
import { FLAWED_TURN } from '../support/flawed-turn';
import { flawOf } from '../support/positions';
import { builder, eager, late, rich } from '../support/walk';

/** Plays matches by chance; one of each kind of refusal, every event, and the headings on the way. */
function played() {
  const refusals = new Map<string, Refusal>();
  const events: GameEvent[] = [];
  const headings = new Map<string, Heading>();
  const random = randomFrom('words');
  for (const match of [0, 1, 2, 3, 4, 5, 6, 7]) {
    const seats = 2 + (match % 3);
    const begin = match % 2 === 0 ? rich : late;
    const tell = (event: GameEvent) => events.push(event);
    unwrap(rules.begin({}, seats, `words ${match}`, tell));
    const state = begin(seats, `words ${match}`);
    const manner = match % 3 === 0 ? eager : builder;
    while (rules.toAct(state) !== null) {
      const heading = rules.heading?.(state);
      if (heading) headings.set(JSON.stringify(heading), heading);
      if (below(random, 20) === 0)
        for (const tried of everyAction) {
          const refusal = rules.refusal(state, tried);
          if (refusal) refusals.set(JSON.stringify([refusal.because, refusal.slot ?? 0]), refusal);
        }
      rules.play(state, manner(state, random), tell);
    }
  }
  return { refusals: [...refusals.values()], events, headings: [...headings.values()] };
}

const { refusals, events, headings } = played();
const SILENT = ['done'];
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

  test('16: whatever the rules tell is told', () => {
    const met = new Set(events.map(({ event }) => event));
    expect(met.size).toBeGreaterThan(33);
    const said = new Map<string, string>();
    for (const event of events) {
      const sentence = words.event(event, name, {});
      if (sentence === null) expect(SILENT).toContain(event.event);
      else {
        check(sentence);
        said.set(sentence, event.event);
      }
    }
    // No two events are told with the same sentence.
    for (const event of events) {
      const sentence = words.event(event, name, {});
      if (sentence !== null) expect(said.get(sentence)).toBe(event.event);
    }
  });

  test('17: whatever the rules refuse has its sentence', async () => {
    expect(refusals.length).toBeGreaterThan(25);
    for (const refusal of refusals) {
      const sentence = await words.outsideRefusal(refusal, {});
      check(sentence);
      expect(sentence).not.toContain(`(${refusal.because})`);
    }
  });

  test('17: a refusal shows its figures', () => {
    const shown: readonly (readonly [Refusal, readonly (string | number)[]])[] = [
      [{ because: 'wrong-pay', space: 'any', needs: 2 }, [words.names.space.any, 2]],
      [{ because: 'too-few', what: 'roubles', needs: 3, has: 1 }, [3, 1]],
      [{ because: 'has-claim', place: 2 }, [2]],
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
    const told = (event: GameEvent) => words.event(event, name, {});
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

  test('wherever a match stands has a heading with its round', () => {
    expect(headings.length).toBeGreaterThan(15);
    for (const heading of headings) {
      const sentence = words.heading?.(heading) ?? '';
      check(sentence);
      expect(sentence).toContain(String(heading.round));
    }
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
    expect(met.size).toBeGreaterThan(28);
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

  test('the help has a paragraph for every refusal, and rulings', async () => {
    const help = await words.help({});
    const paragraphs = help.chapters.flatMap((chapter) => chapter.paragraphs);
    const ids = new Set(paragraphs.map(({ id }) => id));
    for (const { because } of refusals) expect(ids).toContain(help.about(because));
    for (const { title, text, rulings } of paragraphs) {
      for (const passage of [title, text, ...rulings.flatMap((one) => [one.title, one.text])])
        check(passage);
    }
    expect(paragraphs.flatMap(({ rulings }) => rulings).length).toBeGreaterThan(10);
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
