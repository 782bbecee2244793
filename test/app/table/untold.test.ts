import { expect, test } from 'vitest';
import { useUntold } from '../../../src/app/table/use-untold';
import type { SeatPlan } from '../../../src/kit/header';
import { Presentation } from '../../../src/match/presentation';
import type { Telling } from '../../../src/ui/telling';
import { people } from '../../tiny-game/header';
import { STOP, TAKE } from '../../tiny-game/steps';
import { runHook, settled, withoutClock } from '../../ui/support/hook';
import { begun, words } from '../peas';

withoutClock();

const telling: Telling = {
  cueOf: () => null,
  weightOf: () => 0,
  placesOf: () => [],
  newsOf: (events) => ({ events: events.filter(({ event }) => event === 'take') }),
};
const last = { round: 'The last round begins.', turn: 'The last turn begins.' };

async function table(seats: readonly SeatPlan[], loaded: Telling | null = telling) {
  const match = await begun(seats, STOP);
  const presentation = new Presentation(match);
  const props = { match, game: words, presentation, viewers: [], telling: loaded, last };
  const hook = await runHook(useUntold, props);
  const again = (now = loaded) => hook.again({ ...props, telling: now });
  /** Plays, and has the view show it. */
  const play = async (action: number) => {
    await match.offer([action]);
    await again();
    presentation.show(match.state.value);
    await settled();
  };
  return { match, presentation, hook, again, play };
}

test('news wait together until they are read', async () => {
  const { hook, play, presentation } = await table(people(2));
  await play(TAKE);
  await play(TAKE);
  expect(hook.now().told).toEqual(['P1: take.', 'P1: take.']);
  expect(presentation.drawn.value).toBe(false);
  hook.now().read();
  await settled();
  expect(hook.now().told).toEqual([]);
  expect(presentation.drawn.value).toBe(true);
  hook.end();
});

test('news are told only when the table has shown what led to them', async () => {
  const { hook, again, match, presentation } = await table(people(2));
  await match.offer([TAKE]);
  await again();
  expect(hook.now().told).toEqual([]);
  presentation.show(match.state.value);
  await settled();
  expect(hook.now().told).toHaveLength(1);
  hook.end();
});

test('what is undone is no news any more', async () => {
  const { hook, again, match, play, presentation } = await table(people(2));
  await play(TAKE);
  await match.undo();
  await again();
  presentation.show(match.state.value);
  await settled();
  expect(hook.now().told).toEqual([]);
  hook.end();
});

test('nothing waits where only computers play', async () => {
  const computers = people(2).map((plan) => ({
    ...plan,
    player: { kind: 'computer', level: 'apprentice' } as const,
  }));
  const { hook, play, presentation } = await table(computers);
  await play(TAKE);
  expect(presentation.drawn.value).toBe(true);
  hook.end();
});

test('what was played before the words are loaded is told then', async () => {
  const { hook, again, play } = await table(people(2), null);
  await play(TAKE);
  expect(hook.now().told).toEqual([]);
  await again(telling);
  await settled();
  expect(hook.now().told).toEqual(['P1: take.']);
  hook.end();
});
