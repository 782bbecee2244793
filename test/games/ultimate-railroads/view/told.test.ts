import { describe, expect, test } from 'vitest';
import { rules } from '../../../../src/games/ultimate-railroads/rules';
import type { Event } from '../../../../src/games/ultimate-railroads/rules/events';
import type { State } from '../../../../src/games/ultimate-railroads/rules/state';
import { spaceOf } from '../../../../src/games/ultimate-railroads/rules/tables';
import { cueOf } from '../../../../src/games/ultimate-railroads/view/cue';
import { explainerIn } from '../../../../src/games/ultimate-railroads/view/explainer';
import { hindsightIn } from '../../../../src/games/ultimate-railroads/view/hindsight';
import { optionOf } from '../../../../src/games/ultimate-railroads/view/kinds';
import { legalIn } from '../../../../src/games/ultimate-railroads/view/legal';
import { miniature } from '../../../../src/games/ultimate-railroads/view/miniature';
import { posterOf } from '../../../../src/games/ultimate-railroads/view/poster';
import { roundSteps } from '../../../../src/games/ultimate-railroads/view/round/steps';
import { telling } from '../../../../src/games/ultimate-railroads/view/telling';
import { words as en } from '../../../../src/games/ultimate-railroads/words/en';
import { table as enTable } from '../../../../src/games/ultimate-railroads/words/en/table';
import { words as ko } from '../../../../src/games/ultimate-railroads/words/ko';
import { table as koTable } from '../../../../src/games/ultimate-railroads/words/ko/table';
import { texts } from '../../../../src/games/ultimate-railroads/words/texts';
import { randomFrom } from '../../../../src/kit/random';
import type { Action } from '../../../../src/kit/rules';
import { people } from '../../../support/people';
import { BROKEN, HANGUL } from '../../contract/sentence';
import { builder, eager, rich } from '../support/walk';

interface Decision {
  readonly state: State;
  readonly action: Action;
  readonly events: readonly Event[];
}

/** Every decision of a match played by chance. */
function match(seats: number): readonly Decision[] {
  const random = randomFrom(`view ${seats}`);
  const state = rich(seats, `view ${seats}`);
  const decisions: Decision[] = [];
  while (rules.toAct(state) !== null) {
    const before = rules.clone(state);
    const action = (seats === 3 ? eager : builder)(state, random);
    const events: Event[] = [];
    rules.play(state, action, (event) => events.push(event));
    decisions.push({ state: before, action, events });
  }
  return [...decisions, { state, action: -1, events: [] }];
}

const words = { en, ko };

const matches = [2, 3, 4].map(match);
const decisions = matches.flatMap((one) => one.slice(0, -1));
const ends = matches.flatMap((one) => one.slice(-1).map(({ state }) => state));

test('points of a scoring are not of the turn that ended the round', () => {
  let ended = 0;
  for (const [at, { state, action, events }] of decisions.entries()) {
    if (!events.some(({ event }) => event === 'score')) continue;
    const after = rules.clone(state);
    rules.play(after, action);
    for (let seat = 0; seat < state.seats; seat++) {
      const turn = events.reduce(
        (sum, one) =>
          (one.event === 'pass' || one.event === 'points') && one.seat === seat
            ? sum + one.points
            : sum,
        0,
      );
      const scored = telling.scored?.(
        events,
        seat,
        () => state,
        () => after,
      );
      const change = (after.score[seat] ?? 0) - (state.score[seat] ?? 0);
      expect(change - (scored ?? 0), `decision ${at}`).toBe(turn);
    }
    ended++;
  }
  expect(ended).toBeGreaterThan(10);
});

test('a turn is told by what was used, and not by its last step', () => {
  const used = ['start', 'use', 'move', 'pass', 'hire'] as const;
  const all = decisions.flatMap(({ events }) => events);
  const weigh = (names: readonly string[]) =>
    all.filter(({ event }) => names.includes(event)).map((event) => telling.weightOf(event));
  expect(Math.min(...weigh(used))).toBeGreaterThan(
    Math.max(...weigh(['step', 'industry', 'award', 'unlock', 'put', 'factory', 'points'])),
  );
});

/** The events of whole turns, one after the other. */
function turns(): readonly (readonly Event[])[] {
  return matches.flatMap((one) => {
    const found: Event[][] = [];
    let turn = -1;
    for (const { state, events } of one) {
      if (rules.turn(state) !== turn) found.push([]);
      turn = rules.turn(state);
      found.at(-1)?.push(...events);
    }
    return found;
  });
}

test.each([
  ['en', /Trans-Siberian: 3 black steps/, /Kiev: Locomotive 2/],
  ['ko', /시베리아 횡단: 검은색 선로 3칸/, /키예프: 기관차 2/],
] as const)(
  'a turn is told with what came of it, and nothing twice, %s',
  async (language, steps, put) => {
    await Promise.all([texts[language].words.fetch(), texts[language].table.fetch()]);
    const main: Event = { event: 'use', seat: 0, space: 'money', pay: [1, 0, 0] };
    const tell = (one: Event) => words[language].event(one, () => 'Ada', {}) ?? '';
    const turnTold = (events: readonly Event[]) =>
      telling.turnTold?.(main, events, tell, language) ?? '';
    const used = turnTold([]);
    expect(tell(main).startsWith(used.slice(0, -1))).toBe(true);
    const told = turns().map(turnTold);
    expect(told.some((text) => steps.test(text))).toBe(true);
    expect(told.some((text) => put.test(text))).toBe(true);
    for (const text of told) {
      expect(text.startsWith(used)).toBe(true);
      expect(text).not.toMatch(BROKEN);
      // The points of the turn follow as a sentence of their own.
      expect(text.endsWith('.')).toBe(true);
      const results = text.slice(used.length + 1).split(' · ');
      expect(new Set(results).size).toBe(results.length);
    }
    // The space says already what it brings.
    expect(turnTold([{ event: 'roubles', seat: 0, n: 2 }])).toBe(used);
  },
);

describe.each([
  ['en', { table: enTable, names: en.names }],
  ['ko', { table: koTable, names: ko.names }],
] as const)('in %s', (language, speech) => {
  const isWhole = (text: string) => {
    expect(text).toMatch(/\S/);
    expect(text).not.toMatch(BROKEN);
    // Points are figures alone in both languages.
    if (language === 'ko' && /[a-z]{3}/i.test(text)) expect(text).toMatch(HANGUL);
  };

  test('every decision has a name, and each that is offered beside it', () => {
    for (const { state } of decisions.filter((_, at) => at % 9 === 0))
      for (const action of legalIn(rules.clone(state)).slice(0, 30)) {
        const { title, note } = optionOf(state, action, speech);
        isWhole(title);
        if (note) isWhole(note);
      }
  });

  test('8.1: a button names places of the industry track by what is printed', () => {
    const names = decisions
      .flatMap(({ state }) => legalIn(rules.clone(state)).map((action) => ({ state, action })))
      .filter(({ state, action }) => {
        const { do: kind, from } = rules.action.write(action, state);
        return (kind === 'industry' && from === 6) || kind === 'factory';
      })
      .map(({ state, action }) => optionOf(state, action, speech).title);
    const gap =
      language === 'ko'
        ? '(5|10|15|[?] 토큰|20) 다음 빈칸'
        : 'gap after (5|10|15|the [?] token|20)';
    const marker = language === 'ko' ? '마커' : 'Marker';
    expect(names).toContain(
      `${marker} 10 → ${language === 'ko' ? '10 다음 빈칸' : 'gap after 10'}`,
    );
    for (const title of names) expect(title).toMatch(new RegExp(gap));
  });

  test('every turn has a name and reasons', async () => {
    const { move, reasons } = await explainerIn(language);
    for (const { state, action } of decisions.filter((_, at) => at % 4 === 0)) {
      isWhole(move(state, [action]));
      const seat = rules.toAct(state) ?? 0;
      for (const reason of reasons(state, [action], seat, [])) isWhole(reason);
    }
  });
});

test.each(['en', 'ko'] as const)(
  'the result is explained in full sentences, %s',
  async (language) => {
    const { facts, sentence } = await hindsightIn(language);
    for (const decided of matches) {
      const course = {
        states: decided.map(({ state }) => state),
        plies: decided.slice(0, -1).map(({ state, events }) => ({
          seat: rules.toAct(state) ?? 0,
          events,
        })),
      };
      const told = facts(course);
      expect(told.length).toBeGreaterThan(2);
      for (const fact of told) {
        expect(fact.weight).toBeGreaterThan(0);
        expect(sentence(fact, (seat) => ['Ada', 'Ben', 'Cho', 'Dan'][seat] ?? '')).toMatch(
          /^\S(?!.*(undefined|NaN)).*[.]$/,
        );
      }
    }
  },
);

test('a reason tells what the end of the round would give, before and after', async () => {
  const { reasons } = await explainerIn('en');
  const found = decisions.flatMap(({ state, action }) =>
    reasons(state, [action], rules.toAct(state) ?? 0, []),
  );
  expect(
    found.some((reason) => /^The end of this round gives \d+ instead of \d+\.$/.test(reason)),
  ).toBe(true);
});

test('scoring a round is shown seat by seat, and nothing else is', () => {
  for (const { events } of decisions) {
    const scored = events.filter(({ event }) => event === 'score').length;
    const steps = roundSteps(events);
    expect(steps.filter(({ events: [one] }) => one?.event === 'score')).toHaveLength(scored);
    if (scored === 0) expect(steps).toEqual([]);
  }
});

test('what is played is heard', () => {
  for (const { events } of decisions) {
    const telling = events.some(({ event }) =>
      ['use', 'step', 'industry', 'score'].includes(event),
    );
    if (telling) expect(cueOf(events)).not.toBeNull();
  }
});

test('a worker is placed on a space, and in no news: the panel of the round tells them', () => {
  let placed = 0;
  for (const { state, events } of decisions) {
    for (const place of telling.placesOf(events)) {
      expect(spaceOf(place)).toBeGreaterThanOrEqual(0);
      placed++;
    }
    expect(telling.newsOf(events, state, state).events).toEqual([]);
    if (events.some(({ event }) => event === 'over')) expect(roundSteps(events)).not.toEqual([]);
  }
  expect(placed).toBeGreaterThan(20);
});

test('the parts on the poster add up to the score', async () => {
  for (const state of ends) {
    const seats = people(state.seats);
    const { sums, map } = await posterOf(state, seats);
    const totals = sums.map((parts) => parts.reduce((sum, { points }) => sum + points, 0));
    expect(totals).toEqual(rules.standing(state).scores);
    expect(map).toMatch(/^<svg [\s\S]*<\/svg>$/);
    expect(map).not.toMatch(/undefined|NaN/);
  }
});

test('boards on the poster have the names of their players, whatever is in them, and no ranks', async () => {
  const [state] = ends;
  if (!state) throw new Error('no end');
  const names = ['<Bea>', '가은', 'x'.repeat(60), 'Dan'];
  const seats = people(state.seats).map((plan, at) => ({ ...plan, name: names[at] ?? 'Eve' }));
  const { map } = await posterOf(state, seats);
  const said = [...map.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text);
  expect(said).toHaveLength(state.seats);
  expect(said).toContain('&#60;Bea&#62;');
  expect(said.every((text) => (text ?? '').length < 30)).toBe(true);
});

test('a small picture stays small, and says nothing of what is hidden', () => {
  for (const state of ends) {
    const picture = miniature(state, [], people(state.seats));
    expect(picture.length).toBeLessThan(12_000);
    expect(picture).not.toMatch(/undefined|NaN/);
    const other = rules.clone(state);
    rules.determinize(other, 0, randomFrom('another deal'));
    expect(miniature(other, [], people(state.seats))).toBe(picture);
  }
});
