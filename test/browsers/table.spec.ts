import { offered } from '../../src/games/offered';
import { ASKED, act } from './support/mini-express';
import { expect, test } from './support/test';

test('four actions, one of them taken back and played again', async ({ person }) => {
  await person.open('#/');
  await person.tap('Mini Express…');
  await person.tap('Pass and play');
  await person.tap('Start');
  await person.tap('Play');
  for (let whim = 0; whim < 4; whim++) {
    await person.sees(ASKED);
    await act(person, whim);
  }
  await person.sees(ASKED);
  const log = await person.readsLog();
  expect(log).toHaveLength(4);
  await person.tap('Undo…');
  await expect.poll(() => person.readsLog()).toEqual(log.slice(1));
  await person.tap('Menu');
  // Safari would ring a button that has the focus, after a tap too.
  const focused = () => person.window.run(() => document.activeElement?.outerHTML, null);
  await expect.poll(focused).toMatch(/^<h2/);
  await person.tap('Close');
  await person.tap('Redo…');
  await expect.poll(() => person.readsLog()).toEqual(log);
});

test('a match against two Directors, four rounds, and a hint', async ({ person }) => {
  await person.computersPlay('Instant');
  await person.open('#/new/mini-express');
  await person.tap('Against computers');
  await person.tap('Director');
  await person.tap('Start');
  await person.tap('Play');
  for (let round = 0; round < 4; round++) {
    await person.sees(ASKED, '', 60_000);
    await act(person, round);
  }
  await person.sees(ASKED, '', 60_000);
  expect(await person.readsLog()).toHaveLength(12);
  await person.playsHint();
  await person.sees(ASKED, '', 60_000);
  expect(await person.readsLog()).toHaveLength(15);
});

for (const { id, name } of offered.filter(({ id }) => id !== 'mini-express'))
  test(`three decisions of ${name.en} against computers`, async ({ person }) => {
    await person.computersPlay('Instant');
    await person.open(`#/new/${id}`);
    await person.tap('Against computers');
    await person.tap('Apprentice');
    await person.tap('Start');
    // At the person's first turn: computers may be before it.
    await person.sees('.brief__part', '', 60_000);
    await person.tap('Play');
    const plies = () =>
      person.window.run(
        () => Number(document.querySelector<HTMLElement>('[data-plies]')?.dataset.plies),
        null,
      );
    for (let round = 0; round < 3; round++) {
      await person.sees('h1', 'Your turn', 60_000);
      // The table comes after its heading where its words are still on their way.
      await person.has('[data-plies]');
      const before = await plies();
      await person.playsHint();
      await expect.poll(plies).toBeGreaterThan(before);
    }
  });
