import { describe, expect, test } from 'vitest';
import { MAPS, STEPS_Q, STEPS_R } from '../../../../src/games/504/data/board';
import { rules } from '../../../../src/games/504/rules';
import {
  citiesDrawnOn,
  citiesOf,
  citiesTold,
  hexText as writtenHex,
} from '../../../../src/games/504/rules/base/map';
import { hexText } from '../../../../src/games/504/view/board/hex-text';
import { mapOf } from '../../../../src/games/504/view/model/base/map';
import { voiceOf } from '../../../../src/games/504/view/model/base/voice';
import { words as en } from '../../../../src/games/504/words/en';
import { table as enTable } from '../../../../src/games/504/words/en/table';
import { words as ko } from '../../../../src/games/504/words/ko';
import { table as koTable } from '../../../../src/games/504/words/ko/table';
import { whereabouts } from '../../../../src/games/504/words/match-names';
import { below, randomFrom } from '../../../../src/kit/random';
import { unwrap } from '../../../../src/kit/result';

/** Every hex up to six steps from the middle. */
const HEXES = Array.from({ length: 13 * 13 }, (_, at) => [(at % 13) - 6, Math.floor(at / 13) - 6])
  .filter(([q = 0, r = 0]) => Math.abs(q + r) <= 6)
  .map((hex) => hex.join());

const MIDDLES: Readonly<Record<string, readonly string[]>> = {
  'east-southeast': ['east', 'southeast'],
  south: ['southeast', 'southwest'],
  'west-southwest': ['southwest', 'west'],
  'west-northwest': ['west', 'northwest'],
  north: ['northwest', 'northeast'],
  'east-northeast': ['northeast', 'east'],
};

describe.each(Object.values(MAPS))('on a map of $kind', (map) => {
  const cities = citiesDrawnOn(map);

  test.each([en, ko])('no two hexes are told alike', ({ names }) => {
    const told = HEXES.map((hex) => whereabouts(cities, hex, names));
    expect(new Set(told).size).toBe(HEXES.length);
  });

  test('the words lead to the hex', () => {
    for (const hex of HEXES) {
      const told = whereabouts(cities, hex, en.names);
      const number = Number(told.match(/city (\d+)$/)?.[1]);
      let [q = 0, r = 0] = (cities.find((city) => city.number === number)?.hex ?? '')
        .split(',')
        .map(Number);
      for (const [, count, side = ''] of told.matchAll(
        /(\d+ )?([a-z]+(?:-[a-z]+)?) (?:and|of)\b/g,
      )) {
        // What lies between two sides is half as far to each of them.
        const sides = MIDDLES[side] ?? [side];
        for (const one of sides) {
          const direction = en.names.side.indexOf(one);
          q += (Number(count ?? 1) / sides.length) * (STEPS_Q[direction] ?? 0);
          r += (Number(count ?? 1) / sides.length) * (STEPS_R[direction] ?? 0);
        }
      }
      expect(`${q},${r}`, told).toBe(hex);
    }
  });
});

describe.each([
  ['English', en, enTable],
  ['Korean', ko, koTable],
] as const)('%s', (_, words, table) => {
  // Maps 1 to 5.
  test.each(['125', '124', '123', '265', '261'])(
    'world %s: the log and the map name a tile alike',
    (world) => {
      const state = rules.clone(unwrap(rules.begin({ world }, 3, 'places')));
      const voice = voiceOf(words, table, [], { world, company: state.world.company });
      for (const tile of mapOf(state).laid.hexes.keys()) {
        const [label = ''] = hexText(state, tile, voice).split('. ');
        const place = label.split(', ').at(-1) ?? '';
        const action = { do: 'move', from: '0,0', to: writtenHex(state, tile) } as const;
        expect(place).not.toBe('');
        const event = { event: 'did', owner: 0, action, ...citiesTold(state) } as const;
        expect(words.event(event, String, { world })).toContain(place);
      }
    },
  );

  test('a city found in play has the number that it has on the map', () => {
    const options = { world: '567' };
    const state = unwrap(rules.begin(options, 3, 'found'));
    const into = new Int32Array(rules.max);
    const random = randomFrom('found');
    const drawn = citiesOf(state).length;
    const told: string[] = [];
    while (citiesOf(state).length === drawn) {
      told.length = 0;
      const action = into[below(random, rules.list(state, into))] ?? 0;
      rules.play(state, action, (event) => told.push(words.event(event, String, options) ?? ''));
    }
    const found = citiesOf(state).at(-1)?.number;
    expect(told.join(' ')).toContain(`${words.names.kind.city} ${found}`);
    expect(found).toBeGreaterThan(drawn);
  });
});
