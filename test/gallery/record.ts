// Writes the positions that the gallery shows: npx tsx test/gallery/record.ts
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

// Views bring style sheets along, which mean nothing here.
const withoutStyle: Plugin = {
  name: 'without-style',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('.css') ? '\0style.js' : null),
  load: (id) => (id === '\0style.js' ? '' : null),
};
const all = fileURLToPath(new URL('./walks/all.ts', import.meta.url));
const { module } = await runnerImport<typeof import('./walks/all')>(all, {
  configFile: false,
  plugins: [withoutStyle],
});

for (const [game, walk] of Object.entries(module.walks)) {
  const path = fileURLToPath(new URL(`./positions/${game}.json`, import.meta.url));
  const lines = walk().map((entry) => JSON.stringify(entry));
  writeFileSync(path, `[\n${lines.join(',\n')}\n]\n`);
  process.stdout.write(`${game}: ${lines.length} panels\n`);
}
