import { expect, test, vi } from 'vitest';
import { useStay } from '../../../src/app/computers/use-stay';
import type { SeatPlan } from '../../../src/kit/header';
import { Presentation } from '../../../src/match/presentation';
import { people } from '../../tiny-game/header';
import { STOP } from '../../tiny-game/steps';
import { runHook, withoutClock } from '../../ui/support/hook';
import { begun } from '../peas';

withoutClock();

const [ana, ...others] = people(3);
const computers = others.map(
  (plan): SeatPlan => ({
    ...plan,
    player: { kind: 'computer', level: 'apprentice' },
  }),
);

test('one tap skips to one’s own turn, and after it every move stays again', async () => {
  if (!ana) throw new Error('no people');
  const match = await begun([ana, ...computers]);
  const presentation = new Presentation(match);
  const given = {
    match,
    presentation,
    pace: 'slow',
    told: { text: 'What was played.', isNew: false },
  } as const;
  const hook = await runHook(useStay, given);
  const play = async () => {
    await match.offer([STOP]);
    await hook.again(given);
  };
  await play();
  // The own move gives way to the first computer.
  await vi.advanceTimersByTimeAsync(800);
  await play();
  expect(presentation.staying.value).toBe(true);
  hook.now()();
  expect(presentation.staying.value).toBe(false);
  await play();
  expect(presentation.staying.value).toBe(false);
  expect(match.toAct.value).toBe(0);

  await play();
  await vi.advanceTimersByTimeAsync(800);
  await play();
  expect(presentation.staying.value).toBe(true);
  hook.end();
});
