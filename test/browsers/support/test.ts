import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { Site } from '../../e2e/support/site';
import { launchFirefox } from './firefox';
import { Person } from './person';
import { launchWebKit } from './webkit';
import type { BrowserWindow, Launch } from './window';

export { expect } from '@playwright/test';

const launches: Readonly<Record<string, Launch>> = {
  firefox: launchFirefox,
  webkit: launchWebKit,
};

/** An engine, and folders for what its browsers keep. */
interface Engine {
  launch(profile: string): Promise<BrowserWindow>;
  newProfile(): Promise<string>;
}

interface OfWorker {
  readonly engine: Engine;
  readonly site: Site;
  /** One window for all tests: a browser takes longer to start than most of them take. */
  readonly window: BrowserWindow;
}

/**
 * What pages say of links. A table of one test is looked for again at the signaling server in the next, and a phone
 * that is gone is missed only after its test.
 */
const OF_LINKS = ['0.peerjs.com', 'WebRTC: ICE failed'];

/**
 * Playwright only runs these tests: its own browsers are not those that people have. `person` sits at a window that
 * other tests have used; the test fails when a page complains in the console.
 */
export const test = base.extend<{ readonly person: Person }, OfWorker>({
  engine: [
    // biome wants a pattern here and Playwright insists on one: there is nothing to take from it.
    async ({ browserName: _ }, use, { project }) => {
      const launch = launches[project.name];
      if (!launch) throw new Error(`${project.name} is none of ${Object.keys(launches)}`);
      const windows: BrowserWindow[] = [];
      const profiles: string[] = [];
      await use({
        launch: async (profile) => {
          const window = await launch(profile);
          windows.push(window);
          return window;
        },
        newProfile: async () => {
          const profile = await mkdtemp(join(tmpdir(), 'roundhouse-profile-'));
          profiles.push(profile);
          return profile;
        },
      });
      for (const window of windows) await window.kill();
      for (const profile of profiles) await rm(profile, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ browserName: _ }, use) => {
      const site = await Site.open();
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  window: [
    async ({ engine }, use) => {
      await use(await engine.launch(await engine.newProfile()));
    },
    { scope: 'worker' },
  ],
  person: async ({ window, site }, use, info) => {
    const before = window.complaints.length;
    const person = new Person(window, site.url);
    await use(person);
    if (info.status !== info.expectedStatus)
      await writeFile(info.outputPath('failed.png'), await window.picture());
    const complaints = window.complaints.slice(before);
    const isOfLinks = (said: string) => OF_LINKS.some((known) => said.includes(known));
    expect(complaints.filter((said) => !isOfLinks(said))).toEqual([]);
  },
});
