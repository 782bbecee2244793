import { describe, expect, test } from 'vitest';
import { kindOfEntry, open, played, readActions } from '../../gallery/entry';
import { entriesOf } from '../../gallery/kinds-in';
import { games } from './games';

describe.each(games)('the gallery of $id', ({ id, rules, reader, subject }) => {
  const entries = entriesOf(id);

  test.each(entries)(
    '$name can be read, is named for its kind, and shows what can be played',
    (entry) => {
      const { state } = open(entry, entries, rules, reader);
      expect(subject.panels.kindOf(state)).toBe(kindOfEntry(entry));
      const { play = [] } = entry;
      const after = played({ state, plies: [] }, readActions(play, state, rules), rules);
      expect(after.plies).toHaveLength(play.length);
    },
  );

  // That there are no other kinds is proved by the matches by chance.
  test('has every kind of panel, and no name twice', () => {
    expect([...new Set(entries.map(kindOfEntry))].sort()).toEqual([...subject.panels.kinds].sort());
    expect(new Set(entries.map(({ name }) => name)).size).toBe(entries.length);
  });
});
