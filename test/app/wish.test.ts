import { describe, expect, it } from 'vitest';
import { countsOf, wayOf, waysFor } from '../../src/app/match-parts/ways';
import { arrangement, firstWish, settingsFor } from '../../src/app/match-parts/wish';
import { thinking } from '../../src/games/thinking';

const miniExpress = await thinking['mini-express'].rules();
const ageOfSteam = await thinking['age-of-steam'].rules();
const names = {
  people: (seat: number) => [seat + 1, 1, 2, 3, 4, 5, 6].map((one) => `Player ${one}`),
  computers: ['Iris', 'Otto', 'Nell', 'Hugo', 'Mina', 'Basil'],
};
const first = firstWish(miniExpress, undefined, names);

describe('what New match begins with', () => {
  it('is one person against two computers', () => {
    for (const rules of [miniExpress, ageOfSteam]) {
      const { count, people } = firstWish(rules, undefined, names);
      expect([count, wayOf(people)]).toEqual([3, 'computers']);
    }
  });

  it('is what was played last', () => {
    const last = arrangement(miniExpress, first, 'together', 4, names);
    const kept = { ...last, options: { ...last.options, board: 'europe' } };
    expect(firstWish(miniExpress, kept, names)).toEqual({
      ...kept,
      options: { board: 'europe', mode: 'standard' },
    });
  });

  it('is the usual again where what was played is no longer possible', () => {
    const kept = { options: { mode: 'of old' }, count: 9, people: [], help: null };
    const { count, people } = firstWish(miniExpress, kept, names);
    expect([count, people.length]).toEqual([3, 3]);
  });
});

describe('the questions', () => {
  it('offer every number of players that some mode has, and solo where one can play alone', () => {
    const counts = countsOf(miniExpress, {});
    expect(counts).toEqual([1, 2, 3, 4, 5]);
    expect(waysFor(counts)).toEqual(['computers', 'together', 'linked', 'solo']);
    expect(waysFor(countsOf(ageOfSteam, {}))).not.toContain('solo');
  });

  it('choose the mode by the number of players, and keep it where it fits', () => {
    const duel = arrangement(miniExpress, first, 'computers', 2, names);
    expect(duel.options).toMatchObject({ mode: 'duel' });
    const expert = { ...duel, options: { ...duel.options, mode: 'duel-expert' } };
    expect(arrangement(miniExpress, expert, 'together', 2, names).options).toMatchObject({
      mode: 'duel-expert',
    });
    expect(arrangement(miniExpress, expert, 'solo', 2, names)).toMatchObject({
      count: 1,
      options: { mode: 'solo' },
    });
    expect(arrangement(miniExpress, expert, 'computers', 4, names).options).toMatchObject({
      mode: 'standard',
    });
  });

  it('come back from solo to the usual number', () => {
    const solo = arrangement(miniExpress, first, 'solo', 3, names);
    expect(arrangement(miniExpress, solo, 'computers', 1, names).count).toBe(3);
  });

  it('leave only the modes to choose that fit the number of players', () => {
    const modes = (count: number, mode: string) => {
      const read = miniExpress.setups.read({ mode });
      const all = read.ok ? settingsFor(miniExpress, read.value, count) : [];
      const setting = all.find(({ key }) => key === 'mode');
      return setting?.kind === 'choice' ? setting.values : null;
    };
    expect(modes(2, 'duel')).toEqual(['duel', 'duel-expert']);
    expect(modes(3, 'standard')).toEqual(['standard']);
  });
});
