import { reader } from '../../../../src/games/mini-express/rules/reader';
import type { State } from '../../../../src/games/mini-express/rules/state';
import type { Json, JsonObject } from '../../../../src/kit/json';
import { unwrap } from '../../../../src/kit/result';
import type { GameEvent } from '../../../../src/kit/rules';
import { drafted, good, type Tile, type Written, write } from './positions';

const NUMBERED: Tile[] = [1, 2, 3].flatMap((city) =>
  [1, 2, 3, 4].map((company): Tile => [city, company]),
);

/** The bag has only these numbered tiles; all others have been drawn. */
export function bagOf(...tiles: Tile[]): { bag: Tile[]; drawn: Tile[] } {
  const left = NUMBERED.filter((tile) => !tiles.some((kept) => String(kept) === String(tile)));
  return { bag: tiles, drawn: [...left, 'refresh', 'refresh'] };
}

/** A position before the automa's turn, with the marker before white, so that a tile of 1 moves it to brown. */
export function beforeAutoma(
  given: JsonObject,
  tile: Tile,
  change: (position: Written) => void = () => undefined,
): Written {
  const seats = given.mode === 'duel' ? 2 : 1;
  const position = write(drafted(seats, { mode: 'solo', ...given }, 'before the automa'));
  position.turn.seat = seats;
  position.automa = { company: 'white', target: 1, ...bagOf(tile) };
  change(position);
  return position;
}

/** Lets the automa play, in a position in which it is to act. */
export function automaPlays(position: Written): {
  state: State;
  events: GameEvent[];
  after: Written;
} {
  const events: GameEvent[] = [];
  const state = unwrap(reader.position(position as unknown as Json, 'automa'));
  reader.settle?.(state, (event) => events.push(event));
  return { state: good(state), events, after: write(state) };
}

/** The automa's action in these events. */
export function did(events: readonly GameEvent[]): Json | undefined {
  return events.find(({ event }) => event === 'automa')?.does;
}
