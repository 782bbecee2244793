// What is tapped before a screen is shown. Everything is found by its role and its name in both languages.

/** Waits until the table is at rest. */
export const settled = (page) => page.locator('[data-settled]').waitFor();

/** The table that something is tapped at is at rest again. */
async function tapAtTable(target) {
  await target.click();
  await settled(target.page());
}

const button = (part, name) => part.getByRole('button', { name }).first();
const turn = (page) => page.getByRole('region', { name: /^(Turn|차례)$/ });
const company = (page, id) => page.locator(`button[data-company="${id}"]`);

export async function chooseCompany(page) {
  await tapAtTable(page.locator('button[data-company]:not([data-idle])').first());
}

export async function chooseCity(page) {
  await tapAtTable(turn(page).getByRole('listitem').getByRole('button').last());
}

export async function playBeforeAutoma(page) {
  await chooseCompany(page);
  await chooseCity(page);
  for (const question of await turn(page).getByRole('group').all())
    await tapAtTable(question.getByRole('button').first());
  await tapAtTable(button(turn(page), /^(Confirm|확인)$/));
}

export async function chooseHarbor(page) {
  await tapAtTable(company(page, 'brown'));
  await tapAtTable(page.locator('[data-hex="12,6"]'));
}

const tab = (page, name) => page.getByRole('tab', { name });

/** Opens a tab of a table. */
export const inTab = (name) => (page) => tapAtTable(tab(page, name));

/** Opens a tab of an editor. */
export const inPart = (name) => async (page) => {
  await tab(page, name).click();
  await page.getByRole('tabpanel', { name }).waitFor();
};

/** Buttons that make a copy: of the first board, and of the tiles of Ultimate Railroads. */
export const COPIES = { board: /^(USA|미국)$/, tiles: /^(Russian tiles|러시아 타일)$/ };

/** Opens a new copy of the first board, with a city chosen. */
export async function makeBoard(page) {
  await button(page, COPIES.board).click();
  await page.locator('[data-hex="5,7"]').click();
  await button(page, /^(Move|옮기기)$/).waitFor();
}

export async function leaveBoard(page) {
  await button(page, /^(Back|뒤로)$/).click();
  await more(page).waitFor();
}

const more = (page) => button(page, /: (more|더 보기)$/);

const use = (page, tool) =>
  button(page.getByRole('group', { name: /^(Tools|도구)$/ }), tool).click();

/** Erases the start of Brown: the board cannot be played then. */
async function eraseStart(page) {
  await tab(page, /^(Map|지도)$/).click();
  await use(page, /^(Eraser|지우개)$/);
  await page.locator('[data-hex="15,9"]').click();
}

export async function placeStart(page) {
  await eraseStart(page);
  await use(page, /^(Start|출발)$/);
}

/** Opens a new copy of the tiles of Ultimate Railroads. */
export async function copyTiles(page) {
  await button(page, COPIES.tiles).click();
  await button(page, /^(Factory|공장) 2 /).waitFor();
}

/** Opens a factory, and gives it an effect more. */
export async function openTile(page) {
  await button(page, /^(Factory|공장) 2 /).click();
  const tile = page.getByRole('dialog');
  await button(tile, /^(Black steps|검은색 선로)$/).click();
  await button(tile, /^(Remove: Black steps|빼기: 검은색 선로)$/).waitFor();
}

export async function openBoardMenu(page) {
  await more(page).click();
  await button(page.getByRole('dialog'), /^(Save as a file|파일로 저장)$/).waitFor();
}

export async function nameWater(page) {
  await use(page, /^(Name|이름)$/);
  await page.locator('[data-hex="12,0"]').click();
}

export async function askForHint(page) {
  await tapAtTable(button(page, /^(Hint|힌트)$/));
}

export async function askWhoPlays(page) {
  await page
    .locator('summary')
    .filter({ hasText: /^(Players|플레이어)/ })
    .click();
  await button(page, /^(Who plays seat 2|2번 자리):/).click();
  await engineer(page).waitFor();
}

const engineer = (page) => button(page, /^(Computer: Engineer|컴퓨터: 기관사)/);

export async function seatComputer(page) {
  await engineer(page).click();
  await button(page, /^(Who plays seat 3|3번 자리):/).waitFor();
  await page.locator('.level-line').last().scrollIntoViewIfNeeded();
}

export async function openMenu(page) {
  await tapAtTable(button(page, /^(Menu|메뉴)$/));
}

/** The rules over the table, where they tell what a company's card says. */
export async function readCard(page) {
  await chooseCompany(page);
  await tapAtTable(button(turn(page), /^(What these mean|숫자의 뜻)$/));
}

export async function goAstray(page) {
  await tapAtTable(company(page, 'gray'));
}

export async function finishLesson(page) {
  const lesson = page.getByRole('region', { name: /^(Lesson|튜토리얼)$/ });
  const on = button(lesson, /^(Next|Skip this step|다음|이 단계 건너뛰기)$/);
  while (await on.isVisible()) await tapAtTable(on);
}

export async function showCostlyMove(page) {
  // Every position of a match is thought about.
  await page.getByRole('progressbar').waitFor({ state: 'detached', timeout: 120_000 });
  await tapAtTable(button(page, /^(Costly moves|아쉬운 수)$/));
  await tapAtTable(button(page.getByRole('dialog'), /(Move \d+|\d+수째)/));
}

export async function showSolution(page) {
  await tapAtTable(button(page, /^(Solution|풀이)$/));
}

/** Scrolls to what is below the ranking. */
export async function readOn(page) {
  await page.locator('.after__ways').scrollIntoViewIfNeeded();
  await settled(page);
}

export async function makePicture(page) {
  await tapAtTable(button(page.getByRole('dialog'), /^(Share|공유하기)$/));
  await button(page.getByRole('dialog'), /^(Save the picture|그림 저장)$/).waitFor();
}

/** Settings of a server of one's own. */
export async function nameServer(page) {
  await signalingServer(page).fill('https://example.test');
  await turnServer(page).waitFor();
}

export const signalingServer = (page) =>
  page.getByRole('textbox', { name: /^(Signaling server|연결 서버)$/ });
export const turnServer = (page) => page.getByRole('textbox', { name: /^TURN (server|서버)/ });
