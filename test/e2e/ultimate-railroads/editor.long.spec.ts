import { expectNoFindings } from '../support/axe';
import { expect, still as test } from '../support/test';
import {
  bringIn,
  done,
  face,
  fileOf,
  makeCopy,
  openTile,
  play,
  press,
  saved,
  sheet,
  tab,
  tile,
} from './support/editor';

test('what cannot be played is named, shown, and put right', async ({ page }) => {
  await makeCopy(page);
  await openTile(page, 'Factory 5');
  await press(page, 'Remove: Doublers');
  await done(page);
  await tab(page, 'Engineers');
  await openTile(page, 'Engineer 8');
  await sheet(page).getByRole('radio', { name: 'Stack A' }).check();
  await sheet(page).getByRole('radio', { name: '1 ruble' }).check();
  await done(page);
  // Dimmed, but it answers: Playwright would wait for it to be enabled.
  await play(page).tap({ force: true });
  await expect(page.getByText('This design is not playable yet: 2 problems')).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).tap();
  await tab(page, 'Checks 2');
  await expect(page.getByText('Factory 5 needs an effect.')).toBeVisible();
  await expect(
    page.getByText('A ? card brings Engineer 8, but it comes from a stack already.'),
  ).toBeVisible();
  await page.getByRole('button', { name: /Show me.*Factory 5/ }).tap();
  await press(page, 'Keys');
  await done(page);
  await tab(page, 'Checks 1');
  await page.getByRole('button', { name: /Show me.*Engineer 8/ }).tap();
  await openTile(page, '? card 3');
  await press(page, 'Remove: An engineer');
  await done(page);
  await tab(page, 'Checks');
  await expect(page.getByText('No problems. These tiles are ready to play.')).toBeVisible();
});

test('an end-bonus card pays what its owner says', async ({ page }) => {
  await makeCopy(page);
  await tab(page, 'Cards');
  await openTile(page, 'Keys');
  await press(page, 'One more: Step 1: points');
  await expect(face(page)).toHaveText('16, 25, or 40 for 2, 4, or 6 keys');
  await done(page);
  await openTile(page, 'Factories');
  await sheet(page).getByRole('textbox', { name: 'Points: Factories' }).fill('7');
  await expect(face(page)).toHaveText('7 for each factory');
});

test('by keys alone: a tile is opened, changed and closed, and the focus comes back', async ({
  page,
}) => {
  await makeCopy(page);
  await tile(page, 'Factory 6').press('Enter');
  await sheet(page).getByRole('button', { name: 'One more: Rubles' }).press('Enter');
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await expect(tile(page, 'Factory 6')).toBeFocused();
  await expect(tile(page, 'Factory 6')).toContainText('3 rubles');
});

test('axe finds nothing in the editor', async ({ page }) => {
  await makeCopy(page);
  await expectNoFindings(page, 'factories');
  await openTile(page, 'Factory 2');
  await press(page, 'Points');
  await expectNoFindings(page, 'a factory');
  await done(page);
  await tab(page, 'Engineers');
  await openTile(page, 'Engineer 1');
  await expectNoFindings(page, 'an engineer');
  await done(page);
  await tab(page, 'Cards');
  await expectNoFindings(page, 'cards');
});

test('a hostile file is refused with a sentence, and nothing is changed', async ({ page }) => {
  await makeCopy(page);
  await saved(page);
  const file = JSON.parse(await fileOf(page));
  const message = page.locator('[aria-live] .notice');
  const refused = async (change: (design: typeof file.design) => void, sentence: RegExp) => {
    const changed = structuredClone(file);
    change(changed.design);
    await bringIn(page, JSON.stringify(changed));
    await expect(message).toHaveText(sentence);
    await expect(message).toContainText('Nothing was changed.');
  };
  await refused((design) => {
    design.tiles[1].factory = [{ fly: 1 }];
  }, /“design\.tiles\[1\]\.factory\[0\]\.fly”: there is no such effect\./);
  await refused((design) => {
    design.tiles[5].factory = [{ roubles: 1_000_000 }];
  }, /“design\.tiles\[5\]\.factory\[0\]\.roubles”: the number is too high\./);
  await refused((design) => {
    design.engineers[0].effects = [{ again: 1 }, { spread: 2 }];
  }, /“design\.engineers\[0\]\.effects”: these effects can’t be combined\./);
  await refused((design) => {
    design.engineers[0].effects = [
      { steps: 'any', n: 5 },
      { steps: 'white', n: 5 },
    ];
  }, /“design\.engineers\[0\]\.effects”: the number is too high\./);
  await refused((design) => {
    design.tiles[8].number = 20;
  }, /“design\.tiles\[8\]\.number”: this is printed and can’t be changed\./);
  await bringIn(page, JSON.stringify({ ...file, padding: 'x'.repeat(1_000_001) }));
  await expect(message).toHaveText('The file is larger than 1 MB.');
  await expect(page.getByRole('link', { name: /Russian tiles, copy/ })).toHaveCount(1);
});
