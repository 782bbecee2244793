import { chromium } from 'playwright';
const [w, h] = (process.env.SIZE ?? '360x640').split('x').map(Number);
const locale = process.env.LOCALE ?? 'en-US';
const games = (process.env.GAMES ?? 'mini-express,age-of-steam,ultimate-railroads,504').split(',');
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium' });
const tag = `${locale.slice(0, 2)}-${w}`;
for (const g of games) {
  const ctx = await browser.newContext({ viewport: { width: w, height: h }, hasTouch: true, deviceScaleFactor: 2, locale, colorScheme: process.env.DARK ? 'dark' : 'light', serviceWorkers: 'block' });
  const page = await ctx.newPage();
  page.on('pageerror', (e) => console.log(g, 'ERR', e.message));
  const shot = (n) => page.screenshot({ path: `/tmp/real/${tag}.${g}.${n}.png` });
  await page.goto(`http://localhost:9310/#/new/${g}`);
  await page.waitForTimeout(1200);
  await shot('0new');
  await page.locator('button[data-kind=primary]').last().tap();
  await page.waitForTimeout(3500);
  await shot('1brief');
  const dialog = page.locator('dialog[open]');
  if (await dialog.count()) { await page.keyboard.press('Escape'); await page.waitForTimeout(600); }
  for (let i = 0; i < 40; i++) { if (await page.locator('[data-question]').count()) break; await page.waitForTimeout(500); if (i===3) await shot('2watch'); }
  await page.waitForTimeout(500);
  await shot('3mine');
  const m = await page.evaluate(() => ({ head: document.querySelector('.table__head')?.getBoundingClientRect().height, over: document.querySelector('.table__over')?.innerText, map: document.querySelector('.board-frame')?.getBoundingClientRect().height }));
  console.log(g, JSON.stringify(m));
  // several taps on the primary
  for (let i = 0; i < Number(process.env.TURNS ?? 3); i++) {
    const foot = page.locator('[data-question] footer .button').last();
    if (await foot.count()) await foot.tap({ timeout: 3000 }).catch((e) => console.log('tap', e.message.split('\n')[0]));
    await page.waitForTimeout(1500);
    await shot(`4a${i}`);
    await page.waitForTimeout(2500);
    await shot(`4b${i}`);
  }
  await ctx.close();
}
await browser.close();
