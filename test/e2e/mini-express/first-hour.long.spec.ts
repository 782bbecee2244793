import { still as test } from '../support/test';
import { finger, keys } from './hour/hand';
import { firstHour } from './hour/hour';

test.use({
  serviceWorkers: 'allow',
  actionTimeout: 60_000,
});

const phone = { viewport: { width: 360, height: 640 } };
const tablet = { viewport: { width: 800, height: 1280 } };
const desktop = { viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false };

for (const { how, language, hand, device } of [
  { how: 'on a phone', language: 'en', hand: finger, device: phone },
  { how: 'on a phone', language: 'ko', hand: finger, device: phone },
  { how: 'on a tablet', language: 'en', hand: finger, device: tablet },
  { how: 'on a tablet', language: 'ko', hand: finger, device: tablet },
  { how: 'by the keyboard alone', language: 'en', hand: keys, device: desktop },
  { how: 'by the keyboard alone', language: 'ko', hand: keys, device: desktop },
] as const) {
  test.describe(`${how}, ${language}`, () => {
    test.use({ ...device, locale: language === 'ko' ? 'ko-KR' : 'en-GB' });

    test(`the first hour of a person who has never played, ${how}, ${language}`, async ({
      page,
    }) => {
      await firstHour(page, hand, language);
    });
  });
}
