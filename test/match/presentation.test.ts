import { expect, onTestFinished, test, vi } from 'vitest';
import { Presentation } from '../../src/match/presentation';
import { phone } from './phone';

async function begun() {
  const { tab, begin } = phone();
  const match = await begin(await tab());
  return { match, presentation: new Presentation(match) };
}

test('a position is shown when the view has reported it, and no longer when another one follows', async () => {
  const { match, presentation } = await begun();
  expect(presentation.drawn.value).toBe(false);
  presentation.show(match.state.value);
  expect(presentation.drawn.value).toBe(true);
  await match.offer([1]);
  expect(presentation.drawn.value).toBe(false);
});

test('what follows waits until news of a position have been read, too', async () => {
  const { match, presentation } = await begun();
  presentation.show(match.state.value);
  presentation.news.value = ['Ana is out.'];
  expect([presentation.viewed.value, presentation.drawn.value]).toEqual([true, false]);
  expect(presentation.showing.value).toBe(true);
  presentation.news.value = [];
  expect(presentation.drawn.value).toBe(true);
});

test('entries from before the table was opened are not announced; later ones are announced once', async () => {
  const { match } = await begun();
  await match.offer([1]);
  const presentation = new Presentation(match);
  expect(presentation.fresh('narration')).toBeNull();
  await match.offer([1]);
  await match.offer([1]);
  expect(presentation.fresh('narration')).toEqual({ after: 1, to: 3 });
  expect(presentation.fresh('narration')).toBeNull();
  expect(presentation.fresh('cues')).toEqual({ after: 1, to: 3 });
});

test('what was played stays visible until its time is over, or it is skipped', async () => {
  const { match, presentation } = await begun();
  expect(presentation.staying.value).toBe(false);
  await match.offer([1]);
  expect(presentation.staying.value).toBe(true);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  presentation.stay(800);
  vi.advanceTimersByTime(799);
  expect(presentation.staying.value).toBe(true);
  vi.advanceTimersByTime(1);
  expect(presentation.staying.value).toBe(false);
  await match.offer([1]);
  const callOff = presentation.stay(60_000);
  presentation.skip();
  expect(presentation.staying.value).toBe(false);
  callOff();
});
