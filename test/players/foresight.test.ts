import { expect, test } from 'vitest';
import { unwrap } from '../../src/kit/result';
import { foresee } from '../../src/players/foresight';
import { SearchPlayer } from '../../src/players/search-player';
import { rules } from '../tiny-game/rules';
import { beans, fresh, goOn, still } from './beans';

const here = { rules, advice: null, searchPlayer: new SearchPlayer(rules, null) };
const takeTwo = { seat: 0, line: [2], seed: 'test' };
const unpacked = (position: Uint8Array<ArrayBuffer>) =>
  rules.unpack(unwrap(rules.setups.read({})), 2, position);

test('a foresight has the next two turns of the seat, legal where they are said to be, and its score after them', async () => {
  const foresight = await foresee(here, beans(20, [0, 0]), takeTwo, still, goOn);
  expect(foresight?.turns).toHaveLength(2);
  for (const { position, line } of foresight?.turns ?? []) {
    const state = unpacked(position);
    expect(rules.toAct(state)).toBe(0);
    expect(rules.refusal(state, line[0])).toBeNull();
  }
  expect(foresight?.score).toBeGreaterThan(2);
});

test('where the match ends before, there are fewer turns, and the score is the final one', async () => {
  const foresight = await foresee(here, beans(2, [5, 3]), takeTwo, still, goOn);
  expect(foresight).toEqual({ turns: [], score: 7 });
});

test('a foresight imagines what chance will do, instead of knowing it', async () => {
  const ways = new Set<string>();
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const question = { seat: 0, line: [3], seed };
    const foresight = await foresee(here, fresh({ heap: 'large' }), question, still, goOn);
    ways.add(JSON.stringify(foresight?.turns.map(({ position }) => [...position])));
  }
  expect(ways.size).toBeGreaterThan(1);
});

test('what takes too long is cut short, without a score', async () => {
  let time = 0;
  const clock = () => (time += 200);
  const foresight = await foresee(here, beans(40, [0, 0]), takeTwo, clock, goOn);
  expect(foresight?.score).toBeNull();
});

test('a foresight that nobody wants any more is given up', async () => {
  expect(await foresee(here, beans(20, [0, 0]), takeTwo, still, async () => false)).toBeNull();
});
