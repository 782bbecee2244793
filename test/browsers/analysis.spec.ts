import { readFileSync } from 'node:fs';
import { recordedPath } from '../support/recorded';
import { expect, test } from './support/test';

const file = readFileSync(recordedPath('duel-expert-usa-spike'), 'utf8');
const { header } = JSON.parse(file) as { header: { id: string } };

test('a recorded match is brought in, shared as a picture, and analyzed to its end', async ({
  person,
}) => {
  await person.open('#/matches');
  await person.choosesFile('match.json', file);
  // The matches of earlier tests are listed too.
  await person.has(`.card-list__open[href="#/match/${header.id}"]`);
  await person.open(`#/match/${header.id}`);
  await person.sees('dialog', 'Final ranking');

  await person.tap('Share');
  await person.window.run(watchPicture, null);
  await person.sees('.share__picture');
  expect(await person.window.run(() => document.body.dataset.picture, null)).toBe('complete');
  await person.tap('Close');

  await person.tap('Analyze the match');
  await person.has('.analysis progress');
  await person.hasNo('.analysis progress', 120_000);
  await person.has('.analysis [role="img"][aria-label*="100%"]');
});

/** In the page: notes whether the picture can be drawn in the moment in which it is shown. */
function watchPicture(): void {
  new MutationObserver((_, observer) => {
    const picture = document.querySelector<HTMLImageElement>('.share__picture');
    if (!picture) return;
    document.body.dataset.picture = picture.complete ? 'complete' : 'blank';
    observer.disconnect();
  }).observe(document, { subtree: true, childList: true });
}
