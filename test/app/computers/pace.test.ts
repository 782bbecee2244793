import { describe, expect, test } from 'vitest';
import { stayFor } from '../../../src/app/computers/stay';
import { turnsSince } from '../../../src/app/log/turns-since';
import type { SeatPlan } from '../../../src/kit/header';
import { people } from '../../tiny-game/header';
import { ASK, BID, CARD, STOP, TAKE } from '../../tiny-game/steps';
import { begun, words } from '../peas';

const [ana, bo, cleo] = people(3) as [SeatPlan, SeatPlan, SeatPlan];
const computer = (plan: SeatPlan): SeatPlan => ({
  ...plan,
  player: { kind: 'computer', level: 'apprentice' },
});

const SAID = 'What the computer has done, in so many words.';

describe('what a computer played stays visible', () => {
  test('for a moment within its turn, and longer at its end', async () => {
    const match = await begun([computer(ana), bo], TAKE);
    const step = stayFor(match, SAID, 'usual');
    await match.offer([STOP]);
    const turn = stayFor(match, SAID, 'usual');
    expect(turn).toBeGreaterThan(2 * step);
    expect(stayFor(match, `${SAID} ${SAID}`, 'usual')).toBeGreaterThan(turn);
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

describe('what others have done since the last own turn', () => {
  const since = (match: Awaited<ReturnType<typeof begun>>, seat: number) =>
    turnsSince(match, (one) => one === seat, [seat], words);

  test('is every turn of theirs, the last one at the end', async () => {
    const match = await begun([computer(ana), bo], TAKE, TAKE, STOP);
    expect(since(match, 1)).toEqual([{ seat: 0, sentences: ['P0: take ×2.', 'P0: stop.'] }]);
    await match.offer([TAKE]);
    expect(since(match, 1)).toEqual([]);
    expect(since(match, 0).map(({ seat }) => seat)).toEqual([1]);
  });

  test('contains nothing that people may not know', async () => {
    const match = await begun([computer(ana), bo], CARD);
    expect(since(match, 1)[0]?.sentences).toEqual(['P0: draw.']);
  });
});
