// Screens of linked phones; each function tells the page of the other phone, which is to be closed with this one.

/** In a page: chance is the same every time, so that codes and matches are. Phones with other numbers are others. */
const tame = (number) => {
  crypto.getRandomValues = (array) => array.fill(number);
};

/** Has a phone look for others at the site's own signaling server. */
async function useServer(page, address) {
  await page.goto(`${address}#/settings`);
  await page.getByRole('textbox').first().fill(address);
  await page.getByRole('textbox').nth(3).waitFor();
}

/** Opens a table of three seats, two of them for other phones, and has another phone knock as Bea. */
export async function knock(page) {
  const [address] = page.url().split('#');
  // Tables in both languages are open at the same time.
  const number = await page.evaluate(() => navigator.language.charCodeAt(0));
  await page.evaluate(tame, number);
  await useServer(page, address);
  await page.goto(`${address}#/new`);
  await page.getByRole('radio', { name: /^(Linked phones|휴대전화 연결)$/ }).check();
  await page.locator('.set-up__start .button').click();
  const code = await page.locator('.room-card__code').textContent();
  const guest = await page.context().browser().newPage({ viewport: page.viewportSize() });
  await guest.addInitScript(tame, number + 1);
  await useServer(guest, address);
  await guest.goto(`${address}#/join/${code}`);
  await guest.getByRole('textbox').first().fill('Bea');
  await guest.locator('.screen__body [data-kind="primary"]').click();
  await page.locator('.notice [data-kind="primary"]').waitFor();
  return guest;
}

/** Lets it in; it sits down. The table has not begun. */
export async function gather(page, guest) {
  await page.locator('.notice [data-kind="primary"]').click();
  await guest.locator('.lobby-seats .button').first().click();
  await page.locator('.lobby-seats b').nth(1).waitFor();
  await page.locator('.phones-list').scrollIntoViewIfNeeded();
}

/** Picks the first share that may be had. */
async function pick(page) {
  await page.locator('.mx-card:not([data-idle])').first().click();
  await page.locator('.turn-panel__body .button').first().click();
  await page.locator('.turn-panel__foot .button').last().click();
}

/** Begins; both have picked a share, and the other phone asks to take its own back. */
export async function playLinked(page, guest) {
  await guest.locator('.lobby-seats li').nth(2).locator('.button').click();
  await page.locator('.lobby-seats b').nth(2).waitFor();
  await page.locator('.set-up__start .button').click();
  await page.locator('.mx-hint').waitFor();
  await pick(page);
  await guest.locator('.mx-hint').waitFor();
  await pick(guest);
  // Its move is confirmed: only then can it be taken back.
  await guest.locator('.table__head .seat-mark[data-seat="green"]').waitFor();
  await guest.locator('.table__head .button').nth(1).click();
  await page.locator('.link-notices .notice').waitFor();
}

/** The phones at the table that plays, and what can be said to them. */
export async function lookAtPhones(page) {
  await page.locator('.link-row .button').click();
  await page.locator('.link-sheet').waitFor();
}

/** The host leaves its seat, which anybody may take then. */
export async function leaveSeat(page) {
  await page.locator('.lobby-seats .button').first().click();
  await page.keyboard.press('Escape');
  // Only the more urgent one is shown, and that there is another.
  await page.locator('.link-notices > [aria-expanded]').waitFor();
}
