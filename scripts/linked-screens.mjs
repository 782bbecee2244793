// Screens of linked phones; each function tells the page of the other phone, which is to be closed with this one.
import { settled, signalingServer, turnServer } from './screen-taps.mjs';

/** In a page: chance is the same every time, so that codes and matches are. Phones with other numbers are others. */
const tame = (number) => {
  crypto.getRandomValues = (array) => array.fill(number);
};

const button = (part, name) => part.getByRole('button', { name }).first();
const START = /^(Start|시작)$/;

/** Has a phone look for others at the site's own signaling server. */
async function useServer(page, address) {
  await page.goto(`${address}#/settings`);
  await signalingServer(page).fill(address);
  await turnServer(page).waitFor();
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
  await button(page, START).click();
  const code = await page.locator('.room-card__code').textContent();
  const guest = await page.context().browser().newPage({ viewport: page.viewportSize() });
  await guest.addInitScript(tame, number + 1);
  await useServer(guest, address);
  await guest.goto(`${address}#/join/${code}`);
  await guest.getByRole('textbox', { name: /^(Your name|내 이름)$/ }).fill('Bea');
  await button(guest, /^(Join a table|게임 참가)$/).click();
  await letIn(page).waitFor();
  return guest;
}

const letIn = (page) => button(page, /^(Let Bea in|Bea 수락하기)$/);

/** Lets it in; it sits down. The table has not begun. */
export async function gather(page, guest) {
  await letIn(page).click();
  await sit(guest);
  await button(page, /^(Free this seat|자리 비우기): Bea/).waitFor();
  await page.locator('.phones-list').scrollIntoViewIfNeeded();
}

const sit = (page) => button(page, /^(Sit here|여기 앉기):/).click();

/** Picks the first share that may be had. */
async function pick(page) {
  await settled(page);
  await page.locator('button[data-company]:not([data-idle])').first().click();
  await settled(page);
  const turn = page.getByRole('region', { name: /^(Turn|차례)$/ });
  await button(turn, /^(Pick a share|주식 고르기)$/).click();
  await settled(page);
  await button(turn, /^(Confirm|확인)$/).click();
  await settled(page);
}

/** Begins; both have picked a share, and the other phone asks to take its own back. */
export async function playLinked(page, guest) {
  await sit(guest);
  await button(page, START).click();
  await pick(page);
  await guest.locator('[data-question]').waitFor();
  await pick(guest);
  await button(guest, /^(Undo Bea’s move|Bea의 수 무르기)$/).click();
  await button(page, /^(Agree|동의)$/).waitFor();
}

/** The phones at the table that plays, and what can be said to them. */
export async function lookAtPhones(page) {
  await button(page, /^(Phones at this table|이 방의 휴대전화)$/).click();
  await settled(page);
}

/** The host leaves its seat, which anybody may take then. */
export async function leaveSeat(page) {
  await button(page, /^(Leave|일어나기):/).click();
  await page.keyboard.press('Escape');
  // Only the more urgent one is shown, and that there is another.
  await button(page, /^(1 more|1건 더 보기)$/).waitFor();
  await settled(page);
}
