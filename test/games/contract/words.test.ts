import { beforeAll, describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../src/kit/json';
import { randomFrom } from '../../../src/kit/random';
import type { GameEvent, Heading, Refusal, Seat } from '../../../src/kit/rules';
import { LANGUAGES } from '../../../src/kit/words';
import { type Game, games } from './games';
import { expectSentence, PEOPLE } from './sentence';
import type { AnyTable } from './subject-type';

/** Everything that could be tried is tried before these actions, and at the end. */
const TRIED = new Set([0, 10, 40, 100, 250, 600]);
/** The refusal of numbers that are no action at all: no tap and no file can cause it. */
const NO_ACTION = 'no-action';

/** What is to be said of a table. */
interface Met {
  readonly options: JsonObject;
  readonly seats: number;
  /** Each event once by its text. */
  readonly events: Map<string, GameEvent>;
  readonly headings: Map<string, Heading>;
  readonly whom: Map<string, JsonObject>;
  /** Each refusal once by its text. */
  readonly refusals: Map<string, Refusal>;
}

function metAt({ rules, subject }: Game, table: AnyTable): Met {
  const state = table.begin();
  const options = rules.setups.write(rules.options(state));
  const seats = rules.seats(state);
  const met: Met = {
    ...{ options, seats, events: new Map(), headings: new Map() },
    ...{ whom: new Map(), refusals: new Map() },
  };
  const tell = (event: GameEvent) => met.events.set(JSON.stringify(event), event);
  const begun = rules.begin(rules.options(state), seats, table.name, tell);
  if (!begun.ok) throw new Error(JSON.stringify(begun.problem));
  const look = () => {
    const heading = rules.heading?.(state);
    if (heading) met.headings.set(JSON.stringify(heading), heading);
    const whom = rules.actingFor?.(state);
    if (whom) met.whom.set(JSON.stringify(whom), whom);
  };
  const tryAll = () => {
    for (const attempt of subject.candidates(state)) {
      const refusal = rules.refusal(state, attempt);
      if (refusal && refusal.because !== NO_ACTION)
        met.refusals.set(JSON.stringify(refusal), refusal);
    }
  };
  const random = randomFrom(table.name);
  for (let at = 0; rules.toAct(state) !== null; at++) {
    look();
    if (TRIED.has(at)) tryAll();
    rules.play(state, table.manner(state, random), tell);
  }
  look();
  tryAll();
  return met;
}

describe.each(games)('$id', (game) => {
  const { rules, words, subject } = game;
  let tables: readonly Met[] = [];
  let causes: ReadonlySet<string> = new Set();

  beforeAll(() => {
    tables = subject.words.tables.map((table) => metAt(game, table));
    causes = new Set(
      tables.flatMap(({ refusals }) => [...refusals.values()].map(({ because }) => because)),
    );
  });

  describe.each(LANGUAGES)('in %s', (language) => {
    const said = words[language];

    test('whatever the rules tell is told', async () => {
      const silent = new Set<string>();
      const tells = new Map<string, string>();
      for (const { events, options, seats } of tables) {
        await said.ready(options);
        const name = (seat: Seat) => (seat < seats ? PEOPLE[seat] : said.automa) ?? '';
        for (const event of events.values()) {
          const sentence = said.event(event, name, options);
          if (sentence !== null) {
            expectSentence(sentence, language);
            // No two kinds of event are told with the same sentence.
            expect(tells.get(sentence) ?? event.event, sentence).toBe(event.event);
            tells.set(sentence, event.event);
          } else if (!subject.words.isSilent(event)) silent.add(JSON.stringify(event));
        }
      }
      expect([...silent]).toEqual([]);
    });

    test('every phase of a match has a heading, and whom a decision is for has a name', () => {
      for (const { headings, whom } of tables) {
        for (const heading of headings.values()) expectSentence(said.heading?.(heading), language);
        for (const one of whom.values()) expectSentence(said.actingFor?.(one), language);
      }
      expect(said.heading !== undefined).toBe(rules.heading !== undefined);
      expect(said.actingFor !== undefined).toBe(rules.actingFor !== undefined);
    });

    test('whatever the rules refuse has its sentence', async () => {
      expect(causes.size).toBeGreaterThan(3);
      for (const { refusals, options } of tables)
        for (const refusal of refusals.values()) {
          expectSentence(said.refusal(refusal, options), language);
          // Taps can cause only some of the refusals, a file every one.
          const sentence = await said.outsideRefusal(refusal, options);
          expectSentence(sentence, language);
          expect(sentence).not.toContain(`(${refusal.because})`);
        }
    });

    test('every refusal and every part of the table leads to a paragraph of the rules', async () => {
      for (const { options } of tables.slice(0, 1)) {
        const help = await said.help(options);
        const ids = help.chapters.flatMap(({ paragraphs }) => paragraphs.map(({ id }) => id));
        expect(new Set(ids).size).toBe(ids.length);
        for (const topic of [...causes, ...subject.words.topics])
          expect(ids, topic).toContain(help.about(topic));
        expect(help.about('no such topic')).toBeNull();
      }
    });

    test('every passage of the rules is whole and short, and every link leads somewhere', async () => {
      const help = await said.help(tables[0]?.options ?? {});
      const all = help.chapters.flatMap(({ paragraphs }) => paragraphs);
      const rulings = all.flatMap((paragraph) => paragraph.rulings);
      const ids = all.map(({ id }) => id);
      for (const paragraph of all) {
        for (const { title, text } of [paragraph, ...paragraph.legend]) {
          expectSentence(text, language);
          expect(title).not.toBe('');
          expect(text.length, text).toBeLessThan(subject.words.passage);
        }
        if (paragraph.picture !== null) expectSentence(paragraph.picture, language);
        for (const { more } of paragraph.legend) expect(ids).toContain(more);
      }
      expect(rulings.length).toBeGreaterThanOrEqual(subject.words.rulings);
      for (const { title, text } of rulings) {
        expectSentence(title, language);
        expectSentence(text, language);
        expect(text.length, text).toBeGreaterThan(language === 'en' ? 40 : 20);
      }
    });

    test('every setting and every value has a name and a sentence', () => {
      for (const setting of rules.setups.settings) {
        expect(said.setting(setting.key).label).not.toBe('');
        expectSentence(said.setting(setting.key).sentence, language);
        if (setting.kind !== 'choice') continue;
        for (const value of setting.values) {
          const { label, sentence } = said.value(setting.key, value, {});
          expect(label).not.toBe('');
          expectSentence(sentence, language);
        }
      }
      for (const { options } of tables) expect(said.summary(options)).not.toBe('');
    });

    test('who made the game is told', async () => {
      const about = await said.about();
      expect(about.length).toBeGreaterThan(0);
      for (const paragraph of about) expect(paragraph).not.toMatch(/undefined|^\s*$/);
      for (const text of [said.name, said.tagline, said.scoresByMove]) expect(text).not.toBe('');
    });
  });

  test('both languages have the same paragraphs in the same order, with the same pictures', async () => {
    const [en, ko] = await Promise.all(
      LANGUAGES.map(async (language) =>
        (await words[language].help(tables[0]?.options ?? {})).chapters.flatMap(({ paragraphs }) =>
          paragraphs.map(({ id, picture, legend, rulings }) => [
            id,
            picture !== null,
            legend.map(({ more }) => more),
            rulings.length,
          ]),
        ),
      ),
    );
    expect(ko).toEqual(en);
  });
});
