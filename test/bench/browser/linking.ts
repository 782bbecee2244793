import type { Page } from '@playwright/test';
import { joinTable, openTable, signal, sit, useServer } from '../../e2e/support/linked';
import type { Site } from '../../e2e/support/site';
import { choose } from '../../e2e/support/turns';
import { press } from './finger';
import { newProfile, openPhone } from './phone';
import { CONFIRM } from './turn';

const PORT = 9391;

/** Milliseconds that the quickest look at what a move does before they confirm it. */
const LOOK = 300;

/** What two linked phones take for actions that one of them plays. */
export interface LinkTimes {
  /** Milliseconds from Confirm on one phone to the paint on the other. */
  readonly painted: readonly number[];
  /** What both have sent for one action on the average, without the signs of life. */
  readonly bytes: number;
}

declare global {
  interface Window {
    linked: { confirmed: number; painted: number; bytes: number };
  }
}

/** Plays this number of actions between two browser processes with disks of their own. */
export async function playLinked(
  executable: string,
  site: Site,
  actions: number,
): Promise<LinkTimes> {
  const server = await signal(PORT);
  site.passTo(PORT);
  const profiles = await Promise.all([newProfile(), newProfile()]);
  const phones = await Promise.all(profiles.map((profile) => openPhone(executable, profile)));
  try {
    const [host, guest] = phones.map(({ page }) => page);
    if (!host || !guest) throw new Error('two phones');
    const pages = [host, guest] as const;
    for (const page of pages) {
      await page.addInitScript(watch);
      await useServer(page, site.url);
    }
    const code = await openTable(host, site.url, 3);
    await joinTable(guest, host, site.url, code, 'Bea');
    await sit(guest);
    await guest.getByRole('button', { name: /^Sit here/ }).tap();
    await host.getByRole('button', { name: 'Start', exact: true }).tap();
    for (const page of pages) await page.locator('button[data-company]').first().waitFor();
    const painted: number[] = [];
    let bytes = 0;
    for (let action = 0; action < actions; action++) {
      const [one, other] = await inTurn(pages);
      for (const page of pages) await page.evaluate(reset);
      await choose(one, action);
      await one.waitForTimeout(LOOK);
      await one.evaluate(reset);
      await other.evaluate(reset);
      await press(one, CONFIRM);
      await other.waitForFunction(() => window.linked.painted > 0);
      await one.waitForFunction(() => window.linked.painted > 0);
      const [from, to] = [await one.evaluate(read), await other.evaluate(read)];
      painted.push(to.painted - from.confirmed);
      bytes += from.bytes + to.bytes;
    }
    return { painted, bytes: bytes / actions };
  } finally {
    for (const phone of phones) await phone.close();
    for (const profile of profiles) await profile.remove();
    await server.stop();
  }
}

/** The phone whose people are to act, and the other one. */
async function inTurn([host, guest]: readonly [Page, Page]): Promise<readonly [Page, Page]> {
  const ours = (page: Page) => page.locator('.link-row', { hasText: 'Your turn.' });
  for (;;) {
    if (await ours(host).isVisible()) return [host, guest];
    if (await ours(guest).isVisible()) return [guest, host];
    await host.waitForTimeout(20);
  }
}

const reset = () => {
  window.linked = { confirmed: 0, painted: 0, bytes: 0 };
};
const read = () => window.linked;

/**
 * In the page: notes when Confirm is tapped, when the table has been painted again, and what is sent.
 * No function in it has a name: what runs this file would add something to it that the page does not have.
 */
function watch(): void {
  window.linked = { confirmed: 0, painted: 0, bytes: 0 };
  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      if (target instanceof Element && target.closest('.turn-panel__foot [data-kind="primary"]'))
        window.linked.confirmed = performance.timeOrigin + timeStamp;
    },
    { capture: true },
  );
  let shown = '';
  addEventListener('DOMContentLoaded', () =>
    new MutationObserver(() => {
      const heading = document.querySelector('.table__turn')?.textContent ?? '';
      const table = document.querySelector('.table__view')?.textContent ?? '';
      if (shown === heading + table) return;
      shown = heading + table;
      // A task after the frame in which it was drawn.
      requestAnimationFrame(() =>
        setTimeout(() => {
          window.linked.painted ||= performance.timeOrigin + performance.now();
        }),
      );
    }).observe(document.body, { subtree: true, childList: true, characterData: true }),
  );
  const send = RTCDataChannel.prototype.send;
  RTCDataChannel.prototype.send = function (this: RTCDataChannel, data: never) {
    const text = typeof data === 'string' ? data : '';
    if (!/^\["p[io]ng"/.test(text)) window.linked.bytes += new Blob([data]).size;
    send.call(this, data);
  };
}
