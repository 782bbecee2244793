import { screens } from '../../scripts/screens.mjs';
import { LANGUAGES } from '../../src/kit/words';
import { expectLikeKept, type Look, look, type SheetPlan } from '../e2e/screens/looks';
import { test } from '../e2e/screens/open';

const SIZES = [
  { width: 800, height: 1280 },
  { width: 1280, height: 800 },
];
const SHEET: SheetPlan = { name: 'wide', scale: 1 / 8, field: 4 };

for (const screen of screens) {
  test(`${screen.name} looks as it did on tablets and desktops`, async ({ openScreen, studio }) => {
    const looks: Look[] = [];
    for (const language of LANGUAGES) {
      const page = await openScreen(screen, language, SIZES[0]);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        looks.push(...(await look(page, screen, language)));
      }
    }
    await expectLikeKept(studio, screen, looks, SHEET);
  });
}
