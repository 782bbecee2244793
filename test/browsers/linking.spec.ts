import { expect, test } from './support/test';

test('a player who opens a table to other phones reads why none can come', async ({ person }) => {
  await person.open('#/settings');
  await person.tap('Signaling server…');
  await person.window.type('http://trains.example:9000');
  await person.sees('body', 'The address must start with https://.');
  await person.open('#/new/mini-express');
  await person.tap('Linked phones');
  await person.tap('Start');
  const canLink = await person.window.run(() => 'RTCPeerConnection' in window, null);
  if (canLink) {
    await person.sees('.notice', 'The server address in Settings cannot be used.');
    await person.tap('Leave the table');
  } else {
    await person.sees('.toast', 'This browser cannot link phones.');
    expect(await person.texts('h1')).toEqual(['New match']);
  }
});
