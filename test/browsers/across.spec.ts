import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchChromium } from './support/chromium';
import { ASKED, act } from './support/mini-express';
import { Person } from './support/person';
import { expect, test } from './support/test';

const ACTIONS = 6;

test('Firefox and Chromium are linked by codes that people paste, and play one match', async ({
  person: host,
  site,
}, { project }) => {
  test.skip(project.name !== 'firefox', 'Debian’s WebKit has no WebRTC');
  const profile = await mkdtemp(join(tmpdir(), 'roundhouse-profile-'));
  const window = await launchChromium(profile);
  const guest = new Person(window, site.url);
  try {
    await host.open('#/new/mini-express');
    await host.tap('Linked phones');
    await host.tap('Start');
    // The notice that there is no server moves what is below it.
    await host.sees('.notice', 'New phones cannot join by code.');
    await host.tap('Link by camera');
    await guest.open('#/join');
    await guest.tap('Your name');
    await guest.window.type('Bea');
    await guest.tap('Link by camera');
    await paste(guest, await codeOf(host));
    const answer = await codeOf(guest);
    await host.tap('Scan its answer');
    await paste(host, answer);

    await host.tap('Let Bea in');
    await takeSeats(guest);
    await host.tap('Start');
    for (let action = 0; action < ACTIONS; action++) await act(await toAct(host, guest), action);
    await expect.poll(() => logOf(guest)).toEqual(await logOf(host));
    expect(JSON.parse(await logOf(host))).toHaveLength(ACTIONS);
    await expect.poll(() => guest.texts('[data-worth]')).toEqual(await host.texts('[data-worth]'));
  } finally {
    await window.kill();
    // A process that was killed may still be writing.
    await rm(profile, { recursive: true, force: true, maxRetries: 10 });
  }
});

/** The code of a phone, as it is copied from its screen. */
async function codeOf(person: Person): Promise<string> {
  await person.sees('.own-code');
  const [code = ''] = await person.texts('.own-code');
  return code;
}

async function paste(person: Person, code: string): Promise<void> {
  await person.tap('The other phone’s text');
  await person.window.type(code);
  await person.tap('Connect');
}

/** Sits down wherever nobody sits. */
async function takeSeats(person: Person): Promise<void> {
  const open = '.lobby-seats .button[aria-label^="Sit here"]';
  await person.has(open);
  for (let left = (await person.texts(open)).length; left > 0; left--) {
    await person.tap({ css: open });
    await expect.poll(async () => (await person.texts(open)).length).toBeLessThan(left);
  }
}

/** Waits until one of these people can choose an action, and returns that person. */
async function toAct(...people: readonly Person[]): Promise<Person> {
  let found: Person | undefined;
  await expect
    .poll(async () => {
      const asked = await Promise.all(people.map((one) => one.texts(ASKED)));
      found = people[asked.findIndex((hints) => hints.length > 0)];
      return found !== undefined;
    })
    .toBe(true);
  if (!found) throw new Error('nobody is to act');
  return found;
}

/** The only log that a phone keeps, as it keeps it. */
function logOf(person: Person): Promise<string> {
  return person.window.run(async () => {
    const open = indexedDB.open('roundhouse');
    await new Promise((resolve) => open.addEventListener('success', resolve));
    const reading = open.result.transaction('entries').objectStore('entries').getAll();
    await new Promise((resolve) => reading.addEventListener('success', resolve));
    open.result.close();
    return JSON.stringify(reading.result.map(({ number, entry }) => [number, entry]));
  }, null);
}
