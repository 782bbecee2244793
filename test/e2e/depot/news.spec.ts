import type { JsonObject } from '../../../src/kit/json';
import { againstComputers } from '../../support/people';
import { openMatch, table, tap, tapAnyway } from '../support/table';
import { newMatch } from './support/file';
import { button } from './support/table';
import { expect, still as test } from './support/test';

test.use({ news: 'waits' });

const none = { coal: 0, grain: 0, steel: 0 };
const player = { score: 0, out: false, train: none, delivered: none, orders: [] };

/** Ada works, and has borrowed more than the bank allows; two computers follow. */
const start: JsonObject = {
  ...{ game: 'depot', options: { prices: '246', rounds: 2, bank: 'strict' } },
  ...{ round: 1, phase: 'work', order: [0, 1, 2], at: 0, steps: 3, loan: true },
  prices: { coal: 2, grain: 4, steel: 6 },
  yard: { coal: 3, grain: 3, steel: 3 },
  players: [{ ...player, score: -6 }, player, player],
  deck: ['coal', 'grain', 'steel'].flatMap((good) => Array<string>(8).fill(good)),
};

test('news takes the focus, is read out, and has the computers wait for a tap', async ({
  page,
}) => {
  const match = newMatch({ id: 'news', seats: againstComputers(3), seed: 'news', start });
  await openMatch(page, match);
  await tapAnyway(button(page, { do: 'done' }));
  const news = page.getByRole('dialog', { name: 'News' });
  await expect(news).toHaveAccessibleDescription('Ada has -6 points and is out.');
  await expect(news.getByRole('heading')).toBeFocused();
  // No computer is about to play.
  await expect(table(page)).toHaveAttribute('data-plies', '1');
  await tap(news.getByRole('button', { name: 'Continue' }));
  // To the last round, which is news again.
  await expect(news).toHaveAccessibleDescription('The last round begins.');
  await expect(table(page)).not.toHaveAttribute('data-plies', '1');
  await tap(news.getByRole('button', { name: 'Continue' }));
  await expect(news).toHaveAccessibleDescription(/over/);
});
