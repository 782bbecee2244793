import { cameraPhone, linkByCamera } from '../support/camera-phone';
import { signal, useServer } from '../support/linked';
import { heading } from '../support/table';
import { expect, test } from '../support/test';
import { pick } from '../support/turns';

test('two scans link two phones without any server, and they play', async ({ site }) => {
  const server = await signal();
  site.passTo(server.port);
  const [host, guest] = await Promise.all([1, 2].map(() => cameraPhone({ baseURL: site.url })));
  if (!host || !guest) throw new Error('two phones');
  // No server answers there: only the cameras can link them.
  await host.page.goto('./#/settings');
  await host.page.getByRole('textbox', { name: 'Signaling server' }).fill('http://localhost:9');
  await host.page.goto('./#/new');
  await useServer(guest.page, site.url);
  await guest.page.goto('./#/join');
  await linkByCamera(host, guest);
  await expect(heading(guest.page, 'Player 1’s turn')).toBeVisible();
  await pick(host.page, 'Brown');
  await expect(heading(guest.page, 'Bea’s turn')).toBeVisible();

  // The new host opens the room that the first one could not open, so that others find it.
  await host.page.close({ runBeforeUnload: true });
  await guest.page.getByRole('button', { name: 'Continue here' }).tap();
  await guest.page.getByRole('button', { name: 'Phones at this table' }).tap();
  await expect(guest.page.locator('.room-card__code')).toHaveText(/^[0-9A-Z]{6}$/);
  await expect(guest.page.getByRole('button', { name: 'Link by camera' })).toBeVisible();
  await host.end();
  await guest.end();
  await server.stop();
});
