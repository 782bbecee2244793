import { describe, expect, test } from 'vitest';
import type { ActionForm } from '../../../../src/games/504/rules/state/base-events';
import type { Event, Refusal } from '../../../../src/games/504/rules/state/events';
import { words as en } from '../../../../src/games/504/words/en';
import {
  actions as actionSentences,
  events as eventSentences,
} from '../../../../src/games/504/words/en/events';
import { refusals } from '../../../../src/games/504/words/en/refusals';
import { words as ko } from '../../../../src/games/504/words/ko';
import { STAGES } from '../../../../src/games/504/words/names';
import { BROKEN, HANGUL } from '../../contract/sentence';
import { actions, events } from './told-samples';

const name = (seat: number) => ['Ana', '민준', 'Cho', 'Dora'][seat] ?? '?';
const SEATS = { world: '685' };
const COMPANIES = { world: '798' };

const languages = [
  ['English', en],
  ['Korean', ko],
] as const;

describe.each(languages)('%s', (language, words) => {
  const check = (sentence: string | null) => {
    if (sentence === null) return;
    expect(sentence).not.toMatch(BROKEN);
    expect(sentence).toMatch(/[.!”]$/);
    if (language === 'Korean') expect(sentence).toMatch(HANGUL);
    else expect(sentence.replace('민준', '')).not.toMatch(HANGUL);
  };

  test.each([SEATS, COMPANIES])('every event has a sentence in a world of %j', (options) => {
    expect(events.map(({ event }) => event)).toEqual(
      expect.arrayContaining(Object.keys(eventSentences)),
    );
    for (const event of events) {
      const sentence = words.event(event, name, options);
      check(sentence);
      expect(sentence, JSON.stringify(event)).not.toBeNull();
    }
  });

  test.each([SEATS, COMPANIES])('every action has a sentence in a world of %j', (options) => {
    expect(actions.map((action) => action.do)).toEqual(
      expect.arrayContaining(Object.keys(actionSentences)),
    );
    const isBySeat = (action: ActionForm) =>
      options === COMPANIES && ['pass', 'quit'].includes(action.do);
    for (const action of actions) {
      const by = isBySeat(action) ? { seat: 1 } : { owner: 1 };
      const sentence = words.event({ event: 'did', ...by, action }, name, options);
      check(sentence);
      if (action.do !== 'done') expect(sentence, JSON.stringify(action)).not.toBeNull();
    }
  });

  test('actions of different kinds are told differently', () => {
    const told = actions.flatMap(
      (action) => words.event({ event: 'did', owner: 0, action }, name, SEATS) ?? [],
    );
    expect(new Set(told).size).toBe(told.length);
  });

  test('every refusal says why', () => {
    const all = Object.keys(refusals).map((because) => {
      const why = { because, needs: 3, has: 1, least: 2, most: 7 } as Refusal;
      return words.refusal(why, SEATS);
    });
    for (const sentence of all) check(sentence);
    expect(new Set(all).size).toBe(all.length);
    check(words.refusal({ because: 'unheard-of' } as unknown as Refusal, SEATS));
  });

  test('every part of a match has a heading, and every action and company a name', () => {
    for (const { world } of [SEATS, COMPANIES])
      for (const phase of STAGES) {
        check(`${words.heading?.({ phase, round: 3, share: 2, world })}.`);
        check(`${words.heading?.({ phase, round: 0, world })}.`);
      }
    for (const step of ['buy', 'act', 'sale']) {
      expect(words.heading?.({ phase: 'turn', round: 3, step })).toMatch(/3/);
      // In the log the steps of a turn are listed under its round.
      expect(words.turnHeading?.({ phase: 'turn', round: 3, step })).toMatch(/^(Round 3|3라운드)$/);
    }
    for (const action of Object.values(words.names.action)) check(`${action}.`);
    for (const company of [0, 'orange']) check(`${words.actingFor?.({ company })}.`);
  });

  test('a world is told by its number and its name', () => {
    const sentence = words.value('world', '685', SEATS).sentence;
    check(`${sentence}.`);
    expect(words.summary(SEATS)).toContain(sentence);
    expect(words.summary(SEATS)).toContain('685');
    expect(words.summary({ world: '666' })).toBe('');
    for (const place of [0, 1, 2]) check(`${words.part?.('world', place)}.`);
  });

  test('who made the game is told, and that this is not theirs', async () => {
    const about = (await words.about()).join(' ');
    check(about);
    expect(about).toMatch(/2F-Spiele/);
    check(await words.problem({ problem: 'twice', at: 'owners[0]' }));
    check(await words.problem({ problem: 'unheard-of', at: '' }));
  });
});

test('companies go by their colors, and players by their names', () => {
  const income: Event = { event: 'income', owner: 0, amount: 75 };
  expect(en.event(income, name, SEATS)).toBe('Ana gets an income of $75.');
  expect(en.event(income, name, COMPANIES)).toBe('Green earns $75.');
  expect(ko.event(income, name, COMPANIES)).toBe('초록색 회사의 수입은 $75입니다.');
});

test('the learner is spoken to', () => {
  const you = () => 'You';
  expect(en.event({ event: 'did', owner: 0, action: { do: 'pass' } }, you, SEATS)).toBe(
    'You pass.',
  );
});

test('a discovery is told with its place', () => {
  const found = { event: 'explore', owner: 0, at: '3,-1', markers: {} } as const;
  const grows = { world: '285' };
  expect(en.event({ ...found, found: 'city' }, name, grows)).toBe(
    'Ana discovers a city 2 east and 1 northeast of city 1.',
  );
  expect(en.event({ ...found, found: 'water' }, name, grows)).toMatch(
    /^Ana discovers water 2 east/,
  );
  expect(ko.event({ ...found, found: 'water' }, name, grows)).toBe(
    'Ana가 도시 1 동쪽 2칸 북동쪽 1칸에서 물을 발견했습니다.',
  );
});

test('what is done several times is told once, as people count it', () => {
  const told = (event: Event, times: number, words = en) => words.event(event, name, SEATS, times);
  const did = (action: ActionForm): Event => ({ event: 'did', owner: 0, action });
  expect(told(did({ do: 'buy', at: '0,0' }), 6)).toBe('Ana buys 6 residents in city 1.');
  const share = did({ do: 'buy', company: 3 });
  expect(en.event(share, name, COMPANIES, 2)).toBe('Green buys 2 Blue shares.');
  expect(ko.event(share, name, COMPANIES, 2)).toContain('주식 2주를 샀습니다.');
  expect(told(did({ do: 'buy', at: '0,0' }), 3, ko)).toBe(
    'Ana가 도시 1에 주민 3명을 구매했습니다.',
  );
  expect(told(did({ do: 'move', from: '0,0', to: '1,0' }), 4)).toBe(
    'Ana moves 4 residents to the tile east of city 1.',
  );
  expect(told(did({ do: 'explore', from: '0,0', at: '1,0' }), 2)).toBe('Ana explores twice.');
  expect(told({ event: 'vp', owner: 0, amount: 2, for: 'settle' }, 2)).toBe(
    'Ana gets 4 points for the first settlement.',
  );
});
