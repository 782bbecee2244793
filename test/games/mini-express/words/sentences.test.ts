import { beforeAll, describe, expect, test } from 'vitest';
import { COMPANIES } from '../../../../src/games/mini-express/data/companies';
import { rules } from '../../../../src/games/mini-express/rules';
import type { DecidedBy } from '../../../../src/games/mini-express/rules/events';
import { reader } from '../../../../src/games/mini-express/rules/reader';
import type { Refusal } from '../../../../src/games/mini-express/rules/refusals';
import { cityRefusal, shareRefusal } from '../../../../src/games/mini-express/view/legal';
import { words as en, refusals } from '../../../../src/games/mini-express/words/en';
import { refusals as outside } from '../../../../src/games/mini-express/words/en/outside';
import { words as ko } from '../../../../src/games/mini-express/words/ko';
import type { JsonObject } from '../../../../src/kit/json';
import { COMBINATIONS } from '../support/combinations';
import { fresh } from '../support/positions';
import { begunAs, walk } from '../support/walk';

const people = ['Ana', '민준', 'Cho', 'Dora', 'Eli'];
const broken = /undefined|null|NaN|\[object|^[\s.]*$| {2}| [.,:;]/;

/** Some of all set-ups, with each mode, level, edition and variant among them. */
const samples = COMBINATIONS.filter((_, index) => index % 13 === 0);

describe.each([
  ['English', en],
  ['Korean', ko],
])('%s', (_, words) => {
  const name = (holder: number) => people[holder] ?? words.automa ?? '';

  test('every refusal has its own sentence', async () => {
    const figures = {
      ...{ company: 'brown', with: 'gray', seat: 1, city: 'boston', key: 'bonus' },
      ...{ needs: 3, has: 2, most: 8, capacity: 2 },
    };
    const causes = Object.keys({ ...refusals, ...outside });
    const told = await Promise.all(
      causes.map((because) => words.outsideRefusal({ because, ...figures } as Refusal, {})),
    );
    for (const sentence of told) expect(sentence).not.toMatch(broken);
    for (const [at, because] of causes.entries()) expect(told[at]).not.toContain(`(${because})`);
  });

  test('every refusal that a tap at the table can meet has its sentence loaded', () => {
    const missing = [
      ...(['also-missing', 'harbor-missing', 'west-missing', 'would-end', 'start-city'] as const),
    ];
    const met = new Map<string, string>();
    const ask = (refusal: Refusal | null, options: JsonObject) => {
      if (refusal) met.set(refusal.because, words.refusal(refusal, options));
    };
    for (const because of missing) ask({ because }, {});
    for (const combination of samples) {
      const state = begunAs(combination, 'taps');
      const options = rules.setups.write(state.options);
      walk(state, 'taps', (here) => {
        const cities = here.board.cityHex.length;
        for (let company = 0; company < COMPANIES.length; company++) {
          ask(shareRefusal(here, company), options);
          for (let city = 0; city < cities; city++) ask(cityRefusal(here, company, city), options);
        }
      });
    }
    expect(met.size).toBeGreaterThan(missing.length + 8);
    for (const [because, sentence] of met) expect(sentence).not.toContain(`(${because})`);
  });

  beforeAll(() => words.ready({ mode: 'solo' }));

  test('San Francisco reached first is told, which random play seldom does', () => {
    expect(words.event({ event: 'spike-off' }, name, { board: 'usa' })).not.toMatch(broken);
  });

  test('the automa names the criterion that decided for a city', () => {
    const candidates = (...figures: [string, number, number, number][]) =>
      figures.map(([city, cost, steps, companies]) => ({ city, cost, steps, companies }));
    const said = (decided: DecidedBy, ...figures: [string, number, number, number][]) =>
      words.event(
        {
          event: 'automa-choice',
          company: 'white',
          target: 'marseille',
          decided,
          candidates: candidates(...figures),
        },
        name,
        { board: 'europe' },
      );
    const reasons = [
      said('only', ['venice', 3, 4, 1]),
      said('nearest', ['marseille', 3, 0, 1], ['venice', 3, 4, 1]),
      said('nearest', ['venice', 3, 4, 1], ['frankfurt', 2, 5, 0]),
      said('nearest', ['venice', 3, 4, 1], ['frankfurt', 2, 255, 0]),
      said('fewest-trains', ['venice', 2, 4, 1], ['frankfurt', 3, 4, 2]),
      said('most-companies', ['venice', 3, 4, 1], ['frankfurt', 3, 4, 0]),
      said('most-companies', ['venice', 3, 255, 2], ['frankfurt', 3, 255, 1]),
      said('highest-index', ['venice', 3, 4, 1], ['frankfurt', 3, 4, 1]),
    ];
    expect(new Set(reasons).size).toBe(reasons.length);
    for (const reason of reasons) expect(reason).not.toMatch(broken);
    expect(reasons[5]).toBe(
      words === en
        ? 'Venice: as close to Marseille as Frankfurt, but it already has a company.'
        : '베니스: 프랑크푸르트와 똑같이 마르세유에서 4칸이지만, 이미 회사 1곳이 들어와 있습니다.',
    );
  });

  test('every value of every setting has a name and a sentence, whatever the other settings', () => {
    for (const mode of ['solo', 'duel'])
      for (const edition of ['en', 'ko'])
        for (const setting of rules.setups.settings) {
          const { key } = setting;
          const values = setting.kind === 'choice' ? setting.values : [];
          const beside = { mode, edition };
          const all = values.map((value) => words.value(key, value, beside));
          for (const said of [words.setting(key), ...all]) {
            expect(said.label).not.toBe('');
            expect(said.sentence).not.toMatch(broken);
          }
          expect(new Set(all.map(({ sentence }) => sentence)).size).toBe(all.length);
        }
  });

  test('a summary names board, mode and active variants, and leaves out settings without effect', () => {
    const label = (key: string, value: string | boolean) => words.value(key, value, {}).label;
    expect(words.summary({ board: 'europe', level: 'hard', edition: 'ko' })).toBe(
      `${label('board', 'europe')} · ${label('mode', 'standard')}`,
    );
    const solo = words.summary({ board: 'usa', mode: 'solo', level: 'hard', spike: true });
    for (const [key, value] of [
      ['board', 'usa'],
      ['mode', 'solo'],
      ['level', 'hard'],
      ['edition', 'en'],
      ['spike', true],
    ] as const)
      expect(solo).toContain(label(key, value));
    const { form } = fresh(3, { board: 'usa' }, 'own').board;
    const own = { ...form, id: 'mine', name: { en: 'Mine', ko: '우리 지도' }, status: 'own' };
    const written = JSON.parse(JSON.stringify({ board: own }));
    expect(words.summary(written)).toMatch(words === en ? /^Mine · / : /^우리 지도 · /);
  });

  test('a board by the user names its own places', () => {
    const { form } = fresh(3, { board: 'usa' }, 'own').board;
    const cities = form.cities.map((city) =>
      city.id === 'denver' ? { ...city, en: 'Home', ko: '우리 집' } : city,
    );
    const options = { board: JSON.parse(JSON.stringify({ ...form, cities })) };
    const refusal = { because: 'no-tile', company: 'brown', city: 'denver' } as const;
    expect(words.refusal(refusal, options)).toContain(words === en ? 'Home' : '우리 집');
    expect(words.refusal(refusal, { board: 'usa' })).toContain(words === en ? 'Denver' : '덴버');
  });

  test('a problem of a position is described with its place, not with its code word', async () => {
    const written = rules.position.write(fresh(3, { board: 'usa' }, 'problem'));
    for (const [change, at] of [
      [{ seats: 9 }, 'seats'],
      [{ game: 'chess' }, 'game'],
      [{ demand: { nowhere: ['brown', 'gray'] } }, 'nowhere'],
    ] as const) {
      const read = reader.position({ ...written, ...change }, 'seed');
      if (read.ok) throw new Error('a broken position was taken');
      const { problem } = read;
      const said = await words.problem(problem);
      expect(said).toContain(at);
      expect(said).not.toContain(problem.problem);
    }
  });

  test('credits name designer and publisher, and say what is reconstructed', async () => {
    const about = await words.about();
    expect(about.join(' ')).toMatch(/Mark Gerrits.*Moaideas Game Design/);
    expect(about).toHaveLength(5);
  });
});
