import { recordedPath } from '../../support/recorded';
import { bringIn } from '../support/files';
import { visit } from '../support/site';
import { expect, test } from '../support/test';
import { act, startMatch } from '../support/turns';

test.use({ serviceWorkers: 'allow' });

test('a walk through every screen and a match asks no other origin and breaks no policy', async ({
  context,
  page,
  site,
}) => {
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  const violations: string[] = [];
  await context.exposeFunction('tellViolation', (violation: string) => violations.push(violation));
  await context.addInitScript(() => {
    const told = window as Window & { tellViolation?: (violation: string) => void };
    document.addEventListener('securitypolicyviolation', (event) =>
      told.tellViolation?.(`${event.effectiveDirective} ${event.blockedURI}`),
    );
  });

  await visit(page, './');
  for (const screen of [
    '',
    'new',
    'join',
    'join/ACE349',
    'table',
    'matches',
    'settings',
    'about',
    'nowhere',
  ]) {
    await page.goto(`./#/${screen}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await startMatch(page);
  for (let ply = 0; ply < 9; ply++) await act(page, ply);
  const match = page.url();
  await page.goto(`${match}/replay`);
  await expect(page.getByRole('slider', { name: 'Position' })).toBeVisible();
  await bringIn(page, recordedPath('europe-3-careful'));
  await page.getByRole('link', { name: /Ada/ }).tap();
  await expect(page.getByRole('dialog', { name: 'Final ranking' })).toBeVisible();
  await page.goto('./');
  await expect(page.locator('.home__match .miniature svg')).toBeVisible();

  const elsewhere = asked.filter((url) => !/^(data|blob):/.test(url) && !url.startsWith(site.url));
  expect(asked.length).toBeGreaterThan(20);
  expect(elsewhere).toEqual([]);
  expect(violations).toEqual([]);
  // The listener works: it notes a script that the policy refuses.
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = ' ';
    document.body.append(script);
  });
  await expect.poll(() => violations).toEqual([expect.stringContaining('script-src')]);
});
