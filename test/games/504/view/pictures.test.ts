import { expect, test } from 'vitest';
import { KINDS } from '../../../../src/games/504/data/board';
import { HOUSE_PRICES } from '../../../../src/games/504/data/figures';
import { countAll, leads } from '../../../../src/games/504/rules/majorities/leads';
import { armiesOn } from '../../../../src/games/504/rules/military/armies';
import { priceOf } from '../../../../src/games/504/rules/privileges/factory';
import { countLinks } from '../../../../src/games/504/rules/roads/links';
import { heldBy } from '../../../../src/games/504/rules/shares/holdings';
import { placeOf } from '../../../../src/games/504/rules/state';
import { mapOf } from '../../../../src/games/504/view/board/map';
import { sceneOf } from '../../../../src/games/504/view/rules-pictures/scenes';
import { isPictured, PICTURED } from '../../../../src/games/504/words/book/pictures';
import { words as en } from '../../../../src/games/504/words/en';
import { words as ko } from '../../../../src/games/504/words/ko';
import { BROKEN } from '../../age-of-steam/words/broken';

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

test('M7.4: the picture of a majority has one leader in the forest, and two on the field', () => {
  const { state } = sceneOf('counts');
  const all = countAll(state).slice();
  const leaders = (kind: (typeof KINDS)[number]) =>
    [0, 1].filter((owner) => leads(all, 2, owner, KINDS.indexOf(kind)));
  expect(leaders('forest')).toEqual([0]);
  expect(leaders('field')).toEqual([0, 1]);
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

test('M4.4: the picture of armies has two against two attackers, and two in the free city', () => {
  const { state } = sceneOf('armies');
  const { hexAt } = mapOf(state);
  const [forest, city] = [hexAt(1, 0) ?? -1, hexAt(2, 0) ?? -1];
  expect([armiesOn(state, forest), armiesOn(state, city)]).toEqual([2, 2]);
  expect(state.attackers[placeOf(0, forest)]).toBe(2);
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
  expect(told).toEqual(expect.arrayContaining(['tiles', 'harvest', 'network', 'counts']));
  expect(told).not.toContain('plants');
  expect(told).not.toContain('shares');
});
