import { archive } from '../../scripts/screen-matches.mjs';
import { screens } from '../../scripts/screens.mjs';
import { offered } from '../../src/games/offered';
import type { Person } from './support/person';
import { expect, test } from './support/test';
import { PHONE } from './support/window';

const DESKTOP = { width: 1280, height: 800 };

/** Screens that have an address, with a selector of what shows that they are there. */
const addressed = screens.flatMap(({ at, ready }) =>
  at && ready ? [{ at, ready: plain(ready) }] : [],
);
const each = [...new Map(addressed.map((screen) => [screen.at, screen])).values()];

/** Playwright's own words are left out of a selector: what is left is less exact, but every browser knows it. */
function plain(selector: string): string {
  return (selector.split(' >> ')[0] ?? '').replace(/:has\(:text\([^)]*\)\)/, '');
}

async function fits(person: Person, what: string): Promise<void> {
  for (const { width, height } of [PHONE, DESKTOP]) {
    await person.window.resize(width, height);
    const widths = () =>
      person.window.run(() => [innerWidth, document.documentElement.scrollWidth], null);
    await expect.poll(widths, { message: `${what} at ${width}` }).toEqual([width, width]);
  }
  await person.window.resize(PHONE.width, PHONE.height);
}

test('no screen is wider than its window, on a phone and on a desktop', async ({ person }) => {
  await person.open('#/matches');
  await person.choosesFile('matches.json', JSON.stringify(archive));
  await person.sees('.card-list__open');
  for (const { at, ready } of each) {
    await person.open(at);
    await person.has(ready);
    await fits(person, at);
  }
});

for (const { id, name } of offered)
  test(`nor is the table of ${name.en}`, async ({ person }) => {
    await person.open(`#/new/${id}`);
    await person.tap('Pass and play');
    await person.tap('Start');
    await person.tap('Play');
    await person.sees('h1', '’s turn');
    await fits(person, id);
    await person.open(`#/rules/${id}`);
    await person.has('.rules__paragraph');
    await fits(person, 'its rules');
    await person.open(`#/rulings/${id}`);
    await person.has('.rulings > li');
    await fits(person, 'its rulings');
  });
