// What is tapped before a screen is shown.

/** A button that makes a copy of a board. */
export const COPY = '.section:has(h2) .button';

export async function chooseCompany(page) {
  await page.locator('.mx-card:not([data-idle])').first().click();
  await page.locator('.targets').waitFor({ state: 'attached' });
  // Its cities are listed a frame after they are lit.
  await page.waitForFunction(() => {
    const count = (selector) => document.querySelectorAll(selector).length;
    return count('.target') === count('.hex-board__hex[data-target]');
  });
}

export async function chooseCity(page) {
  await page.locator('.target').last().click();
  await page.locator('.mx-preview').waitFor();
}

export async function playBeforeAutoma(page) {
  await chooseCompany(page);
  await chooseCity(page);
  for (const question of await page.locator('.question').all())
    await question.locator('button').first().click();
  await page.locator('.turn-panel__foot .button').last().click();
  await page.locator('.step-list').waitFor();
}

export async function chooseHarbor(page) {
  await page.locator('.mx-card').first().click();
  await page.locator('[data-hex="12,6"]').click();
  await page.locator('.question').first().waitFor();
}

const tab = (page, number) => page.locator('.tabs__tab').nth(number).click();

/** Opens a new copy of the first board, with a city chosen. */
export async function makeBoard(page) {
  await page.locator(COPY).first().click();
  await page.locator('.palette').waitFor();
  await page.locator('[data-hex="5,7"]').click();
  await page.locator('.place-fields').waitFor();
}

export async function leaveBoard(page) {
  await page.locator('.screen__head .button').first().click();
  await page.locator('.card-list__one').waitFor();
}

export const inTab = (number) => (page) => tab(page, number);

const tool = (page, number) => page.locator('.palette__tool').nth(number).click();

/** Erases the start of Brown: the board cannot be played then. */
async function eraseStart(page) {
  await tab(page, 0);
  await page.locator('.palette__tool').last().click();
  await page.locator('[data-hex="15,9"]').click();
}

export async function placeStart(page) {
  await eraseStart(page);
  await tool(page, 3);
}

/** Opens a new copy of the tiles of Ultimate Railroads, the last game that has designs. */
export async function copyTiles(page) {
  await page.locator(COPY).last().click();
  await page.locator('.ur-tile').first().waitFor();
}

/** Opens a factory, and gives it an effect more. */
export async function openTile(page) {
  await page.locator('.ur-tile').nth(1).click();
  await page.locator('.ur-offered__one').first().click();
  await page.locator('.ur-effect-list li').nth(1).waitFor();
}

export async function openBoardMenu(page) {
  await page.locator('.card-list__one > .button').click();
  await page.locator('.designs__menu').waitFor();
}

export async function nameWater(page) {
  await tool(page, 5);
  await page.locator('[data-hex="12,0"]').click();
}

export async function askForHint(page) {
  await page.locator('.table__menu-buttons .button').first().click();
  await page.locator('.coach__idea').first().waitFor();
}

/** Unfolds the last line but one of New match: the players. */
async function unfoldPlayers(page) {
  await page.locator('.fold__line').nth(-2).click();
  await page.locator('.seats__row').first().waitFor();
}

export async function askWhoPlays(page) {
  await unfoldPlayers(page);
  await page.locator('.seats__row').nth(1).locator('.button').first().click();
  await page.locator('.who-list__one').first().waitFor();
}

export async function seatComputer(page) {
  await page.locator('.who-list__one').nth(4).click();
  await page.locator('.level-line').last().scrollIntoViewIfNeeded();
}

export async function openMenu(page) {
  await page.locator('.table__head .button').last().click();
  await page.locator('.table__menu').waitFor();
}

/** The rules over the table, where they tell what a company's card says. */
export async function readCard(page) {
  await chooseCompany(page);
  await page.locator('.turn-panel .ask-rules').first().click();
  await page.locator('.rules .mx-rules-picture').first().waitFor();
}

export async function goAstray(page) {
  await page.locator('.mx-card').nth(1).click();
  await page.locator('.lesson__astray').waitFor();
}

export async function finishLesson(page) {
  const on = page.locator('.lesson__buttons:has(.lesson__step) .button').last();
  while ((await on.count()) > 0) await on.click();
}

export async function showCostlyMove(page) {
  await page.locator('.analysis progress').waitFor({ state: 'detached', timeout: 120_000 });
  await page.locator('.analysis__row .button').first().click();
  await page.locator('.costly__one').first().click();
}

export async function showSolution(page) {
  await page.locator('.table__head .button').last().click();
  await page.locator('.coach__idea').last().waitFor();
}

/** Scrolls to what stands below the ranking. */
export async function readOn(page) {
  await page.locator('.after__decided li').first().waitFor();
  await page.locator('.after__ways').scrollIntoViewIfNeeded();
}

export async function makePicture(page) {
  await page.locator('.after__ways .button').first().click();
  await page.locator('.share__picture').waitFor();
}

/** Settings of a server of one's own. */
export async function nameServer(page) {
  await page.getByRole('textbox').first().fill('https://example.test');
  await page.getByRole('textbox').nth(3).waitFor();
}
