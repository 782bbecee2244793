// `npm run signal`: runs your own signaling server, through which phones find each other by a room code. Their
// messages after that do not pass through it.
//   npm run signal -- --port 9001     another port (9000)
//   npm run signal -- --path /trains  another path (/)
//   npm run signal -- --cert c.pem --key k.pem    over TLS, for pages that are served over https
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { installMissing } from './install.mjs';
import { lanHosts } from './lan.mjs';
import { signalSays } from './signal-says.mjs';

function readOptions() {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '9000' },
      path: { type: 'string', default: '/' },
      cert: { type: 'string' },
      key: { type: 'string' },
    },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new Error(`--port must be a number from 1 to 65535, not "${values.port}".`);
  }
  const { cert, key, path } = values;
  if ((cert === undefined) !== (key === undefined)) {
    throw new Error('--cert and --key must be used together: the two files of one certificate.');
  }
  const ssl = cert && { cert: readFileSync(cert, 'utf8'), key: readFileSync(key, 'utf8') };
  return { port, path, ssl };
}

function announce({ port, path, ssl }) {
  const hosts = ['localhost', ...lanHosts()];
  console.log(signalSays({ port, path, isSecure: ssl !== undefined }, hosts).join('\n'));
}

try {
  const options = readOptions();
  await installMissing();
  const { PeerServer } = await import('peer');
  const { port, path, ssl } = options;
  const server = PeerServer({ port, path, ...(ssl ? { ssl } : {}) }, () => announce(options));
  server.on('error', (error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
