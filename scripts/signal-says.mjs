/**
 * What `npm run signal` prints once it runs, line by line: where the app finds it, or, without a certificate, how to get
 * one. Only an address that Settings takes is named as one to enter there.
 */
export function signalSays({ port, path, isSecure }, hosts) {
  const addresses = (scheme) => hosts.map((host) => `  ${scheme}://${host}:${port}${path}`);
  if (isSecure)
    return [
      ...addresses('https'),
      '',
      '  Enter one of these as the signaling server in Settings. Ctrl-C stops it.',
    ];
  const host = hosts.find((one) => one !== 'localhost') ?? 'localhost';
  return [
    ...addresses('http'),
    '',
    '  The app refuses these addresses: it connects only over TLS. With mkcert (https://github.com/FiloSottile/mkcert):',
    '',
    '    mkcert -install',
    `    mkcert ${host}`,
    `    npm run signal -- --cert ${host}.pem --key ${host}-key.pem`,
    '',
    '  The phones have to trust it too: docs/linked-phones.md says how. Or put the server behind a reverse proxy that has',
    '  a certificate, and enter the address of the proxy in Settings. Ctrl-C stops it.',
  ];
}
