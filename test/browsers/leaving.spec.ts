import { ASKED, act } from './support/mini-express';
import { expect, test } from './support/test';

test('a page that is left in the middle of a write holds up nothing that comes after it', async ({
  person,
}) => {
  for (const pace of ['Slow', 'Instant', 'Fast', 'Slow']) {
    await person.open('#/settings');
    await person.sees('label', pace);
    // WebKit keeps the page that is left, with everything that it has not ended.
    await person.window.run((wanted) => {
      const labels = [...document.querySelectorAll('label')];
      labels.find(({ textContent }) => textContent === wanted)?.click();
      location.href = 'about:blank';
    }, pace);
    await expect.poll(() => person.window.run(() => location.href, null)).toBe('about:blank');
  }
  await person.open('#/new/mini-express');
  await person.tap('Pass and play');
  await person.tap('Start');
  await person.tap('Play');
  await person.sees(ASKED);
  await act(person, 1);
  await person.sees(ASKED);
  expect(await person.readsLog()).toHaveLength(1);
});
