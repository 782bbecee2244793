import type { BoardForm } from '../../../../src/games/mini-express/data/board-form';
import { COMPANIES, type CompanyId } from '../../../../src/games/mini-express/data/companies';
import type { State } from '../../../../src/games/mini-express/rules/state';
import { writeHex } from '../../../../src/kit/hex';
import type { JsonObject } from '../../../../src/kit/json';
import type { GameEvent } from '../../../../src/kit/rules';
import { automaByTheClauses } from './automa-by-the-clauses';
import { Ledger } from './ledger';
import { on } from './map';
import { type Tile, type Written, write } from './positions';

/**
 * Keeps its own records of a match, from the actions and the automa's draws alone, and compares every position with
 * them: trains, shares, tiles, length, influence, spike, and what the automa should have done.
 */
export class Referee {
  #before: Written;
  readonly #board: BoardForm;
  /** The number of checked automa decisions. */
  automaActions = 0;

  /** Checking the automa's decisions is slow, so it is not done in every one of many matches. */
  readonly #judgesAutoma: boolean;

  constructor(state: State, judgesAutoma = true) {
    this.#judgesAutoma = judgesAutoma;
    this.#before = write(state);
    this.#board = state.board.form;
    this.#inspect(this.#before);
  }

  /** Compares the position and the events after a legal action with what the clauses require. */
  saw(action: JsonObject, events: readonly GameEvent[], state: State): void {
    const before = this.#before;
    const after = write(state);
    if (before.turn.phase === 'draft') {
      this.#sawDraft(action, after, events);
    } else {
      const ledger = new Ledger(before, this.#board);
      ledger.apply(before.turn.seat ?? 0, action);
      this.#sawAutoma(ledger, events);
      this.#sameBooks(ledger.position, after);
    }
    this.#inspect(after);
    this.#before = after;
  }

  #sameBooks(expected: Written, position: Written): void {
    for (const id of COMPANIES) {
      const { track, ...figures } = position.companies[id];
      const { track: expectedTrack, ...expectedFigures } = expected.companies[id];
      same(`${id} figures`, figures, { ...expectedFigures });
      same(`${id} track`, [...track].sort(), [...expectedTrack].sort());
      same(`${id} influence`, position.influence[id], expected.influence[id]);
      same(`${id} shares`, position.shares[id], expected.shares[id]);
    }
    same('tiles', Object.keys(position.demand).sort(), Object.keys(expected.demand).sort());
    same('spike', position.spike, expected.spike);
  }

  /** 7.5 to 7.10: every draw moves the markers, and the automa does what the clauses require. */
  #sawAutoma(ledger: Ledger, events: readonly GameEvent[]): void {
    const { automa } = ledger.position;
    if (!automa) return;
    let before = automa.company;
    let draws = 0;
    for (const { event, tile, does, seat, company, target } of events) {
      if (event === 'draw' && tile !== 'refresh') {
        if (draws === 0) before = automa.company;
        else if (this.#judgesAutoma)
          same(
            'idle company',
            automaByTheClauses(ledger.position, this.#board, automa.company, before),
            null,
          );
        this.#move(ledger.position, tile as Tile, draws === 0);
        draws++;
      } else if (event === 'markers') {
        same('markers', [company, target], [automa.company, automa.target]);
      } else if (event === 'automa') {
        if (this.#judgesAutoma) {
          const expected = automaByTheClauses(ledger.position, this.#board, automa.company, before);
          same('what the automa does', does, expected);
          this.automaActions++;
        }
        ledger.apply(ledger.position.seats, does as JsonObject);
        draws = 0;
      } else if (event === 'skip' && seat === ledger.position.seats) {
        for (const company of COMPANIES) {
          same(
            'idle automa',
            automaByTheClauses(ledger.position, this.#board, company, before),
            null,
          );
        }
        draws = 0;
      }
    }
  }

  /** 7.5 a, b. */
  #move(position: Written, tile: Tile, withTarget: boolean): void {
    const { automa } = position;
    if (!automa || tile === 'refresh') return;
    const [cities, companies] = tile;
    const at = COMPANIES.indexOf(automa.company);
    automa.company = COMPANIES[(at + companies) % COMPANIES.length] as CompanyId;
    if (!withTarget) return;
    const last = this.#board.cities.length;
    const ahead = this.#board.cities
      .map(({ id }, index) => ({ id, number: index + 1 }))
      .filter(({ id, number }) => number > automa.target && position.demand[id] !== undefined);
    automa.target = ahead[cities - 1]?.number ?? last;
  }

  #sawDraft(action: JsonObject, after: Written, events: readonly GameEvent[]): void {
    const before = this.#before;
    const over = after.turn.phase !== 'draft';
    const given = structuredClone(before.shares);
    for (const { event, company, seat, shares, does } of events) {
      const to = event === 'draft' ? Number(seat) : before.seats;
      const what = event === 'automa' ? (does as JsonObject) : { company, shares };
      if (event !== 'draft' && event !== 'automa') continue;
      if (event === 'automa' && what.do !== 'draft') continue;
      const held = given[what.company as CompanyId];
      held[to] = (held[to] ?? 0) + Number(what.shares);
    }
    const started = events.some(
      ({ does }) => (does as JsonObject | undefined)?.do !== 'draft' && does,
    );
    if (!started) same('shares drafted', after.shares, given);
    const gained = given[action.company as CompanyId][before.turn.seat ?? 0] ?? 0;
    same('the pick is given', gained > 0, true);
    if (over) for (const id of COMPANIES) same('nothing set aside', after.setAside[id], 0);
  }

  /** What must be true in every position. */
  #inspect(position: Written): void {
    const { spike, options } = position;
    for (const id of COMPANIES) {
      const { track, ready, supply, shares } = position.companies[id];
      const onTile = Number(spike?.east === id) + Number(spike?.west === id);
      same(`${id} trains`, track.length + ready + supply + onTile, 25);
      same(`${id} at most 5 ready`, ready <= 5, true);
      same(`${id} hexes named once`, new Set(track).size, track.length);
      const held = position.shares[id].reduce((sum, count) => sum + count, 0);
      same(`${id} at most 9 shares`, shares + position.setAside[id] + held <= 9, true);
      if (supply === 0) same(`${id} shares without supply`, shares, 0);
    }
    const far = spike && spike.state !== 'waiting' ? this.#board.golden_spike?.far : undefined;
    for (const city of this.#board.cities) {
      const there = on(position, writeHex(city)).length;
      const takes = options.firstGame ? 2 : city.capacity;
      if (city.id === far) continue;
      same('within capacity', there <= takes, true);
      same('tile gone at capacity', position.demand[city.id] === undefined, there === takes);
    }
  }
}

/** Plain comparison; objects by their keys in any order. It runs a million times, so it must be fast. */
function same(what: string, is: unknown, expected: unknown): void {
  if (is === expected || text(is) === text(expected)) return;
  throw new Error(`${what}: ${text(is)} instead of ${text(expected)}`);
}

function text(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
