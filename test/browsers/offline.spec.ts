import { Site } from '../e2e/support/site';
import { ASKED, act } from './support/mini-express';
import { Person } from './support/person';
import { expect, test } from './support/test';

test('once it says that it is ready for offline play, it opens after a kill, with every move', async ({
  engine,
}) => {
  const site = await Site.open();
  const profile = await engine.newProfile();
  const person = new Person(await engine.launch(profile), site.url);
  await person.open('#/');
  await person.sees('.home__tagline[data-ready]', 'Ready for offline play.');
  await person.window.kill();
  await site.stop();

  const again = new Person(await engine.launch(profile), site.url);
  await again.open('#/new/mini-express');
  await again.tap('Pass and play');
  await again.tap('Start');
  await again.tap('Play');
  for (let whim = 0; whim < 3; whim++) {
    await again.sees(ASKED);
    await act(again, whim);
  }
  await again.sees(ASKED);
  const log = await again.readsLog();
  expect(log).toHaveLength(3);
  await again.window.kill();

  const third = new Person(await engine.launch(profile), site.url);
  await third.open('#/');
  await third.tap({ css: 'a.home__match' });
  await third.sees(ASKED);
  expect(await third.readsLog()).toEqual(log);
  await third.window.reload();
  await third.sees(ASKED);
  expect(await third.readsLog()).toEqual(log);
  expect(third.window.complaints).toEqual([]);
  expect(person.window.complaints).toEqual([]);
});
