import { expect, test } from 'vitest';
import { NEW_CITIES } from '../../../../src/games/age-of-steam/data/goods';
import { stopName } from '../../../../src/games/age-of-steam/view/board/names';
import { words } from '../../../../src/games/age-of-steam/words/en';
import { writeHex } from '../../../../src/kit/hex';
import { board, fresh, read, write } from '../support/positions';

test('a town that has become a new city has the name of its letter, whichever town and letter', () => {
  const position = write(fresh());
  for (const { id } of NEW_CITIES)
    for (let stop = board.cityCount; stop < board.stopCount; stop++) {
      const hex = board.map.hexes[board.stopHex[stop] ?? -1];
      const cubes = { ...position.cubes, [id]: [] };
      const newCities = { [id]: hex ? writeHex(hex) : '' };
      const state = read({ ...position, cubes, newCities });
      expect(stopName(state, stop, words.names)).toBe(`City ${id}`);
    }
});
