// `npm start`: installs missing dependencies, builds if the sources changed, and serves the app to this machine and
// its network.
//   npm start -- --port 8080     another port (4173)
//   npm start -- --https         with a self-signed certificate, about which browsers warn
//   npm start -- --cert c.pem --key k.pem    with a trusted certificate
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildIfChanged } from './build.mjs';
import { installMissing } from './install.mjs';
import { lanHosts } from './lan.mjs';
import { root } from './run.mjs';

function readOptions() {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4173' },
      https: { type: 'boolean' },
      cert: { type: 'string' },
      key: { type: 'string' },
    },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new Error(`--port must be a number from 1 to 65535, not "${values.port}".`);
  }
  const { cert, key } = values;
  if ((cert === undefined) !== (key === undefined)) {
    throw new Error('--cert and --key must be used together: the two files of one certificate.');
  }
  const trusted = cert && { cert: readFileSync(cert), key: readFileSync(key) };
  return { port, trusted, https: values.https === true || trusted !== undefined };
}

async function serve({ port, https, trusted }) {
  const { preview } = await import('vite');
  const plugins = https && !trusted ? [(await import('@vitejs/plugin-basic-ssl')).default()] : [];
  return preview({
    configFile: false,
    root,
    plugins,
    logLevel: 'warn',
    build: { outDir: 'dist' },
    preview: { host: true, port, strictPort: false, allowedHosts: true, https: trusted },
  });
}

async function announce(server, options) {
  const { port } = server.httpServer.address();
  if (port !== options.port) console.log(`Port ${options.port} is taken; using ${port}.`);
  const scheme = options.https ? 'https' : 'http';
  const [first, ...others] = lanHosts().map((host) => `${scheme}://${host}:${port}/`);
  console.log(`\n  This machine  ${scheme}://localhost:${port}/`);
  if (first) {
    const { default: encodeQR } = await import('qr');
    for (const address of [first, ...others]) console.log(`  Network       ${address}`);
    console.log(`\n${encodeQR(first, 'ascii')}`);
    if (!options.https) {
      console.log('  To install the app, a phone on the network needs https: npm start -- --https');
    }
  }
  console.log('  Ctrl-C stops it.');
}

try {
  const options = readOptions();
  await installMissing();
  await buildIfChanged();
  await announce(await serve(options), options);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
