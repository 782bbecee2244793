import { expect, test } from 'vitest';
import { useBefore } from '../../../src/ui/figures/use-before';
import { runHook, withoutClock } from '../support/hook';

withoutClock();

test('the figures before a change are known in the render that shows it, and not before', async () => {
  const [first, second] = [{ points: 1 }, { points: 2 }];
  const { now, again, end } = await runHook(
    ({ figures }: { figures: object }) => useBefore(figures),
    { figures: first },
  );
  expect(now()).toBeNull();
  await again({ figures: second });
  expect(now()).toBe(first);
  await again({ figures: second });
  expect(now()).toBe(first);
  end();
});
