import { expectNoFindings } from './support/axe';
import { PHONE } from './support/linked';
import { signal } from './support/signal';
import { expect, test } from './support/test';

for (const locale of ['en-GB', 'ko-KR']) {
  // Scripts put into the page are what the policy forbids; the PWA tests prove the policy.
  test(`axe finds nothing on the screens of linked phones, ${locale}`, async ({
    browser,
    site,
  }) => {
    const server = await signal();
    site.passTo(server.port);
    const phone = async () => {
      const context = await browser.newContext({
        ...PHONE,
        locale,
        baseURL: site.url,
        bypassCSP: true,
      });
      const page = await context.newPage();
      await page.goto('./#/settings');
      await page.getByRole('textbox').first().fill(site.url);
      await expect(page.getByRole('textbox')).toHaveCount(4);
      return page;
    };
    const [host, guest] = await Promise.all([phone(), phone()]);
    await expectNoFindings(host, 'settings with a server');
    await host.goto('./#/new');
    for (const seat of [1, 2]) {
      await host.locator('.seats__row').nth(seat).locator('.button').first().tap();
      await host.locator('.who-list__one').nth(1).tap();
    }
    await host.locator('.set-up__start .button').tap();
    const code = (await host.locator('.room-card__code').textContent()) ?? '';
    await expectNoFindings(host, 'lobby');
    await guest.goto(`./#/join/${code}`);
    await expect(guest.locator('.screen__body .note')).toHaveCount(2);
    await expectNoFindings(guest, 'join');
    await guest.locator('.screen__body [data-kind="primary"]').tap();
    await host.locator('.notice [data-kind="primary"]').waitFor();
    await expectNoFindings(host, 'somebody knocks');
    await host.locator('.notice [data-kind="primary"]').tap();
    for (const sat of [1, 2]) {
      await guest
        .locator('.lobby-seats .button')
        .nth(sat - 1)
        .tap();
      await expect(guest.locator('.lobby-seats b')).toHaveCount(sat + 1);
    }
    await expectNoFindings(guest, 'lobby of a guest');
    await host.locator('.set-up__start .button').tap();
    await guest.locator('.link-row').waitFor();
    await expectNoFindings(guest, 'linked table');
    await guest.locator('.link-row .button').tap();
    await expectNoFindings(guest, 'phones at the table');
    await guest.keyboard.press('Escape');
    await host.locator('.link-row .button').tap();
    await host.locator('.lobby-seats .button').first().tap();
    await host.keyboard.press('Escape');
    await expect(host.locator('.link-notices .button')).toHaveCount(2);
    await expectNoFindings(host, 'a seat is open');
    await host.locator('.link-notices .button').first().tap();
    await expect(guest.locator('.link-notices .notice')).toHaveCount(0);
    await host.close({ runBeforeUnload: true });
    await guest.locator('.link-notices .notice').waitFor();
    await expectNoFindings(guest, 'the host is lost');
    await guest.context().close();
    await host.context().close();
    await server.stop();
  });
}
