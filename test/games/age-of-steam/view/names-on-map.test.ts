import { expect, test } from 'vitest';
import { rustBelt } from '../../../../src/games/age-of-steam/data/rust-belt';
import { FAR_NAMES } from '../../../../src/games/age-of-steam/view/board/names';
import { LANGUAGES } from '../../../../src/kit/words';
import { farNames } from '../../../../src/ui/board/far-place-names';
import { hexBounds, hexCenter, overlap } from '../../../../src/ui/board/hex-shape';
import { squareAround, textBox } from '../../../../src/ui/board/label-room';

const bounds = hexBounds(
  rustBelt.columns.flatMap(({ col, rows }) => rows.map((row) => ({ col, row }))),
);

test.each(LANGUAGES)(
  'every city can be told by name while the whole map is seen: %s',
  (language) => {
    const cities = rustBelt.cities.map(({ id, [language]: name, ...hex }) => ({
      id,
      name,
      ...hexCenter(hex),
    }));
    const named = farNames(cities, bounds, FAR_NAMES);
    expect(named.map(({ id }) => id)).toEqual(cities.map(({ id }) => id));
    const boxes = named.map(({ name, ...at }) => textBox([name], FAR_NAMES, at));
    for (const [at, box] of boxes.entries()) {
      const { id } = named[at] ?? {};
      for (const city of cities) expect(overlap(box, squareAround(city, 22)), id).toBe(0);
      for (const other of boxes.slice(at + 1)) expect(overlap(box, other), id).toBe(0);
      // What is further out is cut off where the map fills its room.
      expect(box.bottom, id).toBeLessThan(bounds.bottom + 20);
    }
  },
);
