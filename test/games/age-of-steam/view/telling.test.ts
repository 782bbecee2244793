import { expect, test } from 'vitest';
import { TURNS } from '../../../../src/games/age-of-steam/data/figures';
import { rules } from '../../../../src/games/age-of-steam/rules';
import type { Event } from '../../../../src/games/age-of-steam/rules/events';
import { lastTurn } from '../../../../src/games/age-of-steam/view/last-changed';
import { telling } from '../../../../src/games/age-of-steam/view/telling';
import { wholeMatch } from './positions';

const { plies, states } = wholeMatch();

/** The news of each action. */
const news = plies.map(({ events }, at) => {
  const [before, after] = [states[at], states[at + 1]];
  if (!before || !after) throw new Error('an action without positions');
  return telling.newsOf(events, before, after);
});

test('the last turn is news when it begins, and so is the end, each once', () => {
  expect(news.flatMap(({ last }) => last ?? [])).toEqual(['turn']);
  const begins = news.findIndex(({ last }) => last === 'turn');
  expect(plies[begins]?.events).toContainEqual({ event: 'turn', number: TURNS[4] });
  expect(news.flatMap(({ events }) => events)).toEqual([{ event: 'over' }]);
});

test('a bankruptcy is news', () => {
  const [state] = states;
  if (!state) throw new Error('a match without positions');
  const out: Event = { event: 'out', seat: 2 };
  expect(
    telling.newsOf([{ event: 'expenses', seat: 2, owes: 5, pays: 1, short: 4 }, out], state, state)
      .events,
  ).toEqual([out]);
});

test('a turn is told by its link or its delivery rather than by its tiles', () => {
  const weigh = (event: Event['event']) =>
    Math.max(
      ...plies.flatMap(({ events }) =>
        events.flatMap((one) => (one.event === event ? telling.weightOf(one) : [])),
      ),
    );
  expect(weigh('link')).toBeGreaterThan(weigh('build'));
  expect(weigh('deliver')).toBeGreaterThan(weigh('engine'));
  expect(weigh('build')).toBeGreaterThan(weigh('done'));
  expect(weigh('income')).toBe(0);
});

test('what payday takes is of no turn, whichever was the last: only what was earned in it is', () => {
  let taken = 0;
  for (const [at, { events }] of plies.entries()) {
    const [before, after] = [states[at], states[at + 1]];
    if (!before || !after) throw new Error('an action without positions');
    if (!events.some(({ event }) => event === 'income')) continue;
    for (let seat = 0; seat < before.seats; seat++) {
      const scored = telling.scored?.(
        events,
        seat,
        () => before,
        () => after,
      );
      const lost = events.reduce((sum, one) => {
        if (one.event === 'reduction' && one.seat === seat) return sum + one.amount;
        return one.event === 'expenses' && one.seat === seat ? sum + one.short : sum;
      }, 0);
      expect(scored).toBe(lost === 0 ? 0 : -3 * lost);
      taken += lost;
    }
  }
  expect(taken).toBeGreaterThan(0);
});

test('a bankrupt player loses its points by payday, and not by its turn', () => {
  const [state] = states;
  if (!state) throw new Error('a match without positions');
  const [before, after] = [rules.clone(state), rules.clone(state)];
  before.income[1] = 3;
  before.shares[1] = 2;
  after.out[1] = 1;
  const events: Event[] = [
    { event: 'income', seat: 1, amount: 3 },
    { event: 'out', seat: 1 },
  ];
  const scored = telling.scored?.(
    events,
    1,
    () => before,
    () => after,
  );
  expect(scored).toBe(-3);
});

test('a delivery, a tile and a new city have their places', () => {
  for (const { events } of plies) {
    const places = telling.placesOf(events);
    for (const one of events)
      if (one.event === 'build' || one.event === 'urbanize') expect(places).toContain(one.hex);
  }
});

test('the tiles of a whole turn are marked until another turn begins', () => {
  const build = (hex: string): Event => ({ event: 'build', seat: 0, hex, track: [], cost: 2 });
  const ply = (turn: number, ...events: Event[]) => ({
    ...{ seat: 0, turn, heading: null, joined: false, events },
  });
  const turn = [ply(7, build('1,1')), ply(7, build('2,2')), ply(7, { event: 'done', seat: 0 })];
  expect(
    lastTurn([ply(6, build('9,9')), ...turn]).flatMap((one) => ('hex' in one ? one.hex : [])),
  ).toEqual(['1,1', '2,2']);
  expect(lastTurn([...turn, ply(8, { event: 'done', seat: 1 })])).toHaveLength(1);
});
