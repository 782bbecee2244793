import { describe, expect, test } from 'vitest';
import { rules } from '../../../../src/games/ultimate-railroads/rules';
import { roundScore } from '../../../../src/games/ultimate-railroads/rules/round-score';
import type { State } from '../../../../src/games/ultimate-railroads/rules/state';
import { SPACE_IDS } from '../../../../src/games/ultimate-railroads/rules/tables';
import { UNITS } from '../../../../src/games/ultimate-railroads/rules/units';
import { choiceOf, chosenActions } from '../../../../src/games/ultimate-railroads/view/choice';
import { comesFirst } from '../../../../src/games/ultimate-railroads/view/comes-first';
import { explainerIn } from '../../../../src/games/ultimate-railroads/view/explainer/explainer';
import { colorOn, factsOf } from '../../../../src/games/ultimate-railroads/view/facts';
import { withForced } from '../../../../src/games/ultimate-railroads/view/forced';
import { bestGain, gainOf } from '../../../../src/games/ultimate-railroads/view/gain';
import { attemptOn, legalIn, usesOf } from '../../../../src/games/ultimate-railroads/view/legal';
import { chipsOf, openChip, stepsOf } from '../../../../src/games/ultimate-railroads/view/pool';
import { blockedOf } from '../../../../src/games/ultimate-railroads/view/spaces/blocked';
import { movesIn, spacesIn } from '../../../../src/games/ultimate-railroads/view/spaces/groups';
import { whyNot } from '../../../../src/games/ultimate-railroads/view/spaces/space-facts';
import { voiceOf } from '../../../../src/games/ultimate-railroads/view/voice';
import { words as en } from '../../../../src/games/ultimate-railroads/words/en';
import { table as enTable } from '../../../../src/games/ultimate-railroads/words/en/table';
import { words as ko } from '../../../../src/games/ultimate-railroads/words/ko';
import { table as koTable } from '../../../../src/games/ultimate-railroads/words/ko/table';
import type { Json } from '../../../../src/kit/json';
import { randomFrom } from '../../../../src/kit/random';
import { at, fresh, played } from '../support/positions';
import { builder, rich } from '../support/walk';

/** A match of two after the starting cards. */
function begun(): State {
  const state = fresh(2);
  const card = { do: 'start', card: 'rouble' };
  return played(state, card).state;
}

const space = (id: string) => SPACE_IDS.indexOf(id);
const written = (state: State, action: number) => rules.action.write(action, state);

test('4.2: of several ways to pay, workers come first and rubles last', () => {
  const state = begun();
  const [usual, ...others] = usesOf(state, space('black-2'));
  expect(written(state, usual ?? 0)).toEqual({ do: 'use', space: 'black-2', pay: [2, 0, 0] });
  expect(others.map((action) => written(state, action).pay)).toEqual([
    [1, 0, 1],
    [0, 0, 2],
  ]);
});

test('17: a space that cannot be used says why', () => {
  const state = begun();
  const seat = rules.toAct(state) ?? 0;
  expect(whyNot(state, seat, space('black-2'))).toBeNull();
  expect(whyNot(state, seat, space('white-2'))).toEqual({
    because: 'not-complete',
    space: 'white-2',
  });
  const poor = rules.clone(state);
  poor.workers[seat] = 0;
  poor.rubles[seat] = 1;
  expect(rules.refusal(poor, attemptOn(poor, seat, space('black-2')))).toMatchObject({
    because: 'too-few',
  });
});

describe.each([
  ['en', en, enTable],
  ['ko', ko, koTable],
] as const)(
  '5.4: what keeps a space from being carried out in full is said, %s',
  (_, words, table) => {
    const blocked = (patch: Record<string, Json>, id: string) => {
      const state = at('four', { turn: { phase: 'turn', seat: 0, round: 1 }, ...patch });
      const one = blockedOf(state, 0, space(id), voiceOf(words, table, [], state));
      if (!one) throw new Error(`${id} can be used`);
      return { short: one.short, ...one.notice };
    };
    const { short } = table.spaces;

    test.each([
      ['a color that is not there yet', {}, 'white-1', 'color', 'colors'],
      ['a gap', { 'table.0.industry': [4] }, 'industry-1', 'gap', 'industry'],
      [
        'no place for a doubler',
        { 'table.0.doublers': 8, doublers: 22 },
        'doubler',
        'doubled',
        'doublers',
      ],
    ] as const)('%s', (_, patch, id, what, topic) => {
      const said = blocked(patch, id);
      expect(said.short).toBe(short[what]);
      expect(said.because).toBe(topic);
      expect(said.text).not.toBe(words.refusal({ because: 'not-complete', space: id }, {}));
      if (what === 'gap')
        expect(said.text).toContain(words === ko ? '5 다음 빈칸' : 'the gap after 5');
    });

    test('no room up to the color ahead', () => {
      const said = blocked(
        { 'table.0.tracks': { trans: [3, 2], peter: [1, 0], kiev: [1, 0] } },
        'gray-1',
      );
      expect(said).toMatchObject({ short: short.room, because: 'steps' });
    });

    test('nothing to pay with', () => {
      const none = { 'table.0.workers': 0, 'table.0.roubles': 0 };
      expect(blocked(none, 'black-2').short).toBe(short['no-workers']);
      expect(blocked({ ...none, 'table.0.workers': 1 }, 'black-2').short).toBe(
        short['few-workers'],
      );
      expect(blocked({ ...none, 'table.0.workers': 1 }, 'any').short).toBe(short['no-rubles']);
    });
  },
);

test('12.3: the worker of a claim is shown where it can move, the temporary workers last', () => {
  const passed = { 'table.0.passed': true, 'table.1.passed': true, 'table.2.passed': true };
  const claims = { '1': [2, 0], '2': null };
  const ending = at('four', { ...passed, turn: { phase: 'turn', seat: 3, round: 1 }, claims });
  const { state } = played(ending, { do: 'pass' });
  const shown = movesIn(state, spacesIn(state, 2, [])).flatMap(([, spaces]) => spaces);
  const possible = legalIn(state).flatMap((action) => {
    const { space } = written(state, action);
    return space === undefined ? [] : [String(space)];
  });
  expect(shown.map((at) => SPACE_IDS[at])).toEqual(expect.arrayContaining(possible));
  expect(shown).toHaveLength(possible.length);
  expect(SPACE_IDS[shown.at(-1) ?? 0]).toBe('temps');
});

test('a space that is tapped before a starting card is taken says what is asked for', () => {
  const state = fresh(2);
  const seat = rules.toAct(state) ?? 0;
  expect(whyNot(state, seat, space('black-2'))).toEqual({
    because: 'wrong-phase',
    phase: 'start',
  });
});

test('12.5: what an action gains is what this round would give more, and points at once', () => {
  const state = begun();
  const seat = rules.toAct(state) ?? 0;
  const [build = 0] = usesOf(state, space('build-1'));
  // One locomotive more on the longest line, where black alone stands, is worth nothing; a star on Kiev is.
  expect(bestGain(state, build, seat)).toBeGreaterThan(0);
  const taken = played(state, written(state, build)).state;
  for (const action of legalIn(taken)) {
    const after = played(taken, written(taken, action)).state;
    const change = (after.score[seat] ?? 0) + roundScore(after, seat) - roundScore(taken, seat);
    expect(gainOf(taken, action, seat)).toBe(change - (taken.score[seat] ?? 0));
  }
});

/** What a seat can gain in this turn, by trying everything. */
function everyWay(state: State, seat: number, worth: (state: State) => number): number {
  const turn = rules.turn(state);
  const ways = legalIn(rules.clone(state)).map((action) => {
    const next = rules.clone(state);
    rules.play(next, action);
    return rules.turn(next) === turn ? everyWay(next, seat, worth) : worth(next);
  });
  return Math.max(...ways);
}

test('what a space can come to is the best of all ways to use its steps', () => {
  const random = randomFrom('steps');
  const state = fresh(3, 'steps');
  let compared = 0;
  while (rules.toAct(state) !== null && compared < 20) {
    const seat = rules.toAct(state) ?? 0;
    const worth = (one: State) => (one.score[seat] ?? 0) + roundScore(one, seat);
    for (const id of ['black-1', 'gray-1']) {
      const now = rules.clone(state);
      const [use] = rules.heading?.(now)?.phase === 'turn' ? usesOf(now, space(id)) : [];
      if (use === undefined) continue;
      const after = rules.clone(now);
      rules.play(after, use);
      if (rules.turn(after) !== rules.turn(now)) continue;
      expect(bestGain(now, use, seat)).toBe(everyWay(after, seat, worth) - worth(now));
      compared++;
    }
    rules.play(state, builder(state, random));
  }
  expect(compared).toBeGreaterThanOrEqual(20);
});

test('5.3: the chips are what is pending, and the first one that must be used is open', () => {
  const { state } = played(begun(), { do: 'use', space: 'black-2', pay: [2, 0, 0] });
  const chips = chipsOf(state);
  expect(chips).toEqual([{ unit: UNITS.indexOf('black'), n: 3, must: true, usable: true }]);
  expect(openChip(chips, null)).toBe(chips[0]);
  expect(stepsOf(state, null).map(({ line, color, to }) => [line, color, to])).toEqual([
    [0, 0, 2],
    [1, 0, 2],
    [2, 0, 2],
  ]);
});

test('a decision without a choice is made with the one before it, and never one that gives something up', () => {
  const random = randomFrom('forced');
  let forced = 0;
  for (let match = 0; match < 6; match++) {
    const state = fresh(2 + (match % 3), `forced ${match}`);
    while (rules.toAct(state) !== null) {
      const turn = rules.turn(state);
      const action = builder(state, random);
      const [first, ...more] = withForced(state, [action]);
      expect(first).toBe(action);
      rules.play(state, action);
      for (const follow of more) {
        expect(rules.turn(state)).toBe(turn);
        expect(legalIn(rules.clone(state))).toEqual([follow]);
        expect(['done', 'pass', 'stay', 'bonus']).not.toContain(written(state, follow).do);
        rules.play(state, follow);
        forced++;
      }
    }
  }
  expect(forced).toBeGreaterThan(0);
});

test('a suggested action is shown as if it had been chosen', () => {
  const random = randomFrom('suggested');
  const state = fresh(4, 'suggested');
  for (let at = 0; at < 200 && rules.toAct(state) !== null; at++) {
    const now = rules.clone(state);
    const action = builder(now, random);
    expect(chosenActions(now, choiceOf(now, [action]))).toEqual([action]);
    rules.play(state, action);
  }
});

test('12.5: each space shows its best color', () => {
  const state = begun();
  state.fronts.set([5, 3, 2], 0);
  state.fronts[0] = 6;
  const [line] = factsOf(state).seats[0]?.lines ?? [];
  if (!line) throw new Error('a seat without lines');
  expect([1, 2, 3, 4, 6, 7].map((at) => colorOn(line, at))).toEqual([2, 2, 1, 0, 0, -1]);
});

test.each([
  [
    'en',
    [
      'A locomotive and a factory',
      'Locomotive 2 on Trans-Siberian, over the 1',
      'Locomotive 1 on Kiev',
      'Factory 2 in the gap after 5',
    ],
  ],
  [
    'ko',
    [
      '기관차 1개, 공장 1개',
      '시베리아 횡단에 기관차 2, 1 위에',
      '키예프에 기관차 1',
      '공장 2, 5 다음 빈칸에',
    ],
  ],
] as const)(
  'a hint has a title and a line for each step, which says what goes where, %s',
  async (language, said) => {
    const { move, parts } = await explainerIn(language);
    const state = at('four', {});
    const line = [
      { do: 'use', space: 'build-3', pay: [3, 0, 0] },
      { do: 'take', as: 'locomotive', tile: '2' },
      { do: 'put', line: 'trans', over: '1' },
      { do: 'put', line: 'kiev' },
      { do: 'factory', as: 'factory', from: 'supply', tile: '2' },
    ];
    const actions: number[] = [];
    let now = state;
    for (const one of line) {
      const action = rules.action.read(one, now);
      if (typeof action !== 'number') throw new Error(JSON.stringify(action));
      actions.push(action);
      now = played(now, one).state;
    }
    expect(parts?.(state, actions)).toEqual(said);
    for (const one of said) expect(move(state, actions)).toContain(one);
    // A decision alone is still named.
    const taking = played(state, line[0] ?? {}).state;
    expect(parts?.(taking, actions.slice(1, 2))).toEqual([
      language === 'ko' ? '기관차 2' : 'Locomotive 2',
    ]);
  },
);

test('what has to be decided first is said, with a paragraph of the rules that there is', async () => {
  const random = randomFrom('first');
  const help = await en.help({});
  const paragraphs = help.chapters.flatMap((chapter) => chapter.paragraphs.map(({ id }) => id));
  const met = new Set<string>();
  for (const seats of [2, 3, 4]) {
    const state = rich(seats, `first ${seats}`);
    while (rules.toAct(state) !== null) {
      const now = rules.clone(state);
      const facts = factsOf(now);
      const first = comesFirst(now, facts, voiceOf(en, enTable, [], now));
      if (['turn', 'claims'].includes(facts.phase)) expect(first).toBeNull();
      else {
        expect(first?.text).toMatch(/^First \S.*[.]$/);
        expect(paragraphs).toContain(help.about(first?.because ?? ''));
        met.add(facts.lock || facts.phase);
      }
      rules.play(state, builder(state, random));
    }
  }
  expect([...met]).toEqual(expect.arrayContaining(['resolve', 'bonus', 'hand', 'spread']));
});

test('a hint says the steps of one track as one way', async () => {
  const state = begun();
  const [use = 0] = usesOf(state, space('black-2'));
  const { state: after } = played(state, written(state, use));
  const step = (line: string) => {
    const action = rules.action.read({ do: 'step', as: 'black', line, colour: 'black' }, after);
    if (typeof action !== 'number') throw new Error(JSON.stringify(action));
    return action;
  };
  const { move } = await explainerIn('en');
  const line = [use, step('kiev'), step('kiev'), step('peter')];
  const from =
    factsOf(after).seats[factsOf(after).toAct ?? 0]?.lines.map(({ fronts }) => fronts[0] ?? 0) ??
    [];
  const [, peter = 0, kiev = 0] = from;
  expect(move(state, line)).toBe(
    `3 black steps; Black ${kiev} → ${kiev + 2}, Kiev; Black ${peter} → ${peter + 1}, St. Petersburg`,
  );
});
