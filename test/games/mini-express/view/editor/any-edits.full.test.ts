import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sample } from '../../../../../src/games/mini-express/advice/sample';
import type { BoardForm } from '../../../../../src/games/mini-express/data/board-form';
import { COMPANIES } from '../../../../../src/games/mini-express/data/companies';
import { rules } from '../../../../../src/games/mini-express/rules';
import { hasAutoma, LEVELS, MODES } from '../../../../../src/games/mini-express/rules/options';
import {
  TILES,
  withAutomaTile,
  withChartRow,
  withChartValue,
  withoutAutomaTile,
  withoutChartRow,
  withRefreshTiles,
  withSteps,
  withTileCount,
} from '../../../../../src/games/mini-express/view/editor/lists';
import { withName } from '../../../../../src/games/mini-express/view/editor/places';
import {
  designOf,
  readDesign,
} from '../../../../../src/games/mini-express/view/editor/read-design';
import { SPIKE_PARTS } from '../../../../../src/games/mini-express/view/editor/spike';
import { applyTool, type Tool } from '../../../../../src/games/mini-express/view/editor/tools';
import type { Hex } from '../../../../../src/kit/hex';
import { hexesIn } from '../../../../../src/kit/hex-form';
import { below, randomFrom } from '../../../../../src/kit/random';
import { unwrap } from '../../../../../src/kit/result';
import { copyOf, names, problemsOf } from './boards';

/** Draws 0 … n−1. */
type Below = (n: number) => number;

const pick = <Item>(below: Below, items: readonly Item[]): Item => {
  const item = items[below(items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
};

/** A place on the board or one hex beside it. */
function somewhere(form: BoardForm, below: Below): Hex {
  const hexes = hexesIn(form.columns);
  const { col, row } = hexes.length > 0 ? pick(below, hexes) : { col: 4, row: 8 };
  if (below(4) > 0) return { col, row };
  const step = pick(below, [
    { col: 0, row: 2 },
    { col: 0, row: -2 },
    { col: 1, row: 1 },
    { col: -1, row: -1 },
  ]);
  return { col: col + step.col, row: row + step.row };
}

function someTool(form: BoardForm, below: Below): Tool {
  return pick<() => Tool>(below, [
    () => ({ kind: 'hex' }),
    () => ({ kind: 'city', capacity: pick(below, [1, 2, 3]) }),
    () => ({ kind: 'start', company: pick(below, COMPANIES) }),
    () => ({ kind: 'harbor' }),
    () => ({ kind: 'label' }),
    () => ({ kind: 'spike', part: pick(below, SPIKE_PARTS) }),
    () => ({ kind: 'erase' }),
    () => ({ kind: 'move', from: somewhere(form, below) }),
    () => ({
      kind: 'move',
      from: pick(below, [...form.cities, ...form.starts, ...form.labels, { col: 4, row: 8 }]),
    }),
  ])();
}

function edited(form: BoardForm, below: Below): BoardForm {
  const lists: (() => BoardForm)[] = [
    () => withChartRow(form),
    () => withoutChartRow(form),
    () => withChartValue(form, below(16), 'second', below(100)),
    () => withTileCount(form, below(TILES.length), below(6)),
    () => withAutomaTile(form),
    () => withoutAutomaTile(form, below(12)),
    () => withSteps(form, below(12), pick(below, ['city', 'company']), below(5)),
    () => withRefreshTiles(form, below(4)),
  ];
  const [city] = form.cities;
  if (city) {
    const thing = { kind: 'city', index: below(form.cities.length) } as const;
    const en = pick(below, ['Omaha', '', '서울', 'constructor']);
    lists.push(() => withName(form, thing, { en, ko: city.ko }));
  }
  if (below(3) === 0) return pick(below, lists)();
  const outcome = applyTool(form, someTool(form, below), somewhere(form, below), names);
  return 'refused' in outcome ? form : outcome.form;
}

/** Boards of the box after this number of edits. */
const edits = (least: number, most: number) =>
  fc
    .record({
      board: fc.constantFrom('usa', 'europe'),
      seed: fc.string(),
      count: fc.integer({ min: least, max: most }),
    })
    .map(({ board, seed, count }) => {
      const random = randomFrom(seed);
      let form = copyOf(board);
      for (let i = 0; i < count; i++) form = edited(form, (n) => below(random, n));
      return form;
    });

test('after any edits, the rules can check the board and a file can store it', () => {
  fc.assert(
    fc.property(edits(0, 200), (form) => {
      const problems = problemsOf(form);
      expect(problems.every(({ problem, at }) => problem !== '' && typeof at === 'string')).toBe(
        true,
      );
      expect(readDesign(JSON.parse(JSON.stringify(form)))).toEqual(
        JSON.parse(JSON.stringify(form)),
      );
    }),
    { numRuns: 200, seed: 1 },
  );
});

test('a board without problems can be played to its end in every mode', () => {
  let boards = 0;
  let unlike = 0;
  const listed = new Int32Array(rules.max);
  fc.assert(
    fc.property(edits(1, 12), fc.nat(), (form, start) => {
      if (problemsOf(form).length > 0) return;
      boards++;
      if (JSON.stringify(form.cities) !== JSON.stringify(copyOf('usa').cities)) unlike++;
      for (const [at, mode] of MODES.entries()) {
        const variant = (start + at) % 2 === 1;
        const options = unwrap(
          rules.setups.read({
            board: designOf(form),
            mode,
            ...(hasAutoma(mode) && { level: LEVELS[(start + at) % LEVELS.length] ?? 'easy' }),
            edition: start % 3 === 0 ? 'ko' : 'en',
            spike: variant && form.golden_spike !== undefined,
            harbors: variant && form.harbors.length > 0,
          }),
        );
        const seats = rules.setups.seats(options).at(-1) ?? 0;
        const state = unwrap(rules.begin(options, seats, `${start}`));
        const random = randomFrom(`${start} ${mode}`);
        let plies = 0;
        while (rules.toAct(state) !== null) {
          const action = sample(state, random);
          expect(rules.refusal(state, action)).toBeNull();
          if (plies % 8 === 0) {
            const count = rules.list(state, listed);
            expect(count).toBeLessThanOrEqual(rules.max);
            expect(listed.subarray(0, count).includes(action)).toBe(true);
          }
          rules.play(state, action);
          // 36 shares and 100 trains are all that can be used up.
          expect(++plies).toBeLessThan(300);
        }
        expect(rules.standing(state).ranking).not.toBeNull();
      }
    }),
    { numRuns: 300, seed: 2 },
  );
  // Otherwise this test would prove little.
  expect(boards).toBeGreaterThan(60);
  expect(unlike).toBeGreaterThan(30);
});
