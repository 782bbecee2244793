import { rules } from '../../../../src/games/ultimate-railroads/rules';
import type { State } from '../../../../src/games/ultimate-railroads/rules/state';
import { canonical, type Json } from '../../../../src/kit/json';
import type { GameEvent } from '../../../../src/kit/rules';
import { type Written, write } from './positions';
import {
  endByTheClauses,
  metByTheClauses,
  reachOf,
  roundByTheClauses,
} from './score-by-the-clauses';

const PASS_POINTS = [0, 2, 3, 4];
const TEMPS = 2;

/** What the events so far add up to, for a seat. */
interface Account {
  score: number;
  roubles: number;
  workers: number;
  doublers: number;
  engineers: number;
}

/** Holds every position of a match against what must always be true, and against what was told. */
export class Referee {
  #before: Written;
  readonly #accounts: Account[];

  constructor(state: State) {
    this.#before = write(state);
    this.#accounts = this.#before.table.map((seat) => ({
      score: seat.score,
      roubles: seat.roubles,
      workers: seat.workers,
      doublers: seat.doublers,
      engineers: seat.engineers.length,
    }));
    inspect(this.#before, state);
  }

  saw(events: readonly GameEvent[], state: State): void {
    const after = write(state);
    for (const event of events) this.#enter(event, after);
    after.table.forEach((seat, index) => {
      const account = this.#accounts[index];
      const { score, roubles, workers, doublers, engineers } = seat;
      const found = { score, roubles, workers, doublers, engineers: engineers.length };
      same(`books of ${index}`, found, { ...account });
    });
    neverBack(this.#before, after);
    inspect(after, state);
    this.#before = after;
  }

  #enter(event: GameEvent, after: Written): void {
    const account = this.#accounts[Number(event.seat)];
    if (event.event === 'round') {
      after.table.forEach(({ own }, seat) => {
        const one = this.#accounts[seat];
        if (one) one.workers = own;
      });
    }
    if (!account) return;
    switch (event.event) {
      case 'use': {
        const [workers = 0, , roubles = 0] = event.pay as number[];
        account.workers -= workers;
        account.roubles -= roubles;
        break;
      }
      case 'award':
        if (event.what === 'worker') account.workers++;
        break;
      case 'temps':
        account.workers += TEMPS;
        break;
      case 'roubles':
        account.roubles += Number(event.n);
        break;
      case 'doublers':
        account.doublers += Number(event.n);
        break;
      case 'hire':
        account.engineers++;
        break;
      case 'card':
        account.engineers += engineersOn(String(event.card), after);
        break;
      case 'points':
      case 'pass':
        account.score += Number(event.points);
        if (event.event === 'pass')
          same('pass', event.points, PASS_POINTS[this.#before.order.indexOf(Number(event.seat))]);
        break;
      case 'score':
        this.#scored(event, after, account);
        break;
      case 'final': {
        const end = endByTheClauses(after)[Number(event.seat)];
        same('final', [event.cards, event.majority], [end?.cards, end?.majority]);
        account.score += end?.total ?? 0;
        same('total', event.total, account.score);
      }
    }
  }

  /** What is scored is the sum over the position. */
  #scored(event: GameEvent, after: Written, account: Account): void {
    const seat = after.table[Number(event.seat)];
    if (!seat) throw new Error('nobody scored');
    const { event: _, seat: __, round, ...parts } = event;
    same('round', round, this.#before.turn.round);
    same(`score of ${event.seat}`, parts, roundByTheClauses(seat));
    account.score += Number(event.total);
  }
}

/** Engineers that come with a ?-card. */
function engineersOn(card: string, { options }: Written): number {
  if (!options.tiles) return card === 'engineer' ? 1 : 0;
  const effects = options.tiles.cards.find(({ id }) => id === card)?.effects ?? [];
  return effects.filter((effect) => 'engineer' in effect).length;
}

/** 6.4: fronts, reaches, markers, factories, tokens and engineers only grow. */
function neverBack(before: Written, after: Written): void {
  after.table.forEach((seat, index) => {
    const old = before.table[index];
    if (!old) throw new Error('a seat is gone');
    for (const line of ['trans', 'peter', 'kiev']) {
      same('reach grows', reachOf(seat, line) >= reachOf(old, line), true);
      const fronts = seat.tracks[line] ?? [];
      const olds = old.tracks[line] ?? [];
      same(
        'fronts grow',
        olds.every((front, color) => front <= (fronts[color] ?? -1)),
        true,
      );
    }
    same('factories grow', seat.factories.length >= old.factories.length, true);
    same(
      'tokens',
      old.tokens.every((token) => seat.tokens.includes(token)),
      true,
    );
    same(
      'engineers',
      old.engineers.every((one) => seat.engineers.includes(one)),
      true,
    );
    same(
      'cards',
      before.bonus.picked.every((pick, at) => {
        return JSON.stringify(pick) === JSON.stringify(after.bonus.picked[at]);
      }),
      true,
    );
  });
}

function inspect(position: Written, state: State): void {
  tilesAreAll(position);
  const { table, bonus, doublers, strip, turn, seats } = position;
  same(
    'doublers',
    table.reduce((sum, seat) => sum + seat.doublers, doublers),
    30,
  );
  const cards = [...bonus.pile, ...bonus.out, ...bonus.picked.map(([, card]) => card)];
  same('end-bonus cards', [cards.length, new Set(cards).size], [11, 11]);
  const engineers = [...strip.filter(Boolean), ...table.flatMap((seat) => seat.engineers)];
  same('engineers once', new Set(engineers).size, engineers.length);
  table.forEach((seat, index) => {
    for (const fronts of Object.values(seat.tracks))
      for (const [color, front] of fronts.entries())
        same('front', color === 0 || front === 0 || front < (fronts[color - 1] ?? 0), true);
    const start = seats === 4 ? 5 : 6;
    same(`own of ${index}`, seat.own, start + metByTheClauses(seat).workers);
    same('doublers of a seat', seat.doublers <= 8, true);
    const filled = [5, 7, 9, 11, 13].slice(0, seat.factories.length);
    for (const gap of [5, 7, 9, 11, 13])
      if (!filled.includes(gap)) same('gap', Math.max(...seat.industry) < gap, true);
  });
  const isOver = turn.phase === 'over';
  const ends = endByTheClauses(position);
  const scores = table.map(({ score }, seat) => score + (isOver ? 0 : (ends[seat]?.total ?? 0)));
  same('standing', rules.standing(state).scores, scores);
}

/** 1.3. */
function tilesAreAll({ table, supply, returned, lock, seats }: Written): void {
  const loose = table.flatMap((seat) => [...Object.values(seat.locos).flat(), ...seat.factories]);
  const all = [...loose, ...returned, ...(lock?.kind === 'hand' ? [String(lock.tile)] : [])];
  for (const tile of ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10a', '10b'])
    same(`tiles ${tile}`, all.filter((one) => one === tile).length + (supply[tile] ?? 0), seats);
  same('9x', all.filter((one) => one === '9x').length <= 1, true);
}

function same(what: string, is: unknown, expected: unknown): void {
  if (is === expected || canonical(is as Json) === canonical(expected as Json)) return;
  throw new Error(`${what}: ${JSON.stringify(is)} instead of ${JSON.stringify(expected)}`);
}
