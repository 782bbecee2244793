import { describe, expect, test } from 'vitest';
import { games } from './games';
import { playsOut } from './refereed';

describe.each(games)('$id: matches by chance', (game) => {
  const { subject } = game;
  const told = new Set<string>();
  const asked = new Set<string>();
  let longest = 0;

  test.each(subject.tables)('$name: passes the referee, and replays to the same bytes', (table) => {
    const { actions, events, kinds, widest } = playsOut(game, table);
    longest = Math.max(longest, actions);
    expect(widest).toBeLessThanOrEqual(subject.widest ?? game.rules.max);
    for (const event of events) told.add(event);
    for (const kind of kinds) asked.add(kind);
  });

  test('every panel that they come to is in the gallery', () => {
    expect([...asked].filter((kind) => !subject.panels.kinds.includes(kind))).toEqual([]);
  });

  test('they tell everything there is to tell, meet the rare cases, and end', () => {
    const { told: all, seldom = [] } = subject;
    if (all) {
      expect([...told].filter((event) => !all.includes(event))).toEqual([]);
      expect(all.filter((event) => !told.has(event) && !seldom.includes(event))).toEqual([]);
    }
    for (const [what, times] of Object.entries(subject.met?.() ?? {}))
      expect(times, what).toBeGreaterThan(2);
    const [least, most] = subject.longest;
    expect(longest).toBeGreaterThan(least);
    expect(longest).toBeLessThan(most);
  });
});
