import { describe, expect, test } from 'vitest';
import { europe } from '../../../../src/games/mini-express/data/europe';
import { usa } from '../../../../src/games/mini-express/data/usa';
import { FAR_SIZE, farNames, NAME_MARGIN } from '../../../../src/ui/board/far-place-names';
import { type HexPoint, hexBounds, hexCenter, overlap } from '../../../../src/ui/board/hex-shape';
import { linesUnder, squareAround, textBox } from '../../../../src/ui/board/label-room';
import { waterLines, waterNameAt } from '../../../../src/ui/board/map-ground';

for (const form of [usa, europe])
  for (const language of ['en', 'ko'] as const)
    describe(`${form.name.en}, ${language}`, () => {
      const forms = [...form.cities, ...form.starts];
      const places = forms.map(({ id, [language]: name, ...hex }) => ({
        id,
        name,
        ...hexCenter(hex),
      }));
      const bounds = hexBounds(
        form.columns.flatMap(({ col, rows }) => rows.map((row) => ({ col, row }))),
      );

      test('names of a board seen as a whole cover no city and no other name', () => {
        const named = farNames(places, bounds).map((one) => ({
          ...one,
          box: textBox([one.name], FAR_SIZE, one),
        }));
        for (const { id, box } of named) {
          for (const place of places) expect(overlap(box, squareAround(place, 22)), id).toBe(0);
          const others = named.filter((other) => other.id !== id);
          for (const other of others) expect(overlap(box, other.box), `${id} ${other.id}`).toBe(0);
          expect(box.left, id).toBeGreaterThanOrEqual(bounds.left - 0.01);
          expect(box.right, id).toBeLessThanOrEqual(bounds.right + 0.01);
        }
        for (const { id, box, leader } of named) {
          const far = ({ x, y }: HexPoint) =>
            Math.hypot(
              Math.max(box.left - x, 0, x - box.right),
              Math.max(box.top - y, 0, y - box.bottom),
            );
          const [nearest] = [...places].sort((one, other) => far(one) - far(other));
          if (leader === null) expect(nearest?.id).toBe(id);
        }
        // The longest one of all has no room.
        expect(named.length).toBeGreaterThanOrEqual(places.length - 1);
      });

      test('no name is cut at the upper or lower edge, wherever track is', () => {
        // The margin above the hexes, and what letters take of a line.
        const [over, letters] = [11, 0.4 * FAR_SIZE];
        const below = places.flatMap(({ x, y }) => [25, 36].map((down) => ({ x, y: y + down })));
        for (const under of [[], below])
          for (const { id, y } of farNames(places, bounds, FAR_SIZE, under)) {
            expect(y - letters, id).toBeGreaterThan(bounds.top - over);
            expect(y + 1.4 * letters, id).toBeLessThan(bounds.bottom + NAME_MARGIN);
          }
      });

      test('names keep clear of track where they can', () => {
        const [first] = farNames(places, bounds);
        if (!first) throw new Error('no place is named');
        const under = [{ x: first.x, y: first.y }];
        const moved = farNames(places, bounds, FAR_SIZE, under).find(({ id }) => id === first.id);
        if (!moved) throw new Error('a name is gone');
        expect(linesUnder(textBox([moved.name], FAR_SIZE, moved), under)).toBe(0);
      });

      test('a name that cannot keep clear of track lies where the least of it is', () => {
        const [first] = farNames(places, bounds);
        const place = places.find(({ id }) => id === first?.id);
        if (!first || !place) throw new Error('no place is named');
        const column = (apart: number, from: number, to: number) =>
          Array.from({ length: Math.ceil((to - from) / apart) }, (_, at) => from + at * apart);
        // Track is everywhere around it, and the densest where the name would be.
        const under = column(8, place.x - 250, place.x + 250).flatMap((x) =>
          column(8, place.y - 150, place.y + 150).flatMap((y) =>
            Math.sign(y - place.y) === Math.sign(first.y - place.y)
              ? [
                  { x, y },
                  { x, y },
                ]
              : { x, y },
          ),
        );
        const covered = (name: string, at: HexPoint) =>
          linesUnder(textBox([name], FAR_SIZE, at), under);
        const moved = farNames(places, bounds, FAR_SIZE, under).find(({ id }) => id === first.id);
        if (!moved) throw new Error('a name is gone');
        expect(covered(moved.name, moved)).toBeLessThan(covered(first.name, first));
      });

      test('no city hides a name on the water', () => {
        for (const { [language]: name, ...hex } of form.labels) {
          const words = waterLines(name, waterNameAt(name, hexCenter(hex), places));
          for (const { word, at } of words)
            for (const place of places) {
              const hidden = overlap(textBox([word], 13, at), squareAround(place, 26));
              expect(hidden, `${name}: ${word}`).toBe(0);
            }
        }
      });
    });
