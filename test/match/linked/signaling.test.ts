import { expect, test } from 'vitest';
import { PUBLIC_SERVER, serverProblem, signalingOf } from '../../../src/match/linked/signaling';

const at = (address: string) => ({ ...PUBLIC_SERVER, address });

test.each([
  ['', 'the public one'],
  ['trains.example', 'no protocol'],
  ['https://trains.example:9000/', 'over TLS'],
  ['http://192.168.1.20:4173', 'where the page comes from'],
])('a server that can work is not complained about: “%s”, %s', (address) => {
  expect(serverProblem(at(address), '192.168.1.20:4173')).toBeNull();
});

test.each([
  ['http://trains.example:9000/', 'insecure'],
  ['http://192.168.1.20:9000', 'insecure'],
  ['https://', 'unusable'],
  ['two words', 'unusable'],
] as const)('a server that can never work says so while it is typed: %s', (address, problem) => {
  expect(serverProblem(at(address), '192.168.1.20:4173')).toBe(problem);
});

test('what cannot work for Settings cannot for the room', () => {
  const here = '192.168.1.20:4173';
  expect(signalingOf(at('two words'), here)).toBe('unusable');
  expect(signalingOf(at('http://trains.example'), here)).toBe('insecure');
  expect(signalingOf(at(' '), here)).toBeNull();
  expect(signalingOf(at('trains.example/rail'), here)).toMatchObject({
    host: 'trains.example',
    port: 443,
    path: '/rail/',
    secure: true,
  });
});
