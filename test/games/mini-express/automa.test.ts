import { describe, expect, test } from 'vitest';
import { COMPANIES } from '../../../src/games/mini-express/data/companies';
import { usa } from '../../../src/games/mini-express/data/usa';
import { rules } from '../../../src/games/mini-express/rules';
import { automaPlays, bagOf, beforeAutoma, did } from './support/automa';
import {
  drafted,
  fresh,
  legal,
  played,
  setCompany,
  type Tile,
  type Written,
  write,
} from './support/positions';

/** Brown has `ready` trains ready; everything else is as after a draft. */
const withBrown =
  (ready: number, more: (position: Written) => void = () => undefined) =>
  (position: Written) => {
    setCompany(position, 'brown', { ready });
    more(position);
  };

/** The criteria of 7.7, in order. */
const DECIDED = ['nearest', 'fewest-trains', 'most-companies', 'highest-index'] as const;

interface Candidate {
  readonly city: string;
  readonly steps: number;
  readonly cost: number;
  readonly companies: number;
}

/** The criteria of 7.7 as numbers, in order; the lowest is best. */
function figures({ city, steps, cost, companies }: Candidate): readonly number[] {
  return [steps, cost, -companies, -usa.cities.findIndex(({ id }) => id === city)];
}

/** The index of the first criterion that differs between two candidates, and whether the first candidate is better. */
function tieBreak(one: readonly number[] = [], other: readonly number[]) {
  const place = one.findIndex((figure, at) => figure !== other[at]);
  return { place, better: (one[place] ?? 0) < (other[place] ?? 0) };
}

const heldByAutoma = ({ shares, seats }: Written) =>
  COMPANIES.reduce((sum, company) => sum + (shares[company][seats] ?? 0), 0);

describe('clause 7, the automa', () => {
  test('7.1 starts with influence 1 everywhere, on brown, with its target before #1', () => {
    const { influence, automa } = write(fresh(1, { mode: 'solo' }));
    for (const company of COMPANIES) expect(influence[company]).toEqual([1, 1]);
    expect(automa).toMatchObject({ company: 'brown', target: 0 });
    expect(automa?.bag).toHaveLength(12);
  });

  test('7.1 in the Korean edition the target starts on #1', () => {
    expect(write(fresh(1, { mode: 'solo', edition: 'ko' })).automa?.target).toBe(1);
  });

  test('1.4 solo: 5 shares left and 2 set aside of each company', () => {
    const { companies, setAside } = write(fresh(1, { mode: 'solo' }));
    for (const company of COMPANIES) {
      expect([companies[company].shares, setAside[company]]).toEqual([5, 2]);
    }
  });

  test('7.2 the seat takes two shares, then two tiles give the automa one each', () => {
    let state = fresh(1, { mode: 'solo' });
    const first = played(state, { do: 'draft', company: 'gray' });
    expect(legal(first.state).map(({ company }) => company)).toEqual(['brown', 'orange', 'white']);
    const { state: begun, events } = played(first.state, { do: 'draft', company: 'white' });
    state = begun;
    const after = write(state);
    const draws = events.filter(({ event }) => event === 'draw').map(({ tile }) => tile as Tile);
    expect(draws).toHaveLength(2);
    let marker = 0;
    const expected = COMPANIES.map(() => 0);
    for (const tile of draws) {
      marker = (marker + Number(tile[1])) % 4;
      expected[marker] = (expected[marker] ?? 0) + 1;
    }
    expect(COMPANIES.map((company) => after.shares[company][1])).toEqual(expected);
    expect(after.automa).toMatchObject({ company: COMPANIES[marker], target: 0 });
    expect(after.automa?.drawn).toHaveLength(2);
    for (const company of COMPANIES) {
      expect(after.setAside[company]).toBe(0);
      expect(after.companies[company].length).toBe(0);
    }
  });

  test('7.2 in `ko` its shares come only from those set aside, perhaps none (ruling)', () => {
    for (let seed = 0; seed < 60; seed++) {
      const start = fresh(1, { mode: 'solo', edition: 'ko', level: 'hard' }, `ko ${seed}`);
      const drafting = played(start, { do: 'draft', company: 'gray' }).state;
      const { shares } = write(played(drafting, { do: 'draft', company: 'white' }).state);
      for (const company of COMPANIES) {
        expect((shares[company][0] ?? 0) + (shares[company][1] ?? 0)).toBeLessThanOrEqual(2);
      }
    }
  });

  test('7.3 in the duel the automa gets the four shares that the seats left', () => {
    const state = drafted(2, { mode: 'duel' });
    const position = write(state);
    expect(heldByAutoma(position)).toBe(4);
    for (const company of COMPANIES) {
      expect(position.shares[company].reduce((sum, held) => sum + held, 0)).toBe(2);
    }
  });

  test('7.4 after the draft the two refresh tiles are in the bag, in the duel too (ruling)', () => {
    for (const mode of ['solo', 'duel']) {
      const { automa } = write(drafted(mode === 'solo' ? 1 : 2, { mode }));
      const all = [...(automa?.bag ?? []), ...(automa?.drawn ?? [])];
      expect(all).toHaveLength(14);
      expect(automa?.bag.filter((tile) => tile === 'refresh')).toHaveLength(2);
    }
  });

  test('7.5 it acts after the last seat, and the seat is next', () => {
    const { events, state } = automaPlays(beforeAutoma({}, [1, 1], withBrown(0)));
    expect(did(events)).toEqual({ do: 'take', company: 'brown' });
    expect(rules.toAct(state)).toBe(0);
  });

  test('7.5 a refresh tile returns all tiles, and another one is drawn', () => {
    const position = beforeAutoma({}, [1, 1], withBrown(0));
    if (position.automa) Object.assign(position.automa, { ...bagOf(), bag: ['refresh'] });
    position.automa?.drawn.pop();
    const { events, after } = automaPlays(position);
    expect(events[0]).toEqual({ event: 'draw', tile: 'refresh' });
    expect(events[1]).toMatchObject({ event: 'draw' });
    expect(after.automa?.bag.length).toBeGreaterThan(9);
  });

  test('7.5 a the company marker starts over after white', () => {
    const position = beforeAutoma({}, [1, 3], (changed) => {
      for (const company of COMPANIES) setCompany(changed, company, { ready: 0 });
      if (changed.automa) changed.automa.company = 'orange';
    });
    expect(automaPlays(position).after.automa?.company).toBe('gray');
  });

  test('7.5 b the target counts only cities with a tile', () => {
    const position = beforeAutoma({}, [2, 1], (changed) => {
      setCompany(changed, 'brown', { ready: 0 });
      delete changed.demand.boston;
      if (changed.automa) changed.automa.target = 1;
    });
    // From Augusta (#1) past Boston (#2): New York (#3) and Tampa (#4).
    expect(automaPlays(position).after.automa?.target).toBe(4);
  });

  test('7.5 b with fewer cities ahead it moves to the last one and stays (ruling)', () => {
    const near = beforeAutoma({}, [3, 1], (changed) => {
      setCompany(changed, 'brown', { ready: 0 });
      if (changed.automa) changed.automa.target = 31;
    });
    expect(automaPlays(near).after.automa?.target).toBe(32);
    const there = beforeAutoma({}, [3, 1], (changed) => {
      setCompany(changed, 'brown', { ready: 0 });
      if (changed.automa) changed.automa.target = 32;
    });
    expect(automaPlays(there).after.automa?.target).toBe(32);
  });

  test.each([0, 1, 2])('7.6 with %i ready it takes a share without paying', (ready) => {
    const { events, after } = automaPlays(beforeAutoma({}, [1, 1], withBrown(ready)));
    expect(did(events)).toEqual({ do: 'take', company: 'brown' });
    expect(after.influence.brown[1]).toBe(1);
    expect(after.companies.brown.ready).toBe(Math.min(5, ready + 3));
  });

  test.each([3, 4, 5])('7.7 with %i ready it builds', (ready) => {
    const { events } = automaPlays(beforeAutoma({}, [1, 1], withBrown(ready)));
    expect(did(events)).toMatchObject({ do: 'build', company: 'brown' });
  });

  const toward = (target: number, more: (position: Written) => void) =>
    beforeAutoma({}, [1, 1], (position) => {
      setCompany(position, 'brown', { ready: 4 });
      // One step from the previous city.
      if (position.automa) position.automa.target = target - 1;
      more(position);
    });

  test('7.7 the nearest to the target city, first of all the target itself', () => {
    const { events } = automaPlays(toward(3, () => undefined));
    // New York is #3 and two trains from Baltimore.
    expect(did(events)).toMatchObject({ route: ['16,8', '17,7'] });
    expect(events).toContainEqual(expect.objectContaining({ decided: 'nearest' }));
  });

  test('7.7 ties: fewest trains, most companies, highest index; the event lists the candidates', () => {
    const decided = new Set<unknown>();
    for (let seed = 0; seed < 40; seed++) {
      const state = drafted(1, { mode: 'solo' }, `ties ${seed}`);
      let now = state;
      for (let ply = 0; rules.toAct(now) !== null; ply++) {
        const actions = legal(now);
        const { state: next, events } = played(
          now,
          actions[(ply * 7 + seed) % actions.length] ?? {},
        );
        for (const told of events) {
          if (told.event !== 'automa-choice') continue;
          decided.add(told.decided);
          const [best, ...others] = (told.candidates as unknown as Candidate[]).map(figures);
          for (const other of others) expect(tieBreak(best, other).better).toBe(true);
          if (others[0]) expect(told.decided).toBe(DECIDED[tieBreak(best, others[0]).place]);
        }
        now = next;
      }
    }
    // A single candidate is too rare to occur here.
    for (const word of DECIDED) expect(decided).toContain(word);
  });

  test('7.8 the eastern origin, and in one column the northern one', () => {
    const from = (hex: string) => {
      const { events } = automaPlays(
        toward(3, (changed) => {
          setCompany(changed, 'brown', { track: ['15,9', hex], ready: 4 });
        }),
      );
      return did(events);
    };
    // New York (17,7) is two trains from Baltimore (15,9) by 16,8, and from the others by 16,6.
    expect(from('15,5')).toMatchObject({ route: ['16,6', '17,7'] });
    expect(from('16,4')).toMatchObject({ route: ['16,6', '17,7'] });
  });

  test('7.9 a purple tile gives it influence in all four companies', () => {
    const position = toward(3, (changed) => {
      changed.demand['new-york'] = ['gray', 'purple'];
    });
    const { events, after } = automaPlays(position);
    expect(did(events)).not.toHaveProperty('also');
    expect(COMPANIES.map((company) => after.influence[company][1])).toEqual([2, 2, 2, 2]);
  });

  test('7.10 a company that cannot act: another tile moves only the company marker', () => {
    const position = beforeAutoma({}, [1, 1], (changed) => {
      setCompany(changed, 'brown', { ready: 0, shares: 0 });
      setCompany(changed, 'gray', { ready: 0 });
      if (changed.automa) Object.assign(changed.automa, bagOf([1, 1]));
      if (changed.automa) changed.automa.target = 5;
    });
    // The second draw must come from the bag too: give it a tile that leads from brown to gray.
    if (position.automa) Object.assign(position.automa, bagOf([1, 1], [2, 1]));
    const { events, after } = automaPlays(position);
    const draws = events.filter(({ event }) => event === 'draw').map(({ tile }) => tile as Tile);
    expect(draws).toHaveLength(2);
    expect(did(events)).toEqual({ do: 'take', company: 'gray' });
    expect(after.automa?.target).toBe(5 + Number(draws[0]?.[0]));
  });

  test('7.10 if no company can act, it is skipped after one draw with the markers moved (ruling)', () => {
    const position = beforeAutoma({}, [2, 1], (changed) => {
      for (const company of COMPANIES) setCompany(changed, company, { ready: 1, shares: 0 });
      setCompany(changed, 'gray', { ready: 2, shares: 0 });
      changed.turn.lastRound = true;
    });
    const { events, after } = automaPlays(position);
    expect(events.filter(({ event }) => event === 'draw')).toHaveLength(1);
    expect(events).toContainEqual({ event: 'skip', seat: 1 });
    expect(after.automa).toMatchObject({ company: 'brown', target: 3 });
    expect(after.turn.phase).toBe('over');
  });

  test('7.11 equal turns: after the seat ends the match the automa plays once more', () => {
    const position = beforeAutoma({}, [1, 1], (changed) => {
      setCompany(changed, 'white', { ready: 0, shares: 0 });
      setCompany(changed, 'gray', { ready: 0, shares: 1 });
      changed.turn.seat = 0;
    });
    const state = automaPlays(position).state;
    const { events, state: over } = played(state, { do: 'take', company: 'gray' });
    expect(did(events)).toBeDefined();
    expect(write(over).turn.phase).toBe('over');
  });

  test('7.11 when the automa ends the match, it is over at once', () => {
    const position = beforeAutoma({}, [1, 1], (changed) => {
      setCompany(changed, 'white', { ready: 0, shares: 0 });
      setCompany(changed, 'brown', { ready: 0, shares: 1 });
    });
    expect(automaPlays(position).after.turn.phase).toBe('over');
  });

  test('same seed, same draws', () => {
    const play = () => {
      let state = fresh(1, { mode: 'solo' }, 'same');
      while (rules.toAct(state) !== null) state = played(state, legal(state)[0] ?? {}).state;
      return write(state);
    };
    expect(play()).toEqual(play());
  });
});
