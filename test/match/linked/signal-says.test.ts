import { expect, test } from 'vitest';
import { signalSays } from '../../../scripts/signal-says.mjs';
import { PUBLIC_SERVER, serverProblem } from '../../../src/match/linked/signaling';

const HOSTS = ['localhost', '192.168.1.20'];
/** Where the page is from. */
const APP = 'localhost:4173';

const said = (isSecure: boolean) => signalSays({ port: 9000, path: '/trains', isSecure }, HOSTS);
const addressesIn = (lines: readonly string[]) =>
  lines.flatMap((line) => /^ {2}(https?:\S+)$/.exec(line)?.[1] ?? []);
const isTaken = (address: string) => serverProblem({ ...PUBLIC_SERVER, address }, APP) === null;

test('with a certificate the signaling server prints addresses that Settings takes', () => {
  const addresses = addressesIn(said(true));
  expect(addresses).toHaveLength(2);
  expect(addresses.filter(isTaken)).toEqual(addresses);
  expect(said(true).join('\n')).toContain('Enter one of these');
});

test('without one it says at once that the app refuses them, and how to get a certificate', () => {
  const lines = said(false);
  expect(addressesIn(lines).filter(isTaken)).toEqual([]);
  expect(lines.join('\n')).not.toContain('Enter one of these');
  expect(lines.join('\n')).toContain('The app refuses these addresses');
  expect(lines).toContain(
    '    npm run signal -- --cert 192.168.1.20.pem --key 192.168.1.20-key.pem',
  );
});
