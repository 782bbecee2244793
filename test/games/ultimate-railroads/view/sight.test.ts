import { beforeEach, expect, test, vi } from 'vitest';
import type { State } from '../../../../src/games/ultimate-railroads/rules/state';
import { NOTHING } from '../../../../src/games/ultimate-railroads/view/choice';
import { useSight } from '../../../../src/games/ultimate-railroads/view/use-sight';
import { runHook, withoutClock } from '../../../ui/support/hook';
import { rich } from '../support/walk';

withoutClock();

class Watch {
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', Watch);
  vi.stubGlobal('IntersectionObserver', Watch);
});

const own = rich(2, 'own');
const [next, later] = [rich(2, 'next'), rich(2, 'later')];
const nextOwn = rich(2, 'next own');

/** What the player of seat 0 looks at, one position after the other. */
async function sights() {
  const propsOf = (state: State, acting: number | null) =>
    ({ state, acting, seeing: 'live', inView: [], suggested: null }) as const;
  const { now, again } = await runHook(
    (props: ReturnType<typeof propsOf>) => useSight(props, 0, NOTHING),
    propsOf(own, 0),
  );
  const show = (state: State, acting: number | null) => again(propsOf(state, acting));
  const look = async (state: State, acting: number | null) => {
    now().look(1);
    await show(state, acting);
  };
  return { looked: () => now().looked, show, look };
}

test('after an own move the own board is seen, whatever was looked at before it', async () => {
  const { looked, show, look } = await sights();
  await look(own, 0);
  expect(looked()).toBe(1);
  await show(next, null);
  expect(looked()).toBe(0);
});

test('a board looked at while others play stays until the next own decision, and does not return after it', async () => {
  const { looked, show, look } = await sights();
  await show(next, null);
  await look(next, null);
  await show(later, null);
  expect(looked()).toBe(1);
  await show(nextOwn, 0);
  expect(looked()).toBe(0);
  await show(rich(2, 'last'), null);
  expect(looked()).toBe(0);
});
