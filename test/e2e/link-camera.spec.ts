import { cameraPhone, linkByCamera } from './support/camera-phone';
import { heading, pick } from './support/table';
import { expect, test } from './support/test';

test('two scans link two phones without any server, and they play', async ({ site }) => {
  const [host, guest] = await Promise.all([1, 2].map(() => cameraPhone({ baseURL: site.url })));
  if (!host || !guest) throw new Error('two phones');
  // Nobody answers there: nothing but the cameras can link them.
  await host.page.goto('./#/settings');
  await host.page.getByRole('textbox', { name: 'Signalling server' }).fill('http://localhost:9');
  await host.page.goto('./#/new');
  await guest.page.goto('./#/join');
  await linkByCamera(host, guest);
  await expect(heading(guest.page, 'Player 1’s turn')).toBeVisible();
  await pick(host.page, 'Brown');
  await expect(heading(guest.page, 'Bea’s turn')).toBeVisible();
  await host.end();
  await guest.end();
});
