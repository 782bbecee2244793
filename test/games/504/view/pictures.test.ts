import { expect, test } from 'vitest';
import { KINDS } from '../../../../src/games/504/data/board';
import { HOUSE_PRICES } from '../../../../src/games/504/data/figures';
import { countAll, leads } from '../../../../src/games/504/modules/majorities/rules/leads';
import { armiesOn } from '../../../../src/games/504/modules/military/rules/armies';
import { priceOf } from '../../../../src/games/504/modules/privileges/rules/factory';
import { countLinks } from '../../../../src/games/504/modules/roads/rules/links';
import { heldBy } from '../../../../src/games/504/modules/shares/rules/holdings';
import { placeOf } from '../../../../src/games/504/rules/state/state';
import { mapOf } from '../../../../src/games/504/view/model/base/map';
import { sceneOf } from '../../../../src/games/504/view/rules-pictures/scenes';
import { isPictured, PICTURED } from '../../../../src/games/504/words/book/pictures';
import { words as en } from '../../../../src/games/504/words/en';
import { words as ko } from '../../../../src/games/504/words/ko';
import { BROKEN } from '../../contract/sentence';
import { ALL_WORLDS } from '../support/worlds';

/** What a world counts: by roads, by plants, or by settlements. */
const waysToCount = ([goal, income]: string) => {
  if (goal === '6' || income === '6') return 'roads';
  return goal === '8' && income === '7' ? 'plants' : 'settlements';
};

const kindsIn = (id: (typeof PICTURED)[number]) => {
  const { state } = sceneOf(id);
  return [...state.kind.subarray(0, mapOf(state).tiles)].map((kind) => KINDS[kind]);
};

test('the picture of tiles shows each kind of them', () => {
  expect(kindsIn('tiles').sort()).toEqual([...KINDS].sort());
});

test('M6.2: the picture of a network links what its words name, and no mountain', () => {
  const { state } = sceneOf('network');
  const counts = new Uint8Array(KINDS.length);
  countLinks(state, 0, counts);
  expect(KINDS.filter((_, kind) => (counts[kind] ?? 0) > 0)).toEqual(['city', 'forest', 'field']);
});

test.each([
  ['counts', { forest: [2, 1], field: [1, 1] }],
  ['counts-linked', { forest: [2, 1], field: [0, 1] }],
  ['counts-plants', { forest: [1, 0], field: [0, 1], city: [1, 1] }],
] as const)(
  'M7.3, M7.4: the picture of %s has the counts and leaders that its words name',
  (id, told) => {
    const { state } = sceneOf(id);
    const all = countAll(state).slice();
    for (const [kind, counts] of Object.entries(told)) {
      const at = KINDS.indexOf(kind as (typeof KINDS)[number]);
      expect([all[at], all[KINDS.length + at]], kind).toEqual(counts);
      const most = Math.max(...counts);
      for (const owner of [0, 1]) expect(leads(all, 2, owner, at)).toBe(counts[owner] === most);
    }
  },
);

test('M7.3: every world with majorities has the words, and the picture, of what it counts', async () => {
  for (const world of ALL_WORLDS.filter((one) => one.includes('7'))) {
    const help = await en.help({ world });
    const counting = help.chapters
      .flatMap(({ paragraphs }) => paragraphs)
      .filter(({ id }) => id.startsWith('counts'));
    const way = waysToCount(world);
    const counted = { roads: /^Linked tiles/, plants: /^Plants/, settlements: /^Settlements/ }[way];
    expect(
      counting.map(({ text }) => text),
      world,
    ).toEqual([expect.stringMatching(counted)]);
    // X14: with armies roads have no owners.
    expect(counting[0]?.picture === null, world).toBe(way === 'roads' && world.includes('4'));
    const { state } = sceneOf((counting[0]?.id ?? '') as 'counts');
    if (counting[0]?.picture) expect(waysToCount(state.world.name), world).toBe(way);
  }
});

test('M4.2: with armies no picture has two owners on a tile, but in cities that are open to all', async () => {
  for (const world of ALL_WORLDS.filter((one) => one.includes('4'))) {
    const open = /^8|^.8/.test(world);
    const help = await en.help({ world });
    for (const { id, picture } of help.chapters.flatMap(({ paragraphs }) => paragraphs)) {
      if (picture === null || !isPictured(id) || id === 'shares') continue;
      const { state } = sceneOf(id);
      for (let tile = 0; tile < mapOf(state).tiles; tile++) {
        const owners = [0, 1].filter((owner) => (state.place[placeOf(owner, tile)] ?? 0) > 0);
        if (open && KINDS[state.kind[tile] ?? 0] === 'city') continue;
        expect(owners.length, `${world} ${id}`).toBeLessThan(2);
      }
    }
  }
});

test('M4.3: where cities are at peace no picture has a militia in one', async () => {
  const pictured = async (world: string) =>
    (await en.help({ world })).chapters.flatMap(({ paragraphs }) =>
      paragraphs.flatMap(({ id, picture }) => (picture === null ? [] : [id])),
    );
  expect(await pictured('475')).toEqual(expect.arrayContaining(['armies', 'attack']));
  expect(await pictured('485')).not.toContain('armies');
  // M4.13: without dice nobody waits as an attacker.
  expect(await pictured('654')).not.toContain('attack');
  // X4: where plants have the goods, no city offers any.
  expect(await pictured('156')).toContain('demand');
  expect(await pictured('186')).not.toContain('demand');
});

test('M8.8: a third house costs what the picture of houses says', () => {
  const { state } = sceneOf('houses');
  const { hexAt } = mapOf(state);
  const city = hexAt(2, 0) ?? -1;
  expect(state.number[city]).toBe(2);
  expect(HOUSE_PRICES[2]).toBe(20);
});

test('M3.12: a third factory costs what the picture of factories says', () => {
  const { state } = sceneOf('factories');
  const city = mapOf(state).hexAt(2, 0) ?? -1;
  expect(state.number[city]).toBe(2);
  expect(priceOf(state, 0, city)).toBe(40);
});

test('M4.4: the picture of armies has two in the forest and two in the free city', () => {
  const { state } = sceneOf('armies');
  const { hexAt } = mapOf(state);
  const [forest, city] = [hexAt(1, 0) ?? -1, hexAt(2, 0) ?? -1];
  expect([armiesOn(state, forest), armiesOn(state, city)]).toEqual([2, 2]);
});

test('M4.6: the picture of an attack has two attackers on a tile of another owner', () => {
  const { state } = sceneOf('attack');
  const forest = mapOf(state).hexAt(1, 0) ?? -1;
  expect(state.attackers[placeOf(0, forest)]).toBe(2);
  expect(armiesOn(state, forest)).toBe(2);
});

test('only the picture of exploring means the unknown hexes', () => {
  expect(PICTURED.filter((id) => sceneOf(id).unknown)).toEqual(['explore']);
  const { all, tiles } = mapOf(sceneOf('explore').state);
  expect(all.hexes.length).toBeGreaterThan(tiles);
});

test('M9.10: the president in the picture of shares holds most', () => {
  const { state } = sceneOf('shares');
  expect([0, 1, 2].map((seat) => heldBy(state, 0, seat))).toEqual([4, 0, 1]);
  expect(state.president[0]).toBe(0);
});

test.each([
  ['English', en],
  ['Korean', ko],
] as const)('%s: every picture has words, and only those paragraphs have one', async (_, words) => {
  const help = await words.help({});
  const paragraphs = help.chapters.flatMap((chapter) => chapter.paragraphs);
  const told = paragraphs.filter(({ picture }) => picture !== null);
  expect(told.map(({ id }) => id).sort()).toEqual([...PICTURED].sort());
  for (const { id, picture } of told) {
    expect(isPictured(id)).toBe(true);
    expect(picture).not.toMatch(BROKEN);
  }
});

test('a world has the pictures of its own modules alone', async () => {
  const help = await en.help({ world: '567' });
  const told = help.chapters.flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ id, picture }) => (picture === null ? [] : [id])),
  );
  expect(told).toEqual(expect.arrayContaining(['tiles', 'harvest', 'network', 'counts-linked']));
  expect(told).not.toContain('plants');
  expect(told).not.toContain('shares');
});
