// The matches that screens are shown with.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

const read = (name) => JSON.parse(readFileSync(join(root, 'test/matches', `${name}.json`), 'utf8'));

/** So much later the second match was played, in milliseconds. */
const HOURS = 3 * 60 * 60_000;

export const finished = { ...read('usa-3-careful'), title: undefined };
/** In the middle, where every company has track, and played last. */
export const midway = (() => {
  const match = read('europe-4-careful');
  const entries = match.entries.slice(0, 33).map((entry) => ({ ...entry, at: entry.at + HOURS }));
  const header = { ...match.header, help: true };
  return { ...match, header, title: undefined, entries };
})();

/** The first `count` entries of a recorded match. */
const begun = (name, count) => {
  const match = read(name);
  return { ...match, title: undefined, entries: match.entries.slice(0, count) };
};
/** Where the automa answers to the next move. */
export const alone = begun('solo-normal-en', 10);
/** Where Brown may build into the city at 12,6 and then choose a harbor. */
export const harbors = begun('europe-4-harbors', 8);

/** Where a computer has just played, and the person in the first seat is to act. */
export const against = (() => {
  const match = begun('usa-3-careful', 12);
  const computer = { kind: 'computer', level: 'engineer' };
  const seats = match.header.seats.map((plan, seat) =>
    seat === 0 ? plan : { ...plan, player: computer },
  );
  return { ...match, header: { ...match.header, id: 'against-computers', seats } };
})();

/** A file with all of them. */
export const archive = {
  format: 'roundhouse-archive',
  version: 1,
  matches: [finished, midway, alone, harbors, against],
};

/** Puts them into the archive that a page sees. */
export async function bringInMatches(page, address) {
  await page.goto(`${address}#/matches`);
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import files' }).click();
  const buffer = Buffer.from(JSON.stringify(archive));
  await (await chosen).setFiles({ name: 'matches.json', mimeType: 'application/json', buffer });
  await page.locator('.card-list__open').nth(4).waitFor();
}
