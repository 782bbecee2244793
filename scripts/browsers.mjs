// `npm run test:browsers`: the same steps in Firefox and in WebKit, the engine of Safari.
//   npm run test:browsers -- webkit           only in one of them
//   npm run test:browsers -- webkit width     only the specs with that in their name
import { buildIfChanged } from './build.mjs';
import { needChromium } from './chromium.mjs';
import { engineNames, needEngines } from './engines.mjs';
import { installMissing } from './install.mjs';
import { bin, run } from './run.mjs';

const given = process.argv.slice(2);
const wanted = engineNames.filter((name) => given.includes(name));

await installMissing();
await buildIfChanged();
const env = await needEngines(wanted.length > 0 ? wanted : engineNames);
if (env.ENGINES) {
  // Links reach across browsers.
  await needChromium();
  const specs = given.filter((one) => !wanted.includes(one));
  const args = [bin('@playwright/test', 'playwright'), 'test', '-c', 'test/browsers', ...specs];
  const { ok } = await run(process.execPath, args, { minutes: 30, env });
  if (!ok) process.exitCode = 1;
}
