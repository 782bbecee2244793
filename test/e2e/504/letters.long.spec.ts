import { people } from '../../support/people';
import { chooseLetters } from '../support/set-up';
import { asked, openMatch, played, settled, table } from '../support/table';
import { expect, test } from '../support/test';
import { newMatch } from './support/match';

test('with the largest letters a swipe on what is asked scrolls it, and no column of the shares is cut off', async ({
  page,
  context,
}) => {
  await chooseLetters(page, 'Largest');
  const match = newMatch({ id: 'letters', world: '956', seats: people(4) });
  await openMatch(page, match);
  await played(page, match.length);
  const shares = asked(page).getByRole('table');
  const right = await shares.evaluate((one) => one.getBoundingClientRect().right);
  expect(right).toBeLessThanOrEqual(360);
  const devtools = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: 180, y }],
    });
  await touch('touchStart', 600);
  for (let y = 590; y >= 400; y -= 10) await touch('touchMove', y);
  await touch('touchEnd', 400);
  await settled(page);
  expect(await table(page).evaluate((one) => one.scrollTop)).toBeGreaterThan(100);
});
