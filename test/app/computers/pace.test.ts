import { describe, expect, test } from 'vitest';
import { stayFor } from '../../../src/app/computers/stay';
import { changedIn, doneIn, outcomeOf, turnsSince } from '../../../src/app/log/turns-since';
import type { SeatPlan } from '../../../src/kit/header';
import type { Telling } from '../../../src/ui/telling';
import { people } from '../../tiny-game/header';
import { ASK, BID, CARD, STOP, TAKE } from '../../tiny-game/steps';
import { begun, words } from '../peas';

const [ana, bo, cleo] = people(3) as [SeatPlan, SeatPlan, SeatPlan];
const computer = (plan: SeatPlan): SeatPlan => ({
  ...plan,
  player: { kind: 'computer', level: 'apprentice' },
});

const SAID = { text: 'What the computer has done, said in one sentence.', isNew: false };

describe('what a computer played stays visible', () => {
  test('for a moment within its turn, longer where it does something new, and at its end', async () => {
    const match = await begun([computer(ana), bo], TAKE);
    const step = stayFor(match, SAID, 'usual');
    expect(stayFor(match, { ...SAID, isNew: true }, 'usual')).toBeGreaterThan(2 * step);
    await match.offer([STOP]);
    const turn = stayFor(match, SAID, 'usual');
    expect(turn).toBeGreaterThan(2 * step);
    expect(stayFor(match, { ...SAID, text: `${SAID.text} ${SAID.text}` }, 'usual')).toBeGreaterThan(
      turn,
    );
    expect(step).toBeGreaterThan(0);
  });

  test('for a moment at every bid of an exchange, and longer after the last one', async () => {
    const match = await begun([ana, computer(bo), computer(cleo)], ASK, BID);
    const bid = stayFor(match, SAID, 'usual');
    await match.offer([BID]);
    expect(stayFor(match, SAID, 'usual')).toBeGreaterThan(2 * bid);
  });

  test('not at all where people have switched it off', async () => {
    const match = await begun([computer(ana), bo], STOP);
    expect(stayFor(match, SAID, 'none')).toBe(0);
  });
});

const telling: Telling = {
  cueOf: () => null,
  weightOf: ({ event }) => ({ stop: 1, draw: 1, take: 2, ask: 3 })[event] ?? 0,
  placesOf: () => [],
  newsOf: () => ({ events: [] }),
};
const teller = (viewers: readonly number[]) => ({ viewers, game: words, telling });

describe('what others have done since the last own turn', () => {
  const done = (match: Awaited<ReturnType<typeof begun>>, seat: number) =>
    doneIn(
      match,
      turnsSince(match, (one) => one === seat),
      teller([seat]),
    );

  test('is told player by player, with the points that it gave', async () => {
    const match = await begun([computer(ana), bo], TAKE, TAKE, STOP);
    expect(done(match, 1)).toEqual([
      { seat: 0, points: 2, others: [], outcomes: ['P0: take ×2.'], rest: ['P0: stop.'] },
    ]);
    await match.offer([TAKE]);
    expect(done(match, 1)).toEqual([]);
    expect(done(match, 0)).toMatchObject([{ seat: 1, points: 1 }]);
  });

  test('tells several turns of a player together, and apart what only prepares', async () => {
    const match = await begun([computer(ana), computer(bo)], TAKE, STOP, ASK, BID, STOP, STOP);
    expect(done(match, 2)).toEqual([
      {
        seat: 0,
        points: 1,
        others: [],
        outcomes: ['P0: take.'],
        rest: ['P0: stop ×2.', 'P0: bid.'],
      },
      { seat: 1, points: 0, others: [], outcomes: ['P1: ask.'], rest: ['P1: stop.'] },
    ]);
  });

  test('tells what happened to everybody by itself', async () => {
    const match = await begun([computer(ana), bo], TAKE, STOP);
    const turns = turnsSince(match, (one) => one === 1);
    const game = { ...words, ofMatch: ({ event }: { event: string }) => event === 'stop' };
    expect(doneIn(match, turns, { ...teller([1]), game })).toMatchObject([
      { seat: 0, outcomes: ['P0: take.'], rest: [] },
      { seat: null, points: 0, outcomes: ['P0: stop.'] },
    ]);
  });

  test('tells why the points of those who wait have changed', async () => {
    const match = await begun([computer(ana), bo], TAKE, STOP);
    const turns = turnsSince(match, (one) => one === 1);
    const why = () => ['a lead is gone'];
    // Nothing has changed for seat 1.
    expect(changedIn(match, turns, teller([1]), [1], why)).toEqual([]);
    expect(changedIn(match, turns, teller([1]), [0], why)).toEqual([
      { seat: 0, points: 1, others: [], outcomes: ['a lead is gone'], rest: [] },
    ]);
  });

  test('tells a pass where there is nothing else to tell', async () => {
    const match = await begun([computer(ana), bo], STOP);
    expect(done(match, 1)).toMatchObject([{ outcomes: ['P0: stop.'], rest: [] }]);
  });

  test('contains nothing that people may not know', async () => {
    const match = await begun([computer(ana), bo], CARD);
    expect(done(match, 1)[0]).toMatchObject({ outcomes: ['P0: draw.'], rest: [] });
  });
});

describe('a turn in one sentence', () => {
  const outcome = (match: Awaited<ReturnType<typeof begun>>, turn: number, goesOn = false) => {
    const one = turnsSince(match, () => false).at(turn);
    return one ? outcomeOf(match, one, teller([]), 'en', goesOn) : null;
  };

  test('says what weighs most, how often, and what it gave', async () => {
    const match = await begun([computer(ana), bo], TAKE, CARD, TAKE, STOP);
    expect(outcome(match, 0)).toMatchObject({ seat: 0, text: 'P0: take ×2.', points: 2 });
  });

  test('says something also where nothing weighs', async () => {
    const match = await begun([ana, computer(bo), computer(cleo)], ASK, BID);
    expect(outcome(match, 1)).toMatchObject({ seat: 1, text: 'P1: bid.', points: 0 });
  });

  test('while it goes on, says what was done last, and how often by now', async () => {
    const match = await begun([computer(ana), bo], TAKE);
    const soFar = () => outcome(match, 0, true);
    expect(soFar()).toMatchObject({ seat: 0, text: 'P0: take.', points: 1, isNew: true });
    await match.offer([CARD]);
    expect(soFar()).toMatchObject({ text: 'P0: draw.', points: 1, isNew: true });
    await match.offer([TAKE]);
    expect(soFar()).toMatchObject({ seat: 0, text: 'P0: take ×2.', points: 2, isNew: false });
  });
});
