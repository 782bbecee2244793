import { describe, expect, test } from 'vitest';
import { eventSentences } from '../../../src/app/log/log-sentences';
import { summarise } from '../../../src/archive/summary';
import { rules as game } from '../../../src/games/504/rules';
import type { State } from '../../../src/games/504/rules/state/state';
import { words as en } from '../../../src/games/504/words/en';
import { words as ko } from '../../../src/games/504/words/ko';
import type { AnyAdvice } from '../../../src/kit/advice';
import { uniformly } from '../../../src/kit/drawn-actions';
import { apply } from '../../../src/kit/look-ahead';
import { visiblePlies } from '../../../src/kit/ply';
import { unwrap } from '../../../src/kit/result';
import { type AnyRules, isProblem, isRefusal } from '../../../src/kit/rules';
import { simultaneousSeats } from '../../../src/kit/secrets';
import { Timeline } from '../../../src/kit/timeline';
import { SearchPlayer } from '../../../src/players/search-player';
import type { Question, Thought } from '../../../src/players/thought';
import { header, people } from '../../tiny-game/header';

const rules: AnyRules = game;

/** A world where places in the order are bid for: 90 for each seat. */
const WORLD = '385';

const begun = (undo: 'turn' | 'asked' = 'turn') =>
  unwrap(
    Timeline.begin(
      rules,
      header({ game: '504', options: { world: WORLD }, seats: people(3), undo }),
    ),
  );

function actionOf(state: object, amount: number): number {
  const action = rules.action.read({ do: 'bid', amount }, state);
  if (typeof action !== 'number') throw new Error(JSON.stringify(action));
  return action;
}

function bid(timeline: Timeline, ...amounts: readonly number[]): Timeline {
  for (const amount of amounts) {
    const entries = timeline.prepareAll([actionOf(timeline.state, amount)], 5);
    if (isRefusal(entries)) throw new Error(entries.because);
    for (const entry of entries) expect(timeline.append(entry)).toBeNull();
  }
  return timeline;
}

const draw = uniformly(rules);

/** Who has more money left is better off: what all have bid decides, and nothing else. */
const byCash: AnyAdvice = {
  sample: draw,
  prior: (_, __, count, into) => into.fill(1, 0, count),
  rollout: draw,
  value(state, into) {
    const { bid, cash } = state as State;
    const left = [0, 1, 2].map((seat) => (cash[seat] ?? 0) - (bid[seat] ?? 0) / 2);
    const sum = left.reduce((one, other) => one + other);
    into.set(left.map((one) => one / sum));
  },
  tuning: { rolloutDepth: 0, rolloutUnit: 'action' },
};

async function think(state: object, question: Question): Promise<Thought> {
  const player = new SearchPlayer(rules, byCash);
  const thought = await player.think(
    state,
    [],
    question,
    () => 0,
    async () => true,
  );
  if (!thought) throw new Error('no thought');
  return thought;
}

describe('M3.4: bids are made at the same time', () => {
  test('by the seats that have not bid yet, in their order', () => {
    const timeline = begun();
    expect(simultaneousSeats(rules, timeline.state)).toEqual([0, 1, 2]);
    bid(timeline, 37);
    expect(simultaneousSeats(rules, timeline.state)).toEqual([1, 2]);
    bid(timeline, 41, 2);
    expect(simultaneousSeats(rules, timeline.state)).toEqual([]);
  });

  test('what a seat may bid does not depend on the bids before', () => {
    const legal = (amount: number) => {
      const listed = new Int32Array(rules.max);
      const count = rules.list(bid(begun(), amount).state, listed);
      return [...listed.subarray(0, count)];
    };
    expect(legal(90)).toEqual(legal(0));
  });

  test('in worlds without bids nothing is decided at the same time', () => {
    const other = header({ game: '504', options: { world: '567' }, seats: people(3) });
    const { state } = unwrap(Timeline.begin(rules, other));
    expect(simultaneousSeats(rules, state)).toEqual([]);
  });
});

describe('M3.4: before all are in, nothing that others see holds a bid', () => {
  /** What anybody but the bidder gets to see, to hear, or finds in a list of matches. */
  const seen = (timeline: Timeline) => {
    const others = visiblePlies(rules, timeline.line(), [1, 2]);
    const events = others.flatMap((ply) => ply.events);
    const sentences = [en, ko].flatMap((words) => eventSentences(events, timeline, [1, 2], words));
    const summary = summarise(rules, timeline.header.seats, timeline.state, 1, null);
    const headings = others.map(({ heading }) => heading);
    const standing = rules.standing(timeline.state, [1, 2]);
    return JSON.stringify([events, sentences, summary, headings, standing]);
  };

  test('on one phone', () => {
    const timeline = bid(begun(), 37);
    expect(seen(timeline)).not.toContain('37');
    bid(timeline, 41);
    expect(seen(timeline)).not.toMatch(/37|41/);
    bid(timeline, 2);
    // The search would find them.
    for (const amount of ['37', '41']) expect(seen(timeline)).toContain(amount);
  });

  test('at linked phones: not even in the positions, of which every phone has the same', () => {
    const timeline = begun('asked');
    for (const letter of ['a', 'b', 'c']) {
      const entry = timeline.prepareCommit(letter.repeat(43), 5);
      if (isProblem(entry) || isRefusal(entry)) throw new Error('no commitment');
      expect(timeline.append(entry)).toBeNull();
    }
    const entries = timeline.prepareReveals(
      [37, 41, 2].map((amount) => ({ do: 'bid', amount })),
      6,
    );
    if (isProblem(entries) || isRefusal(entries)) throw new Error('not revealed');
    for (const entry of entries) expect(timeline.append(entry)).toBeNull();
    for (const at of [0, 1, 2, 3])
      expect(JSON.stringify(rules.position.write(timeline.stateAt(at)))).not.toMatch(/\b(37|41)\b/);
    expect(rules.position.write(timeline.state)).toEqual(
      rules.position.write(bid(begun(), 37, 41, 2).state),
    );
  });
});

describe('J11: a search for a seat never uses the bids of the others', () => {
  test.each([
    ['a computer, or a hint', { seat: 1 }],
    ['a check of another seat’s position, for the one that looks on', { seat: 2, knows: 1 }],
  ])('%s', async (_, who) => {
    const question: Question = { ...who, budget: { playouts: 400 }, seed: 'same' };
    const own = who.seat === 2 ? [11] : [];
    const thoughts = await Promise.all(
      [0, 37, 90].map((hidden) => think(bid(begun(), hidden, ...own).state, question)),
    );
    expect(thoughts[1]).toEqual(thoughts[0]);
    expect(thoughts[2]).toEqual(thoughts[0]);
  });

  test('but its own: a search that knows nothing of the seat is another one', async () => {
    const thoughtAfter = (own: number) => {
      const { state } = bid(begun(), own);
      return think(apply(rules, state, actionOf(state, 5)), {
        seat: 2,
        knows: 0,
        budget: { playouts: 400 },
        seed: 'same',
      });
    };
    expect((await thoughtAfter(90)).worth).not.toEqual((await thoughtAfter(0)).worth);
  });
});
