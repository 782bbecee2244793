import { describe, expect, test } from 'vitest';
import { STEPS } from '../../../../src/games/504/data/world/terms';
import { WORLDS } from '../../../../src/games/504/data/world/world';
import { rules } from '../../../../src/games/504/rules';
import { PARAGRAPHS } from '../../../../src/games/504/words/book/paragraphs';
import { RULINGS } from '../../../../src/games/504/words/book/topics';
import { words as en } from '../../../../src/games/504/words/en';
import { refusals } from '../../../../src/games/504/words/en/refusals';
import { words as ko } from '../../../../src/games/504/words/ko';
import type { Help } from '../../../../src/kit/help';
import { BROKEN, HANGUL } from '../../contract/sentence';
import { begun } from '../support/begun';

const CODES = WORLDS.map((world) => world.join(''));

const languages = [
  ['English', en],
  ['Korean', ko],
] as const;

const textsOf = (help: Help) =>
  help.chapters.flatMap(({ title, paragraphs }) => [
    title,
    ...paragraphs.flatMap((one) => [one.title, one.text, ...one.legend.map(({ text }) => text)]),
  ]);

/** What each seat has at the start, in turn order. */
function dealtIn(world: string, seats: number): readonly number[] | null {
  const begun = rules.begin({ world }, seats, 'money');
  if (!begun.ok) return null;
  const { world: of, order, cash, seatCash } = begun.value;
  return Array.from({ length: seats }, (_, place) =>
    of.company ? (seatCash[place] ?? 0) : (cash[order[place] ?? 0] ?? 0),
  );
}

describe.each(languages)('%s', (language, words) => {
  test('the page of every world tells the money that everybody starts with', async () => {
    for (const code of CODES) {
      const page = await words.page?.('world', code);
      const { text } = page?.facts.find(({ text: one }) => one.includes('$')) ?? { text: '' };
      const told = [...text.matchAll(/\d+/g)].map(Number);
      const passages = page?.sections.flatMap(({ passages: all }) => all) ?? [];
      for (const seats of [2, 3, 4]) {
        const dealt = dealtIn(code, seats);
        if (!dealt) continue;
        const [first = 0, more = 0] = told;
        const shared = dealt.map(() => first / seats + more);
        const listed = told.slice(0, seats);
        const inOrder = listed.length > 1 ? listed : dealt.map(() => first);
        // Two players get other sums, which the paragraph tells.
        if (text.includes('600')) expect(dealt, code).toEqual(shared);
        else if (seats > 2 || told.length === 1) expect(dealt, code).toEqual(inOrder);
        else {
          const [one, two] = dealt;
          const isTold = (said: string) => new RegExp(`\\$${one}\\D+\\$${two}\\D`).test(said);
          expect(
            passages.filter((passage) => isTold(passage.text)),
            code,
          ).toHaveLength(1);
        }
      }
    }
  });

  const isBroken = (text: string) =>
    BROKEN.test(text) || text === '' || (language === 'English' && HANGUL.test(text));

  test('every world has a page with all its sections and no gap in it', async () => {
    const titles = new Set<string>();
    for (const code of CODES) {
      const page = await words.page?.('world', code);
      if (!page) throw new Error(`no page of ${code}`);
      titles.add(page.title);
      const sections = page.sections.map(({ id }) => id);
      const main = ['goal', 'end', 'income', 'twist', 'setup', 'round', 'residents'];
      expect(sections.slice(0, 7), code).toEqual(main);
      const parts = page.sections.flatMap(({ part }) => part ?? []);
      expect(new Set(parts), code).toEqual(new Set(code));
      expect(page.sequence.steps.length, code).toBeGreaterThan(1);
      const texts = [
        page.title,
        ...page.facts.flatMap(({ label, text }) => [label, text]),
        ...page.sequence.steps,
        ...page.sections.flatMap(({ title, passages }) => [
          title,
          ...passages.flatMap((one) => [one.title, one.text, ...one.list.map(({ text }) => text)]),
        ]),
      ];
      expect(texts.filter(isBroken), code).toEqual([]);
    }
    expect(titles.size).toBe(504);
  });

  test('each page has one goal, one end and one way to income', async () => {
    for (const code of CODES) {
      const page = await words.page?.('world', code);
      const count = (id: string) =>
        page?.sections.find((section) => section.id === id)?.passages.length;
      // G5.7: matches of 7.I and 9.I end by themselves, the others at a limit at the latest.
      expect(count('end'), code).toBe(/^[79]/.test(code) ? 1 : 2);
      expect(count('twist'), code).toBe(1);
      // The goal and its tie-break, and how shares score where there are some.
      expect(count('goal'), code).toBe(2 + (/^.(9.|.9)$/.test(code) ? 1 : 0));
      expect(count('income'), code).toBe(2 + toll(code));
    }
  });

  test('there is no page of what is no world', async () => {
    for (const code of ['', '000', '665', '6857'])
      expect(await words.page?.('world', code)).toBeNull();
  });

  test('at every table the help explains every refusal and every step, within its world', async () => {
    for (const code of CODES) {
      const help = await words.help({ world: code });
      const ids = help.chapters.flatMap(({ paragraphs }) => paragraphs.map(({ id }) => id));
      expect(new Set(ids).size, code).toBe(ids.length);
      const lost = [...Object.keys(refusals), ...STEPS].filter(
        (topic) => !ids.includes(help.about(topic) ?? ''),
      );
      expect(lost, code).toEqual([]);
      expect(help.about('no-such-topic')).toBeNull();
    }
  });

  test('the help of all worlds together has every paragraph that is not about one set-up, and rulings', async () => {
    const help = await words.help({});
    const ids = help.chapters.flatMap(({ paragraphs }) => paragraphs.map(({ id }) => id));
    const { setup, round, ...rest } = PARAGRAPHS;
    expect(new Set(ids)).toEqual(new Set(Object.values(rest).flatMap(Object.keys)));
    expect(textsOf(help).filter(isBroken)).toEqual([]);
    // Where every module has its say, each says which one it is.
    const titles = help.chapters[0]?.paragraphs.map(({ title }) => title) ?? [];
    expect(
      titles.filter((title) => title.startsWith(words.partValue?.('world', '2') ?? '')),
    ).toHaveLength(2);
    const about = Object.values(RULINGS).filter((id) => !(id in setup) && !(id in round));
    const told = help.chapters.flatMap(({ paragraphs }) =>
      paragraphs.flatMap(({ rulings }) => rulings),
    );
    expect(told).toHaveLength(about.length);
    for (const { title, text } of told) {
      expect(title).not.toMatch(BROKEN);
      expect(text).not.toMatch(BROKEN);
    }
  });
});

/** A toll is a part of the income of its own (X2). */
const toll = (code: string) => (code[1] === '1' && code.includes('4') && code[0] !== '8' ? 1 : 0);

/** Words that belong to one module. */
const WORDS_OF: readonly (readonly [module: string, english: RegExp, korean: RegExp])[] = [
  ['1', /trolley|deliver/i, /수송 차량|배송/],
  ['3', /factor(y|ies)|privilege|auction|tax/i, /공장|특권|경매|세금/],
  ['4', /militia|attack|barracks|army|armies|conquer/i, /민병|공격|병영|군대|점령/],
  ['5', /explor|discover/i, /탐사|발견/],
  ['6', /\broads?\b/i, /도로/],
  ['7', /\blead|scoring/i, /우위|점수 계산/],
  ['8', /\bplants?\b|trading house/i, /생산 설비|교역소/],
  ['9', /\bshares\b|president|compan/i, /주식|사장|회사/],
];

test.each(languages)(
  '%s: the help of a match says nothing of other modules',
  async (language, words) => {
    for (const world of CODES) {
      const said = (await words.help({ world })).chapters
        .flatMap(({ paragraphs }) => paragraphs)
        .flatMap(({ text, picture, rulings, legend }) => [
          ...[text, picture ?? ''],
          ...[...rulings, ...legend].map((more) => more.text),
        ]);
      for (const [module, english, korean] of WORDS_OF.filter(([one]) => !world.includes(one))) {
        const foreign = language === 'English' ? english : korean;
        expect(
          said.filter((text) => foreign.test(text)),
          `${world} ${module}`,
        ).toEqual([]);
      }
    }
  },
);

/** What the page of a world says in its paragraphs of this title. */
async function saidIn(words: typeof en, world: string, title: string) {
  const page = await words.page?.('world', world);
  const passages = page?.sections.flatMap((section) => section.passages) ?? [];
  return passages.filter((one) => one.title === title).map(({ text }) => text);
}

test('G2.2: the book says where a resident is missing at the start, and only there', async () => {
  for (const code of CODES) {
    const state = begun(code, 3, 'pieces');
    const text = (await saidIn(en, code, 'Pieces')).join();
    const all = state.world.company ? 15 : 25;
    const missing = state.world.residents && state.storedResidents[0] === all - 1;
    expect(/one fewer/.test(text), code).toBe(missing);
    const korean = (await saidIn(ko, code, '말')).join();
    expect(/한 명 적/.test(korean), code).toBe(missing);
  }
});

test('what war does to other modules is said only where they are', async () => {
  for (const code of CODES.filter((one) => one.includes('4'))) {
    const [falls = '', annex = '', outcome = '', end = ''] = await Promise.all(
      ['When a capital falls', 'Annexing', 'After the fight', 'The end'].map(async (title) =>
        (await saidIn(en, code, title)).join(),
      ),
    );
    expect(/plant/i.test(annex + outcome) && !code.includes('8'), code).toBe(false);
    expect(/road/i.test(annex + outcome) && !code.includes('6'), code).toBe(false);
    expect(/factor/i.test(annex) && !code.includes('3'), code).toBe(false);
    // M4.17: what is otherwise has a condition before it.
    expect(falls, code).not.toMatch(/^Otherwise/);
    if (code.startsWith('4')) expect(/capital/.test(end), code).toBe(falls !== '');
  }
});

test('G5.6: the limit of moves that use nothing up is told where there are such moves', async () => {
  for (const [world, told] of [
    ['685', true],
    ['357', false],
    ['431', true],
    ['351', false],
  ] as const)
    expect(await saidIn(en, world, 'Free moves'), world).toHaveLength(told ? 1 : 0);
});

test('the page of world 685 says what its modules bring', async () => {
  const page = await en.page?.('world', '685');
  expect(page?.title).toBe('Linking merchants into the unknown');
  expect(page?.facts.map(({ text }) => text)).toEqual([
    '15–19 rounds',
    'Unknown, no edge',
    'All in the center',
    '$60, 70, 80, 90',
    'Clockwise',
  ]);
  expect(page?.sequence.steps).toEqual(['Purchase', 'Residents', 'Sale', 'Income']);
  expect(page?.sections.slice(0, 4).map(({ title, part }) => [title, part])).toEqual([
    ['Goal: Roads', '6'],
    ['End of the game', null],
    ['Income: Production', '8'],
    ['Twist: Exploration', '5'],
  ]);
});
