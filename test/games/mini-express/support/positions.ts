import { sample } from '../../../../src/games/mini-express/advice/sample';
import type { CompanyId } from '../../../../src/games/mini-express/data/companies';
import { rules } from '../../../../src/games/mini-express/rules';
import type { Options } from '../../../../src/games/mini-express/rules/options';
import { reader } from '../../../../src/games/mini-express/rules/reader';
import type { State } from '../../../../src/games/mini-express/rules/state';
import type { Json, JsonObject } from '../../../../src/kit/json';
import { randomFrom } from '../../../../src/kit/random';
import { unwrap } from '../../../../src/kit/result';
import { isProblem, type Problem } from '../../../../src/kit/rules';
import { writtenGame } from '../../written-game';

/** The written form of a position, with a type loose enough for tests to change it. */
export interface Written {
  game: string;
  options: Record<string, Json>;
  seats: number;
  turn: { phase: string; seat: number | null; step: number; lastRound: boolean; used?: string };
  companies: Record<
    CompanyId,
    { track: string[]; ready: number; supply: number; shares: number; length: number }
  >;
  influence: Record<CompanyId, number[]>;
  shares: Record<CompanyId, number[]>;
  setAside: Record<CompanyId, number>;
  demand: Record<string, string[]>;
  automa?: { company: CompanyId; target: number; bag: Tile[]; drawn: Tile[] };
  spike?: { state: string; east: CompanyId | null; west: CompanyId | null };
}

export type Tile = [number, number] | 'refresh';

/** Throws on a problem or a refusal. */
export function good<Value extends object | number>(value: Value | Problem): Value {
  if (typeof value === 'object' && (isProblem(value) || 'because' in value)) {
    throw new Error(JSON.stringify(value));
  }
  return value;
}

export function options(given: JsonObject = {}): Options {
  return unwrap(rules.setups.read(given));
}

/** A match before its first pick. */
export function fresh(seats = 4, given: JsonObject = {}, seed = 'fresh'): State {
  return unwrap(rules.begin(options(given), seats, seed));
}

/** A match after a random draft, before the first turn. */
export function drafted(seats = 4, given: JsonObject = {}, seed = 'drafted'): State {
  const state = fresh(seats, given, seed);
  const random = randomFrom(seed);
  while (write(state).turn.phase === 'draft') rules.play(state, sample(state, random));
  return state;
}

const game = writtenGame<State, Written>(rules, reader);
export const { write, read, flawOf, played, legal, sequences } = game;

/** The same position with changes. */
export function edited(state: State, change: (written: Written) => void): State {
  const written = write(state);
  change(written);
  return read(written);
}

/** Takes the trains for `track` and `ready` from the supply, so that a company still has 25. */
export function setCompany(
  written: Written,
  company: CompanyId,
  given: Partial<Written['companies'][CompanyId]>,
): void {
  const figures = { ...written.companies[company], ...given };
  figures.supply = given.supply ?? 25 - figures.track.length - figures.ready;
  written.companies[company] = figures;
}

/** The word for why an action is refused, or for why it is none; null when it is legal. */
export function because(state: State, action: JsonObject): string | null {
  const why = game.refused(state, action);
  return why?.problem ? `problem: ${why.problem}` : ((why?.because as string) ?? null);
}

/** The first `count` hexes that routes may pass, for track whose place does not matter. */
export function plainHexes(count: number, given: JsonObject = {}): string[] {
  const { map, passable } = drafted(4, given).board;
  const plain = map.hexes.filter((_, hex) => passable[hex]);
  return plain.slice(0, count).map(({ col, row }) => `${col},${row}`);
}
