// `npm run gallery`: every panel of every game, from the sources while you change them.
import { installMissing } from './install.mjs';
import { root } from './run.mjs';

await installMissing();
const { createServer } = await import('vite');
const server = await createServer({ configFile: `${root}test/gallery/vite.config.ts` });
await server.listen();
server.printUrls();
