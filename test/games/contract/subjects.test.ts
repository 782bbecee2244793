import { expect, test } from 'vitest';
import { catalogue } from '../../depot/catalogue';
import { games, subjects } from './games';

test('every game of the catalogue is a subject of the contract, and every subject is a game', () => {
  const ids = catalogue.map(({ id }) => id);
  expect(subjects.map(({ game }) => game).sort()).toEqual([...ids].sort());
  expect(games.map(({ id }) => id)).toEqual(ids);
});

test.each(games)(
  '$id plays with every number of seats that its setups know',
  ({ rules, subject }) => {
    const seats = new Set(subject.tables.map(({ begin }) => rules.seats(begin())));
    const possible = subject.tables.flatMap(({ begin }) =>
      rules.setups.seats(rules.options(begin())),
    );
    expect([...seats].sort()).toEqual([...new Set(possible)].sort());
  },
);
