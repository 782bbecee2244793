import { describe, expect, test } from 'vitest';
import { rustBelt } from '../../../../src/games/age-of-steam/data/rust-belt';
import { rules } from '../../../../src/games/age-of-steam/rules';
import { boardOf } from '../../../../src/games/age-of-steam/rules/board';
import type { Event } from '../../../../src/games/age-of-steam/rules/events';
import { reader } from '../../../../src/games/age-of-steam/rules/reader';
import { explainerIn } from '../../../../src/games/age-of-steam/view/explainer';
import { hindsightIn } from '../../../../src/games/age-of-steam/view/hindsight/hindsight';
import { miniature } from '../../../../src/games/age-of-steam/view/miniature';
import { posterOf } from '../../../../src/games/age-of-steam/view/poster/poster';
import { view } from '../../../../src/games/age-of-steam/view/view';
import { voiceOf } from '../../../../src/games/age-of-steam/view/voice';
import { words as en } from '../../../../src/games/age-of-steam/words/en';
import { words as ko } from '../../../../src/games/age-of-steam/words/ko';
import { SEAT_COLORS, type SeatPlan } from '../../../../src/kit/header';
import { BROKEN } from '../../contract/sentence';
import { fresh } from '../support/positions';
import { smallBoard } from '../support/small-board';
import { rich, thrifty, walk } from '../support/walk';

const options = { board: smallBoard };
const seats = SEAT_COLORS.slice(0, 3).map(
  (colour): SeatPlan => ({ name: colour, colour, player: { kind: 'person' } }),
);
const stops = [...smallBoard.cities, ...smallBoard.towns];

/** A match on the small board to its end. */
function played() {
  const end = rich(3, 'small', options);
  const states = [rules.clone(end)];
  const plies: { seat: number; action: number; events: readonly Event[] }[] = [];
  walk(end, thrifty, 'small', (_, action) => {
    const events: Event[] = [];
    const seat = rules.toAct(end) ?? 0;
    rules.play(end, action, (event) => events.push(event));
    states.push(rules.clone(end));
    plies.push({ seat, action, events });
  });
  return { states, plies, end };
}

const { states, plies, end } = played();

describe('the board of a position', () => {
  test('is compiled once, and no copy holds another', () => {
    const state = fresh(3, 'one', options);
    expect(state.board).toBe(boardOf(smallBoard));
    expect(rules.clone(state).board).toBe(state.board);
    expect(rules.unpack(options, 3, rules.pack(state)).board).toBe(state.board);
    expect(rules.pack(state).length).toBeLessThan(rules.pack(fresh(3)).length);
  });

  test('is written as its form, and a built-in one by its name', () => {
    expect(rules.position.write(end).options).toEqual({ board: smallBoard });
    expect(rules.position.write(fresh()).options).toEqual({ board: 'rust-belt' });
  });

  test('is one that is built in wherever the app reads it', () => {
    expect(reader.designProblems('board', options.board as never)).toHaveLength(1);
    const read = reader.position(rules.position.write(end), 'read');
    expect(read).toMatchObject({ problem: { problem: 'unknown-word', at: 'options.board' } });
  });
});

describe.each([
  ['en', en],
  ['ko', ko],
] as const)('on another board, %s', (language, words) => {
  const elsewhere = [...rustBelt.cities, ...rustBelt.towns].map((stop) => stop[language]);

  /** A text names places of this board only, none by its id or its hex. */
  function expectNames(text: string) {
    expect(text).not.toMatch(BROKEN);
    expect(text).not.toMatch(/\d+,\d+/);
    for (const name of elsewhere) expect(text).not.toContain(name);
    for (const { id } of stops) expect(text).not.toMatch(new RegExp(`\\b${id}\\b`));
  }

  test('events, hints and hindsight name its places', async () => {
    const voice = voiceOf(words, seats, end.options);
    const told = plies.flatMap((ply) => ply.events.flatMap((event) => voice.event(event) ?? []));
    const explainer = await explainerIn(language);
    const hints = plies.flatMap(({ action, seat }, at) => {
      const before = states[at];
      if (!before || at % 7 !== 0) return [];
      const move = explainer.move(before, [action]);
      return [...(move ? [move] : []), ...explainer.reasons(before, [action], seat, seats)];
    });
    const { facts, sentence } = await hindsightIn(language);
    const why = facts({ states, plies }).map((fact) => sentence(fact, voice.name));
    for (const text of [...told, ...hints, ...why]) expectNames(text);
    for (const { [language]: name } of smallBoard.cities) expect(told.join()).toContain(name);
    expect(words.summary(rules.setups.write(options))).toBe(smallBoard.name[language]);
  });

  test('its pictures show its hexes and its places', async () => {
    const { map } = await posterOf(end, language, seats);
    const placed = view.places?.(end, language) ?? [];
    expect(placed.map(({ hex }) => hex)).toEqual(stops.map(({ col, row }) => `${col},${row}`));
    for (const stop of smallBoard.cities) {
      expect(map).toContain(`>${stop[language]}<`);
      expect(placed.map(({ name }) => name)).toContain(stop[language]);
    }
    for (const name of elsewhere) expect(map).not.toContain(name);
    // As wide as its seven columns, as high as its rows.
    expect(miniature(end, [], seats)).toContain('viewBox="0 0 48 43"');
    expect(miniature(fresh(3), [], seats)).toContain('viewBox="0 0 114 81"');
  });
});
