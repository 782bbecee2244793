import { describe, expect, test } from 'vitest';
import { rules } from '../../../src/games/age-of-steam/rules';
import golden from './data/golden.json';
import { legal, read, write } from './support/positions';

describe('golden counts: positions of another program written from the clauses', () => {
  test.each(golden.positions.map((one, index) => ({ index, ...one })))(
    'position $index: $legal',
    ({ legal: counts, scores, position }) => {
      const state = read(position);
      const listed: Record<string, number> = {};
      for (const { do: kind } of legal(state)) {
        listed[String(kind)] = (listed[String(kind)] ?? 0) + 1;
      }
      expect(listed).toEqual(counts);
      expect(rules.standing(state).scores).toEqual(scores);
      expect(write(read(write(state)))).toEqual(write(state));
    },
  );

  test('position 2 by hand: pass, and three cubes that can be delivered', () => {
    // Links join only these: Chicago (red) and Evansville (blue), by two towns; Minneapolis (blue) and Duluth
    // (purple); Cincinnati (blue), Wheeling (yellow), Detroit (red) and new city A (red), beside a town; Pittsburgh
    // and a town. With engine 6 every way among them is short enough, and `engine` is not legal any more.
    // Chicago has blue for Evansville, Evansville red for Chicago. Minneapolis has no purple; Duluth no blue.
    // Cincinnati's blue may not come back to it, and it has no red or yellow; Wheeling has yellow and black only;
    // Detroit has blue for Cincinnati, past A, which is empty. So three, and pass.
    expect(legal(read(golden.positions[2]?.position))).toEqual([
      { do: 'pass' },
      { do: 'ship', city: 'chicago', cube: 'blue' },
      { do: 'ship', city: 'evansville', cube: 'red' },
      { do: 'ship', city: 'detroit', cube: 'blue' },
    ]);
  });
});
