import { describe, expect, test } from 'vitest';
import { COMPANIES } from '../../../src/games/mini-express/data/companies';
import { placeOf, ranking, scoreOf } from '../../../src/games/mini-express/rules/scoring';
import { automaPlays, beforeAutoma } from './support/automa';
import {
  drafted,
  edited,
  fresh,
  played,
  read,
  setCompany,
  type Written,
  write,
} from './support/positions';

const MODES = [
  { mode: 'solo', seats: 1 },
  { mode: 'duel', seats: 2 },
] as const;

describe.each(MODES)('clause 8, levels ($mode)', ({ mode, seats }) => {
  const readyAfterShare = (level: string) => {
    const position = beforeAutoma({ mode, level }, [1, 1], (changed) =>
      setCompany(changed, 'brown', { ready: 2 }),
    );
    return automaPlays(position).after.companies.brown.ready;
  };

  test('easy: 3 more trains with a share; from normal on: up to 3', () => {
    expect(['easy', 'normal', 'hard', 'expert', 'nightmare'].map(readyAfterShare)).toEqual([
      5, 3, 3, 3, 3,
    ]);
  });

  /** Brown builds to New York by 16,8; orange has track on both hexes. */
  const orangeAfterBuild = (level: string, ready: number) => {
    const position = beforeAutoma({ mode, level }, [1, 1], (changed) => {
      setCompany(changed, 'brown', { ready: 4 });
      setCompany(changed, 'orange', { track: ['15,3', '16,8', '17,7'], ready });
      changed.demand['new-york'] = ['gray', 'white'];
      if (changed.automa) changed.automa.target = 2;
    });
    return automaPlays(position).after.companies.orange.ready;
  };

  test('normal: no compensation to a company with 2 or more ready, hex by hex', () => {
    expect([0, 1, 2, 3].map((ready) => orangeAfterBuild('easy', ready))).toEqual([2, 3, 4, 5]);
    expect([0, 1, 2, 3].map((ready) => orangeAfterBuild('normal', ready))).toEqual([2, 2, 2, 3]);
  });

  test('normal, ko: over at once when the target reaches the last city, before it acts', () => {
    const at = (level: string, edition: string) => {
      const position = beforeAutoma({ mode, level, edition }, [1, 1], (changed) => {
        setCompany(changed, 'brown', { ready: 0 });
        if (changed.automa) changed.automa.target = 31;
      });
      const { after, events } = automaPlays(position);
      return [after.turn.phase, events.some(({ event }) => event === 'automa')];
    };
    expect(at('easy', 'ko')).toEqual(['play', true]);
    expect(at('normal', 'en')).toEqual(['play', true]);
    expect(at('normal', 'ko')).toEqual(['over', false]);
    expect(at('nightmare', 'ko')).toEqual(['over', false]);
  });

  test('expert: a share brings it 1 influence', () => {
    const influence = (level: string) =>
      automaPlays(
        beforeAutoma({ mode, level }, [1, 1], (changed) => {
          setCompany(changed, 'brown', { ready: 0 });
          changed.influence.brown = Array<number>(seats + 1).fill(1);
        }),
      ).after.influence.brown[seats];
    expect(['easy', 'hard', 'expert', 'nightmare'].map(influence)).toEqual([1, 1, 2, 2]);
  });

  test('nightmare: it starts with influence 2, in `ko` the seats with 0', () => {
    const start = (edition: string) => write(fresh(seats, { mode, level: 'nightmare', edition }));
    for (const company of COMPANIES) {
      const people = Array<number>(seats);
      expect(start('en').influence[company]).toEqual([...people.fill(1), 2]);
      expect(start('ko').influence[company]).toEqual([...people.fill(0), 2]);
    }
  });

  const scores = (level: string, edition: string, own: number, automa: number) => {
    const state = edited(drafted(seats, { mode, level, edition }), (position) => {
      for (const company of COMPANIES) {
        position.influence[company] = Array<number>(seats + 1).fill(0);
        position.shares[company] = Array<number>(seats + 1).fill(0);
      }
      position.companies.gray.length = 6;
      position.influence.gray = [own, ...Array<number>(seats - 1).fill(0), automa];
      position.shares.gray = [1, ...Array<number>(seats - 1).fill(0), 1];
    });
    return { score: scoreOf(state, 0), place: placeOf(state, 1, 0) };
  };

  test('hard, ko: influence of 3 or less makes a seat’s shares worthless; ranks do not change', () => {
    expect(scores('hard', 'ko', 3, 1).score).toBe(0);
    expect(scores('hard', 'ko', 4, 1).score).toBeGreaterThan(0);
    expect(scores('normal', 'ko', 3, 1).score).toBeGreaterThan(0);
    expect(scores('hard', 'en', 3, 1).score).toBeGreaterThan(0);
    expect(scores('hard', 'ko', 3, 1).place).toBe(scores('hard', 'en', 3, 1).place);
  });

  test('expert, ko: the same with influence below the automa’s', () => {
    expect(scores('expert', 'ko', 5, 6).score).toBe(0);
    expect(scores('expert', 'ko', 6, 6).score).toBeGreaterThan(0);
    expect(scores('hard', 'ko', 5, 6).score).toBeGreaterThan(0);
    expect(scores('expert', 'en', 5, 6).score).toBeGreaterThan(0);
  });
});

describe('clause 8, hard: starting shares', () => {
  test('2 for each color drawn, as many as there are (ruling)', () => {
    const automa = (level: string, edition: string, seed: string) => {
      const start = fresh(1, { mode: 'solo', level, edition }, seed);
      const drafting = played(start, { do: 'draft', company: 'brown' }).state;
      const { shares } = write(played(drafting, { do: 'draft', company: 'gray' }).state);
      return COMPANIES.map((company) => shares[company][1] ?? 0);
    };
    const sum = (held: number[]) => held.reduce((total, one) => total + one, 0);
    for (let seed = 0; seed < 30; seed++) {
      const easy = automa('easy', 'en', `hard ${seed}`);
      expect(sum(easy)).toBe(2);
      // In `en` the box has 4 less the seat’s own of each; two draws of one color can need 4.
      const hard = automa('hard', 'en', `hard ${seed}`);
      const held = [1, 1, 0, 0];
      expect(hard).toEqual(
        easy.map((drawn, company) => Math.min(2 * drawn, 4 - (held[company] ?? 0))),
      );
      const korean = automa('hard', 'ko', `hard ${seed}`);
      expect(korean).toEqual(
        easy.map((drawn, company) => Math.min(2 * drawn, 2 - (held[company] ?? 0))),
      );
    }
  });

  test('the duel adds none (ruling)', () => {
    const { shares } = write(drafted(2, { mode: 'duel', level: 'hard' }));
    const held = COMPANIES.map((company) => shares[company][2] ?? 0);
    expect(held.reduce((total, one) => total + one, 0)).toBe(4);
  });
});

describe('clause 7.11, solo scoring', () => {
  const solo = (change: (position: Written) => void) =>
    edited(drafted(1, { mode: 'solo' }), (position) => {
      for (const company of COMPANIES) {
        position.influence[company] = [0, 0];
        position.shares[company] = [0, 0];
      }
      position.companies.gray.length = 6;
      change(position);
    });

  test.each([
    { influence: [5, 3], values: [5, 3] },
    { influence: [3, 5], values: [3, 5] },
    { influence: [4, 4], values: [5, 5] },
    { influence: [0, 4], values: [0, 5] },
  ])(
    'influence $influence is worth $values: the first column is not used',
    ({ influence, values }) => {
      const state = solo((position) => {
        position.influence.gray = influence;
        position.shares.gray = [1, 1];
      });
      expect([scoreOf(state, 0), scoreOf(state, 1)]).toEqual(values);
    },
  );

  test('a tied total goes to the automa, no matter who has fewer shares', () => {
    const state = solo((position) => {
      position.influence.gray = [4, 4];
      position.shares.gray = [1, 1];
      position.shares.brown = [0, 1];
    });
    expect(ranking(state).map(({ seat, above }) => [seat, above])).toEqual([
      [1, 'automa-wins-ties'],
      [0, null],
    ]);
  });

  test('7.12 in the duel it ranks as a third seat, last in turn order', () => {
    const position = write(drafted(2, { mode: 'duel' }));
    for (const company of COMPANIES) {
      position.influence[company] = [0, 0, 0];
      position.shares[company] = [0, 0, 0];
    }
    position.companies.gray.length = 6;
    position.influence.gray = [4, 4, 4];
    position.shares.gray = [0, 1, 1];
    const state = read(position);
    expect(scoreOf(state, 2)).toBe(6);
    expect(ranking(state).map(({ seat, above }) => [seat, above])).toEqual([
      [1, 'turn-order'],
      [2, 'points'],
      [0, null],
    ]);
  });
});
