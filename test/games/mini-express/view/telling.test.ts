import { describe, expect, test } from 'vitest';
import type { CompanyId } from '../../../../src/games/mini-express/data/companies';
import type { Event } from '../../../../src/games/mini-express/rules/events';
import { telling } from '../../../../src/games/mini-express/view/telling';
import { drafted, edited, plainHexes, played, setCompany } from '../support/positions';

/** Seat 0 takes a Gray share; `supply` or the shares run out, and perhaps White is depleted already. */
function takeGray(reason: 'supply' | 'shares', others: readonly CompanyId[] = []) {
  const before = edited(drafted(), (position) => {
    const track = reason === 'supply' ? { track: ['16,12', ...plainHexes(21)] } : {};
    setCompany(position, 'gray', { ...track, ready: 0, shares: reason === 'supply' ? 4 : 1 });
    for (const other of others) setCompany(position, other, { ready: 1, shares: 0 });
    position.turn.seat = 0;
  });
  const { state, events } = played(before, { do: 'take', company: 'gray' });
  return { news: telling.newsOf(events as Event[], before, state).events, events };
}

describe('a depletion decides the end of the match', () => {
  test.each(['supply', 'shares'] as const)('it is news, by %s', (reason) => {
    expect(takeGray(reason).news).toEqual([{ event: 'depleted', company: 'gray', reason }]);
  });

  test('the second is told with the last round', () => {
    const { news } = takeGray('supply', ['white']);
    expect(news.map(({ event }) => event)).toEqual(['depleted', 'last-round']);
  });

  test('it is an outcome of its turn, and what was done is told first', () => {
    const depleted = telling.weightOf({ event: 'depleted', company: 'gray', reason: 'supply' });
    expect(depleted).toBeGreaterThanOrEqual(2);
    expect(telling.weightOf({ event: 'take', seat: 0, company: 'gray', cost: 1 })).toBeGreaterThan(
      depleted,
    );
  });
});
