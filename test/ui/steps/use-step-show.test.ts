import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameEvent } from '../../../src/kit/rules';
import type { PlayedPly } from '../../../src/ui/game-view';
import { useStepShow } from '../../../src/ui/steps/use-step-show';
import { runHook, settled, withoutClock } from '../support/hook';

/** A step for each event except those that are `own`. */
const stepsOf = (events: readonly GameEvent[]) =>
  events.filter(({ event }) => event !== 'own').map((event) => ({ events: [event] }));
const ply = (...events: string[]): PlayedPly => ({
  seat: 0,
  turn: 0,
  heading: null,
  joined: false,
  events: events.map((event) => ({ event })),
});

let motion = '240ms';
withoutClock();
beforeEach(() => {
  motion = '240ms';
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => motion }));
});
afterEach(() => vi.unstubAllGlobals());

async function watch(plies: readonly PlayedPly[], live = true) {
  const hook = await runHook(
    (props: { plies: readonly PlayedPly[]; live: boolean }) =>
      useStepShow(props.plies, props.live, stepsOf),
    { plies, live },
  );
  return {
    ...hook,
    /** The current step, by the words of its events; null: nothing is shown. */
    shown: () => hook.now().show?.steps[hook.now().show?.at ?? 0]?.events.map(({ event }) => event),
  };
}

test('an action that is played shows its consequences, step by step', async () => {
  const before = [ply('own')];
  const { now, again, shown } = await watch(before);
  expect(now().show).toBeNull();
  const plies = [...before, ply('own', 'draw', 'build')];
  await again({ plies, live: true });
  expect(shown()).toEqual(['draw']);
  expect(now().show?.fresh).toBe(true);
  now().goTo(1);
  await settled();
  expect(shown()).toEqual(['build']);
  now().close();
  await settled();
  expect(now().show).toBeNull();
});

test('an action without consequences shows nothing', async () => {
  const { now, again } = await watch([]);
  await again({ plies: [ply('own')], live: true });
  expect(now().show).toBeNull();
});

test('nothing is shown by itself while positions are browsed, nor after several actions at once', async () => {
  const { now, again } = await watch([], false);
  await again({ plies: [ply('draw')], live: false });
  expect(now().show).toBeNull();
  await again({ plies: [ply('draw'), ply('draw'), ply('draw')], live: true });
  expect(now().show).toBeNull();
});

test('an earlier action is shown again on request, and ends with the position', async () => {
  const plies = [ply('own', 'draw'), ply('own')];
  const { now, again, shown } = await watch(plies);
  now().again(plies[0] as PlayedPly);
  await settled();
  expect(shown()).toEqual(['draw']);
  expect(now().show?.fresh).toBe(false);
  await again({ plies: [...plies, ply('own')], live: true });
  expect(now().show).toBeNull();
});

test('without motion all steps are shown at once', async () => {
  motion = '0ms';
  const { now, again } = await watch([]);
  await again({ plies: [ply('draw', 'build', 'pay')], live: true });
  expect(now().show?.at).toBe(2);
});
