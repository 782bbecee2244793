import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../src/kit/json';
import { randomFrom } from '../../../src/kit/random';
import { unwrap } from '../../../src/kit/result';
import type { AnyRules } from '../../../src/kit/rules';
import { actionSampler } from '../../../src/players/action-sampler';
import { catalogue } from '../../depot/catalogue';
import { kindOfEntry, open, played, readActions } from '../../gallery/entry';
import { entriesOf } from '../../gallery/kinds-in';
import { kindOf as of504 } from '../504/kinds';
import { kindOf as ofAgeOfSteam } from '../age-of-steam/kinds';
import { kindOf as ofDepot } from '../depot/kinds';
import { kindOf as ofMiniExpress } from '../mini-express/kinds';
import { kindOf as ofUltimateRailroads } from '../ultimate-railroads/kinds';

/** What kind of panel a position asks for, by game. */
const KINDS: Readonly<Record<string, (state: never) => string>> = {
  'mini-express': ofMiniExpress,
  'age-of-steam': ofAgeOfSteam,
  'ultimate-railroads': ofUltimateRailroads,
  '504': of504,
  depot: ofDepot,
};

/** Short matches that come to other kinds than those that the gallery was recorded from, if there are any. */
const MATCHES: readonly (readonly [game: string, options: JsonObject, seats: number])[] = [
  ['mini-express', {}, 4],
  ['mini-express', { mode: 'solo' }, 1],
  ['mini-express', { mode: 'duel' }, 2],
  ['mini-express', { mode: 'duel-expert' }, 2],
  ['age-of-steam', {}, 4],
  ['ultimate-railroads', {}, 3],
  ...['147', '258', '369', '471', '582', '693', '714', '825', '936'].map(
    (world) => ['504', { world }, 2] as const,
  ),
  ['depot', {}, 4],
];
const PLIES = 300;

const gameOf = (id: string) => {
  const found = catalogue.find((game) => game.id === id);
  const kindOf = KINDS[id] as ((state: object) => string) | undefined;
  if (!found || !kindOf) throw new Error(`nothing tells the kinds of ${id}`);
  return { ...found, kindOf };
};

describe.each(catalogue.map(({ id }) => id))('the gallery of %s', (id) => {
  const entries = entriesOf(id);

  test('every panel can be read, is named for its kind, and shows what can be played', async () => {
    const game = gameOf(id);
    const [rules, reader] = await Promise.all([game.rules(), game.reader()]);
    for (const entry of entries) {
      const { state } = open(entry, entries, rules, reader);
      expect(game.kindOf(state), entry.name).toBe(kindOfEntry(entry));
      const { play = [] } = entry;
      const after = played({ state, plies: [] }, readActions(play, state, rules), rules);
      expect(after.plies).toHaveLength(play.length);
    }
  });

  test('no two panels have the same name', () => {
    expect(new Set(entries.map(({ name }) => name)).size).toBe(entries.length);
  });
});

test.each(MATCHES)(
  'every panel of %s, %j, for %i is in the gallery',
  async (id, options, seats) => {
    const game = gameOf(id);
    const rules: AnyRules = await game.rules();
    const sample = actionSampler(rules, (await game.advice?.()) ?? null);
    const random = randomFrom('gallery');
    const state = unwrap(rules.begin(unwrap(rules.setups.read(options)), seats, 'gallery'));
    const met = new Set<string>();
    for (let ply = 0; ply < PLIES && rules.toAct(state) !== null; ply++) {
      met.add(game.kindOf(state));
      rules.play(state, sample(rules.clone(state), random));
    }
    const shown = new Set(entriesOf(id).map(kindOfEntry));
    expect([...met].filter((kind) => !shown.has(kind))).toEqual([]);
  },
);
