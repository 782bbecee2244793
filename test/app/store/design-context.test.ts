import { expect, test } from 'vitest';
import { readDesignSummary } from '../../../src/app/store/design-context';

test.each(['__proto__', 'constructor', 'toString', 'chess'])(
  'a design of the game %s is of no game of this app',
  async (game) => {
    expect(await readDesignSummary(game, 'tiles', {})).toBeNull();
  },
);
