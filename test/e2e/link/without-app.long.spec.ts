import { expect, test } from '@playwright/test';
import { signal } from '../support/linked';
import { type PhoneOwner, PhoneProcess, phoneOwner, serveModules } from '../support/phones';

const SERVER = { host: '127.0.0.1', path: '/', secure: false, iceServers: [] };
const CODE = 'ACE349';
/** As a QR code it is still read well at arm's length. Phones with many networks have longer ones. */
const CODE_FOR_CAMERA = /^[0-9A-Z $%*+\-./:]{60,190}$/;

const owners = (count: number) =>
  Promise.all(['Ada', 'Bea', 'Cem'].slice(0, count).map(phoneOwner));

let modules: Awaited<ReturnType<typeof serveModules>>;
test.beforeAll(async () => {
  modules = await serveModules();
});
test.afterAll(() => modules.close());

/** Phones at one table, found by a code at a signaling server of the test. */
async function table(phones: 2 | 3) {
  const server = await signal();
  const signaling = { ...SERVER, port: server.port };
  const people = await owners(phones);
  const start = (owner: PhoneOwner) => PhoneProcess.start(modules.url, owner, phones);
  const all = await Promise.all(people.map(start));
  const [host, guest] = all;
  const [, bea] = people;
  if (!host || !guest || !bea) throw new Error('two phones at least');
  const opened = host.page.evaluate(([code, at]) => window.phone.host(code, at), [
    CODE,
    signaling,
  ] as const);
  expect(await opened).toBe('open');
  const join = (phone: PhoneProcess) =>
    phone.page.evaluate(([code, at]) => window.phone.join(code, at), [CODE, signaling] as const);
  const guestAgain = () => start(bea);
  return { server, signaling, host, guest, guestAgain, guests: all.slice(1), all, join };
}

const pauseAt = (phones: readonly PhoneProcess[], entries: number) =>
  Promise.all(
    phones.map(({ page }) =>
      page.evaluate((until) => {
        window.phone.until = until;
      }, entries),
    ),
  );

async function playOn(phones: readonly PhoneProcess[]): Promise<void> {
  await pauseAt(phones, Number.MAX_SAFE_INTEGER);
}

/** Every phone reaches the end of the match, and it is the same match. */
async function finished(phones: readonly PhoneProcess[]): Promise<void> {
  for (const phone of phones)
    await expect.poll(() => phone.isOver(), { timeout: 30_000 }).toBe(true);
  const logs = await Promise.all(phones.map((phone) => phone.log()));
  expect(new Set(logs).size).toBe(1);
}

test('three phones meet by a code and play; one is killed and comes back, and the server goes', async () => {
  const { server, host, guest, guestAgain, guests, all, join } = await table(3);
  await pauseAt(all, 6);
  await Promise.all(guests.map(join));
  for (const phone of all) await expect.poll(() => phone.entries()).toBe(6);
  await guest.kill();
  const back = await guestAgain();
  await pauseAt([back], 12);
  await join(back);
  await expect.poll(() => back.entries()).toBe(6);
  await server.stop();
  const [, third] = guests;
  if (!third) throw new Error('three phones');
  const playing = [host, back, third];
  await playOn(playing);
  await finished(playing);
  for (const phone of playing) await phone.kill();
});

test('a code that nobody holds, one that is taken, and a server that is not there', async () => {
  const { server, host, guest, signaling } = await table(2);
  const gone = await signal();
  await gone.stop();
  const tried = (code: string, port: number) =>
    guest.page.evaluate(([wanted, at]) => window.phone.host(wanted, at), [
      code,
      { ...signaling, port },
    ] as const);
  expect(await tried(CODE, server.port)).toBe('code-taken');
  expect(await tried('KKKKKK', gone.port)).toBe('no-server');
  const joined = await guest.page.evaluate(async (at) => {
    const { joinRoom } = await import(
      /* @vite-ignore */ String('/src/link/connections/peer-room.ts')
    );
    return joinRoom('KKKKKK', at);
  }, signaling);
  expect(joined).toEqual({ trouble: 'no-such-room' });
  for (const phone of [host, guest]) await phone.kill();
  await server.stop();
});

test('two phones without any server: two codes, and the match', async () => {
  const [host, guest] = await Promise.all(
    (await owners(2)).map((owner) => PhoneProcess.start(modules.url, owner, 2)),
  );
  if (!host || !guest) throw new Error('two phones');
  await host.page.evaluate(() => window.phone.host('', null));
  const offer = await host.page.evaluate(() => window.phone.offer());
  expect(offer).toMatch(CODE_FOR_CAMERA);
  const refused = await guest.page.evaluate((code) => window.phone.answer(code), 'NO CODE');
  expect(refused).toBe('no-code');
  const answer = await guest.page.evaluate((code) => window.phone.answer(code), offer);
  expect(answer).toMatch(CODE_FOR_CAMERA);
  expect(await host.page.evaluate((code) => window.phone.accept(code), offer)).toBe('no-code');
  expect(await host.page.evaluate((code) => window.phone.accept(code), answer)).toBe('linked');
  await finished([host, guest]);
  for (const phone of [host, guest]) await phone.kill();
});
