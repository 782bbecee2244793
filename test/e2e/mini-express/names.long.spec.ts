import { tap } from '../support/table';
import { expect, still as test } from '../support/test';
import { companies, startMatch } from '../support/turns';

test.use({ viewport: { width: 640, height: 360 } });

test('a phone on its side shows the names of companies whole', async ({ page }) => {
  await startMatch(page, './');
  const names = ['Brown', 'Gray', 'Orange', 'White'].map((name) =>
    companies(page).getByText(name, { exact: true }),
  );
  const cut = () =>
    Promise.all(
      names.map((name) =>
        name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
      ),
    );
  expect(await cut()).toEqual([0, 0, 0, 0]);
  await tap(companies(page).first());
  expect(await cut()).toEqual([0, 0, 0, 0]);
});
