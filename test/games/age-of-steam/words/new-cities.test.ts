import { expect, test } from 'vitest';
import { rules } from '../../../../src/games/age-of-steam/rules';
import type { State } from '../../../../src/games/age-of-steam/rules/state';
import { hexFacts } from '../../../../src/games/age-of-steam/view/board/hex-facts';
import { stopName } from '../../../../src/games/age-of-steam/view/board/names';
import { explainerIn } from '../../../../src/games/age-of-steam/view/explainer';
import { voiceOf } from '../../../../src/games/age-of-steam/view/voice';
import { words as en } from '../../../../src/games/age-of-steam/words/en';
import { words as ko } from '../../../../src/games/age-of-steam/words/ko';
import { cityName } from '../../../../src/games/age-of-steam/words/names';
import type { JsonObject } from '../../../../src/kit/json';
import { board, building, options, played, playedAll, read, write } from '../support/positions';
import { wholeMatch } from '../view/positions';

const LANGUAGES = [
  ['English', { words: en, city: 'City B', evansville: 'Evansville', town: 'Indianapolis' }],
  ['Korean', { words: ko, city: '신도시 B', evansville: '에번즈빌', town: '인디애나폴리스' }],
] as const;

const urbanize = { do: 'urbanize', city: 'B', hex: '10,16' };
const toTown = { do: 'build', hex: '9,17', track: ['1-3'] };
const spoke = { do: 'build', hex: '10,16', track: ['4'] };
const beyond = { do: 'build', hex: '10,14', track: ['0-3'] };

/** Indianapolis before and after it becomes City B. */
const before = building({}, { 'players.0.action': 'urbanization' });
const after = playedAll(before, urbanize);

/** What is told of an action. */
const saidOf = (words: typeof en, state: State, action: JsonObject) =>
  played(state, action).events.map((event) => words.event(event, String, {}));

test.each(LANGUAGES)('what is told later calls a new city as the map does, %s', (_, language) => {
  const { words, city, evansville, town } = language;
  expect(saidOf(words, after, beyond)[0]).toContain(city);
  const [, link] = saidOf(words, after, toTown);
  expect(link).toContain(`${evansville}–${city}`);
  expect(link).not.toContain(town);
});

test.each(LANGUAGES)('what happened before keeps the name of the town, %s', (_, language) => {
  const { words, city, evansville, town } = language;
  let state = building({}, { 'players.1.action': 'urbanization' });
  const events = [toTown, spoke, { do: 'done' }, urbanize].flatMap((action) => {
    const next = played(state, action);
    state = next.state;
    return next.events;
  });
  const links = events.filter(({ event }) => event === 'link');
  const said = links.map((event) => words.event(event, String, {})).join();
  expect(said).toContain(`${evansville}–${town}`);
  expect(said).not.toContain(city);
});

test.each(LANGUAGES)(
  'through a whole match each line says what the map then says, %s',
  (_, language) => {
    const { words } = language;
    const { states, plies } = wholeMatch();
    const told = plies.map(({ events }) => events.map((event) => words.event(event, String, {})));
    const placed = plies.flatMap(({ events }, at) =>
      events.flatMap((one) =>
        one.event === 'urbanize' ? [{ at, hex: one.hex, city: one.city }] : [],
      ),
    );
    let later = 0;
    for (const { at, hex, city } of placed) {
      const stop = board.stopOn[board.map.numberOf.get(hex) ?? -1] ?? -1;
      const [first, last] = [states[0], states.at(-1)];
      if (!first || !last) throw new Error('a match without positions');
      const [was, is] = [stopName(first, stop, words.names), stopName(last, stop, words.names)];
      expect(is).toBe(cityName(board, words.names, city));
      const after = told.slice(at + 1).flat();
      const names = (line: string | null, name: string) => line?.includes(name) ?? false;
      expect(after.filter((line) => names(line, was))).toEqual([]);
      later += after.filter((line) => names(line, is)).length;
    }
    expect(later).toBeGreaterThan(0);
  },
);

test.each(LANGUAGES)('a new city is placed on the town, its links end in it, %s', (_, language) => {
  const { words, city, town } = language;
  const open = building({ '9,17': { '1-3': 0 } }, { 'players.0.action': 'urbanization' });
  const [placed, link] = saidOf(words, open, urbanize);
  for (const name of [city, town]) expect(placed).toContain(name);
  expect(link).toContain(city);
  expect(link).not.toContain(town);
});

test.each([
  ['English', en, ' Track removed there: 1 of Ada’s pieces, 2 of Ben’s pieces (−1 point).'],
  ['Korean', ko, ' 없어진 선로: Ada의 선로 1구간, Ben의 선로 2구간(−1점).'],
])('7.11 a: whose track a new city removes is told, and what it counted, %s', (...given) => {
  const [, words, told] = given;
  // Ben has a link from Evansville and an open end; Ada an open end; nobody misses what is nobody's.
  const track = { '9,17': { '1-3': 1 }, '10,16': { 0: 0, 1: null, 3: 1, 4: 1 } };
  const state = building(track, { 'players.0.action': 'urbanization' });
  const { state: then, events } = played(state, urbanize);
  const said = events.map((event) => words.event(event, (seat) => ['Ada', 'Ben'][seat] ?? '', {}));
  expect(said[0]).toContain(told);
  const scores = (at: State) => rules.standing(at).scores;
  expect(scores(state).map((score, seat) => score - (scores(then)[seat] ?? 0))).toEqual([0, 1, 0]);
  expect(saidOf(words, before, urbanize)[0]).not.toContain(told.slice(0, 8));
});

test('it is called so in a match that begins with it on the map, too', () => {
  expect(saidOf(en, read(write(after)), beyond)[0]).toContain('City B');
});

test('hints and the map call the hexes beside a new city by it', async () => {
  const { move } = await explainerIn('en');
  expect(move(after, [Number(rules.action.read(beyond, after))])).toContain('north of City B');
  const speech = { words: en, voice: voiceOf(en, [], options), seat: null };
  const places = (state: State) =>
    Array.from(
      { length: state.board.hexCount },
      (_, hex) => hexFacts(state, hex, speech, false).place,
    );
  expect(places(before)).toContain('north of Indianapolis');
  expect(places(after)).toContain('north of City B');
  expect(places(after).join()).not.toContain('Indianapolis');
});
