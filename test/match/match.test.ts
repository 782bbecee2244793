import { effect } from '@preact/signals';
import { IDBDatabase } from 'fake-indexeddb';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { logEnd } from '../../src/archive/log';
import { sweepRemoved } from '../../src/archive/sweep';
import type { SeatPlan } from '../../src/kit/header';
import { canonical } from '../../src/kit/json';
import { beginMatch } from '../../src/match/begin-match';
import type { LiveMatch } from '../../src/match/live-match';
import { openMatch } from '../../src/match/open-match';
import { sound } from '../archive/archives';
import { newest } from '../archive/newest';
import { eventually, until } from '../support/event-loop';
import { people } from '../tiny-game/header';
import { rules } from '../tiny-game/rules';
import { partyOf, phone, plan } from './phone';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const shown = (match: LiveMatch) => canonical(rules.position.write(match.state.value));

async function play(match: LiveMatch, ...takes: number[]): Promise<void> {
  for (const take of takes) expect(await match.offer([take])).toBeNull();
}

describe('playing', () => {
  test('an action is shown when it is on the disk, not before', async () => {
    const order: string[] = [];
    const transaction = IDBDatabase.prototype.transaction;
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
      this: IDBDatabase,
      ...given
    ) {
      const begun = transaction.apply(this, given);
      if (given[1] === 'readwrite') begun.addEventListener('complete', () => order.push('on disk'));
      return begun;
    });
    const { tab, begin } = phone();
    const match = await begin(await tab());
    order.length = 0;
    const stop = effect(() => {
      order.push(`shows ${match.entries.value}, ${match.toAct.value} to act`);
    });
    await play(match, 2);
    await match.undo();
    stop();
    expect(order).toEqual([
      'shows 0, 0 to act',
      'on disk',
      'shows 1, 1 to act',
      'on disk',
      'shows 2, 0 to act',
    ]);
  });

  test('an action that waits for quiet is already on the disk, and then shown', async () => {
    const { tab, begin } = phone();
    const { archive } = await tab();
    const match = await begin(await tab());
    let quieten = () => {};
    const quiet = new Promise<void>((resolve) => {
      quieten = resolve;
    });
    const offered = match.offer([2], () => quiet);
    await until(async () => sound(await logEnd(archive, match.header.id))?.number === 1);
    expect(match.entries.value).toBe(0);
    expect(await match.offer([1])).toEqual({ because: 'busy' });
    quieten();
    expect(await offered).toBeNull();
    expect(match.entries.value).toBe(1);
  });

  test('a whole match to its end, closed and opened again in the middle', async () => {
    const { tab, begin, open } = phone();
    const first = await begin(await tab(), { options: { heap: 'small', die: false } });
    await play(first, 3, 2, 1);
    first.close();
    const match = await open(first.header.id, await tab());
    expect(match.mode.value).toBe('playing');
    expect(match.header).toEqual(first.header);
    expect(shown(match)).toBe(shown(first));
    await play(match, 3, 3);
    expect(match.toAct.value).toBeNull();
    expect(await match.offer([1])).toEqual({ because: 'over' });
    expect(await newest((await tab()).archive)).toMatchObject({
      id: match.header.id,
      summary: { plies: 5, toAct: null, scores: [6, 5, 1], ranking: [0, 1, 2] },
    });
  });

  test('what the rules refuse changes nothing and is not written', async () => {
    const { tab, begin, open } = phone();
    const match = await begin(await tab());
    expect(await match.offer([4])).toEqual({ because: 'not-1-to-3' });
    expect(match.trouble.value).toBeNull();
    match.close();
    expect((await open(match.header.id, await tab())).entries.value).toBe(0);
  });

  test('a second tap while the first is being written is refused', async () => {
    const { tab, begin } = phone();
    const match = await begin(await tab());
    const answers = await Promise.all([match.offer([1]), match.offer([1]), match.undo()]);
    expect(answers).toEqual([null, { because: 'busy' }, { because: 'busy' }]);
    expect(match.entries.value).toBe(1);
    await play(match, 1);
  });

  test('undo and redo, with the seat that they belong to', async () => {
    const { tab, begin, open } = phone();
    const match = await begin(await tab());
    expect([match.canUndo.value, await match.undo()]).toEqual([null, { because: 'nothing' }]);
    await play(match, 1, 2);
    const before = shown(match);
    expect([match.canUndo.value, match.canRedo.value]).toEqual([1, null]);
    expect(await match.undo()).toBeNull();
    expect([match.canUndo.value, match.canRedo.value, match.toAct.value]).toEqual([null, 1, 1]);
    match.close();
    const again = await open(match.header.id, await tab());
    expect(again.canRedo.value).toBe(1);
    expect(await again.redo()).toBeNull();
    expect(shown(again)).toBe(before);
    expect(again.entries.value).toBe(4);
  });

  test('at a linked table only the phone that decides for a seat undoes what it did', async () => {
    const { tab, begin } = phone();
    const match = await begin(await tab());
    await play(match, 1);
    match.setParty(partyOf([1]));
    expect(match.canUndo.value).toBeNull();
    match.setParty(partyOf([0]));
    expect(match.canUndo.value).toBe(0);
  });

  test('the picture of the list is drawn from the position just played', async () => {
    const { tab, begin } = phone();
    const draw = async () => (state: object) => `<svg>${rules.standing(state).scores}</svg>`;
    const deps = await tab({ drawMiniature: draw });
    const match = await begin(deps);
    await play(match, 2, 1);
    const pictured = await newest(deps.archive);
    expect(pictured).toMatchObject({ summary: { picture: '<svg>2,1,0</svg>' } });
  });

  test('the browser is asked for persistent storage after the first action, once', async () => {
    const persist = vi.fn(async () => true);
    vi.stubGlobal('navigator', { storage: { persisted: async () => false, persist } });
    const { tab, begin } = phone();
    const match = await begin(await tab());
    expect(persist).not.toHaveBeenCalled();
    await play(match, 1, 1, 2);
    await eventually(() => expect(persist).toHaveBeenCalledOnce());
  });
});

describe('trouble', () => {
  test('a full disk: nothing is shown as played, and the next attempt succeeds', async () => {
    const { tab, begin } = phone();
    const deps = await tab();
    const match = await begin(deps);
    await play(match, 1);
    const before = shown(match);
    const fail = () => {
      throw new DOMException('No room.', 'QuotaExceededError');
    };
    deps.archive.entries.hook('creating', fail);
    expect(await match.offer([2])).toMatchObject({ trouble: 'full' });
    expect(match.trouble.value).toMatchObject({ trouble: 'full' });
    expect([match.entries.value, shown(match)]).toEqual([1, before]);
    deps.archive.entries.hook('creating').unsubscribe(fail);
    await play(match, 2);
    expect(match.trouble.value).toBeNull();
    expect(match.entries.value).toBe(2);
  });

  test('an archive that was closed for a newer app', async () => {
    const { tab, begin } = phone();
    const deps = await tab();
    const match = await begin(deps);
    deps.archive.close();
    expect(await match.offer([1])).toMatchObject({ trouble: 'closed' });
    expect(match.entries.value).toBe(0);
  });

  test('a match that has been deleted meanwhile', async () => {
    const { tab, begin } = phone();
    const deps = await tab();
    const match = await begin(deps);
    await deps.archive.matches.update(match.header.id, { removed: 1 });
    await sweepRemoved(deps.archive, 2);
    expect(await match.offer([1])).toMatchObject({ trouble: 'gone' });
    expect(await openMatch(match.header.id, deps)).toMatchObject({ trouble: 'gone' });
  });

  test('a closed match plays no more', async () => {
    const { tab, begin } = phone();
    const match = await begin(await tab());
    match.close();
    expect(await match.offer([1])).toEqual({ because: 'closed' });
  });
});

describe('beginning', () => {
  const person: SeatPlan = { name: 'A', colour: 'red', player: { kind: 'person' } };

  test.each([
    [{ game: 'chess' }, { problem: 'unknown-game' }],
    [{ options: { heap: 3 } }, { at: 'options.heap' }],
    [{ seats: people(1) }, { at: 'seats' }],
    [{ seats: [{ ...person, name: 'A'.repeat(81) }, person] }, { at: 'seats[0].name' }],
    [{ start: { heap: 3 } }, { at: 'start.taken' }],
  ])('%j is refused, and no match is created', async (other, problem) => {
    const { tab } = phone();
    const deps = await tab();
    expect(await beginMatch({ ...plan, ...other }, deps)).toMatchObject(problem);
    expect(await newest(deps.archive)).toBeNull();
  });

  test('the header has the complete options, a drawn seed and the undo mode', async () => {
    const { tab, begin } = phone();
    const deps = await tab();
    const { seed: _, ...unseeded } = plan;
    const headers = [];
    for (let i = 0; i < 2; i++) {
      const match = sound(await beginMatch({ ...unseeded, options: {} }, deps));
      headers.push(match.header);
      match.close();
    }
    expect(headers[0]).toMatchObject({ options: { heap: 'small', die: true }, undo: 'turn' });
    expect(headers[0]?.seed).toMatch(/^[0-9a-f]{32}$/);
    expect(headers[0]?.seed).not.toBe(headers[1]?.seed);
    expect(headers[0]?.id).not.toBe(headers[1]?.id);
    expect((await begin(deps)).header.seed).toBe('seed');
  });
});
