import { COMPANIES, type CompanyId } from '../../../../src/games/mini-express/data/board-form';
import { rules } from '../../../../src/games/mini-express/rules';
import type { State } from '../../../../src/games/mini-express/rules/state';
import { writeHex } from '../../../../src/kit/hex';
import type { JsonObject } from '../../../../src/kit/json';
import { type Written, write } from './positions';

type ByCompany<Value> = Record<CompanyId, Value>;

/**
 * Keeps its own books beside a match, from the actions alone, and holds every position against them: trains,
 * shares, tiles, and the length and influence that the log explains.
 */
export class Referee {
  #before: Written;
  readonly #cityOf: ReadonlyMap<string, { readonly id: string; readonly capacity: number }>;

  constructor(state: State) {
    this.#before = write(state);
    this.#cityOf = new Map(state.board.form.cities.map((city) => [writeHex(city), city]));
    this.#inspect(this.#before);
  }

  /** Holds the position after a legal action against what the clauses say must have changed. */
  saw(action: JsonObject, state: State): void {
    const before = this.#before;
    const position = write(state);
    const company = action.company as CompanyId;
    const seat = before.turn.seat ?? 0;
    if (action.do === 'build') this.#sawBuild(action, company, seat, position);
    else if (action.do === 'take') this.#sawTake(company, seat, position);
    else this.#sawDraft(company, seat, position);
    this.#inspect(position);
    this.#before = position;
  }

  #sawDraft(company: CompanyId, seat: number, after: Written): void {
    const before = this.#before;
    const over = after.turn.phase !== 'draft';
    const spaces = after.seats === 4 ? 1 : 2;
    for (const id of COMPANIES) {
      const aside = before.setAside[id] - Number(id === company);
      same('set aside', after.setAside[id], over ? 0 : aside);
      same('length', after.companies[id].length, over ? spaces * aside : 0);
    }
    same('shares held', after.shares, plus(before.shares, company, seat, 1));
    same('influence', after.influence, before.influence);
  }

  #sawTake(company: CompanyId, seat: number, after: Written): void {
    const before = this.#before;
    const { ready, supply } = before.companies[company];
    const gets = Math.min(3, 5 - ready, supply);
    same('ready', after.companies[company].ready, ready + gets);
    same('supply', after.companies[company].supply, supply - gets);
    same('shares held', after.shares, plus(before.shares, company, seat, 1));
    same('influence', after.influence, plus(before.influence, company, seat, -ready));
    for (const id of COMPANIES) {
      same('length', after.companies[id].length, before.companies[id].length);
      same('track', after.companies[id].track, before.companies[id].track);
    }
  }

  #sawBuild(action: JsonObject, company: CompanyId, seat: number, after: Written): void {
    const before = this.#before;
    const route = action.route as string[];
    const city = this.#cityOf.get(route[route.length - 1] ?? '');
    for (const id of COMPANIES) {
      const was = before.companies[id];
      const is = after.companies[id];
      if (id === company) {
        same('track', [...is.track].sort(), [...was.track, ...route].sort());
        same('ready', is.ready, was.ready - route.length);
        same('length', is.length, Math.min(15, was.length + route.length - 1));
        continue;
      }
      const met = route.filter((hex) => was.track.includes(hex)).length;
      same('ready', is.ready, was.ready + Math.min(met, 5 - was.ready, was.supply));
      same('length', is.length, was.length);
    }
    const colours = (before.demand[city?.id ?? ''] ?? []).map((colour) =>
      colour === 'purple' ? action.also : colour,
    ) as CompanyId[];
    same('colours of the tile', colours.length, 2);
    const gained = colours.reduce((sum, colour) => plus(sum, colour, seat, 1), before.influence);
    same('influence', after.influence, gained);
    same('shares held', after.shares, before.shares);
  }

  /** What holds in every position. */
  #inspect(position: Written): void {
    const dealt = position.seats === 3 ? 8 : 9;
    for (const id of COMPANIES) {
      const { track, ready, supply, shares } = position.companies[id];
      same('trains', track.length + ready + supply, 25);
      same('at most 5 ready', ready <= 5, true);
      same('hexes named once', new Set(track).size, track.length);
      const held = position.shares[id].reduce((sum, count) => sum + count, 0);
      const inGame = shares + position.setAside[id] + held;
      same('no more shares than dealt', inGame <= dealt, true);
      if (position.turn.phase === 'draft') same('shares dealt', inGame, dealt);
      if (supply === 0) same('shares without supply', shares, 0);
    }
    for (const [hex, { id, capacity }] of this.#cityOf) {
      const there = COMPANIES.filter((company) => position.companies[company].track.includes(hex));
      const takes = position.options.firstGame ? 2 : capacity;
      same('within capacity', there.length <= takes, true);
      same('tile gone at capacity', position.demand[id] === undefined, there.length === takes);
    }
  }
}

/** Plain comparison: a million of them a run must stay cheap. */
function same(what: string, is: unknown, expected: unknown): void {
  if (is === expected || JSON.stringify(is) === JSON.stringify(expected)) return;
  throw new Error(`${what}: ${JSON.stringify(is)} instead of ${JSON.stringify(expected)}`);
}

/** The lister and the refusal must say the same of every number tried. */
export function expectAgreement(state: State, candidates: Iterable<number>): void {
  const packed = new Int32Array(rules.most);
  const legal = new Set(packed.subarray(0, rules.list(state, packed)));
  for (const candidate of candidates) {
    if (legal.has(candidate) !== (rules.refusal(state, candidate) === null)) {
      throw new Error(`lister and refusal disagree on ${candidate}`);
    }
  }
  for (const action of legal) {
    const refusal = rules.refusal(state, action);
    if (refusal) throw new Error(`${action} is listed and refused: ${JSON.stringify(refusal)}`);
  }
}

function plus(
  figures: ByCompany<number[]>,
  company: CompanyId,
  seat: number,
  by: number,
): ByCompany<number[]> {
  const changed = figures[company].map((figure, index) => (index === seat ? figure + by : figure));
  return { ...figures, [company]: changed };
}
