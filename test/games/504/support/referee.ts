import { expect } from 'vitest';
import { rules } from '../../../../src/games/504/rules';
import type { State } from '../../../../src/games/504/rules/state';
import type { GameEvent } from '../../../../src/kit/rules';
import { expectAddsUp } from './adds-up';
import type { Form } from './bare';
import {
  counts as countsFor,
  hasCompanies,
  incomeByRule,
  incomeModule,
  markersOf,
  roleIn,
  scores,
  settled,
} from './by-the-clauses';
import { driveCost, extraPrice, soldByTrack, upgradePrice } from './deliver-clauses';
import { featsDone, featWorth, reachIncome, settlingIncome } from './race-clauses';

const SET_MONEY = [0, 10, 25, 45, 70, 100];
const PRICES = [0, 10, 20, 30, 40, 50];
const sum = (list: readonly number[]) => list.reduce((all, one) => all + one, 0);

/**
 * Follows a match by what is told, and checks it against the written position without the code of the rules: pieces,
 * tiles and shares add up, every sum of money is explained, and incomes, orders, markers and scores are those of the
 * clauses.
 */
export class Referee {
  /** Money of owners, then of seats. */
  readonly #cash: number[];
  readonly #seatCash: number[];
  #sold = 0;
  /** Once-only income of the turn. */
  #once = 0;
  /** Movement points after a drive, in halves. */
  #drive: { readonly owner: number; readonly turns: number; readonly left: number } | null = null;
  #told: Form;

  constructor(start: State) {
    this.#told = write(start);
    this.#cash = this.#told.owners.map((owner: Form) => owner.cash);
    this.#seatCash = [...(this.#told.seatCash ?? [])];
    this.#sold = this.#told.turn?.earned ?? 0;
    this.#once = this.#told.turn?.once ?? 0;
    expectAddsUp(this.#told);
  }

  /** Give every event as it is told. */
  readonly tell = (event: GameEvent, state: State): void => {
    const now = write(state);
    switch (event.event) {
      case 'did':
        // Told before the action changes anything.
        this.#did(event as Form, now);
        break;
      case 'income':
        this.#income(event as Form, now);
        break;
      case 'dividend':
        this.#dividend(event as Form, now);
        break;
      case 'upkeep':
        this.#upkeep(event as Form, now);
        break;
      case 'bonus':
        this.#bonus(event as Form, now);
        break;
      case 'explore':
        this.#explore(event as Form, now);
        break;
      case 'round':
        this.#round(event as Form, now);
        break;
      case 'over':
        expect(event.scores).toEqual(scores(now));
    }
    this.#told = now;
  };

  /** After every action. */
  saw(state: State): void {
    const now = write(state);
    expectAddsUp(now);
    expect(now.owners.map((owner: Form) => owner.cash)).toEqual(this.#cash);
    if (now.seatCash) expect(now.seatCash).toEqual(this.#seatCash);
    if (now.turn) expect(now.turn.once).toBe(this.#once);
    this.#sawDrive(now);
    this.#told = now;
  }

  #did({ owner, seat, action }: Form, now: Form): void {
    const owned = now.owners[owner];
    switch (action.do) {
      case 'buy':
        if (action.at) this.#pay(owner, 10);
        else if (seat === undefined) this.#pay(owner, now.owners[action.company].value);
        else this.#buyShare(seat, action.company, now);
        break;
      case 'move':
        if (!settled(owned).includes(action.to)) this.#settle(owner, action.to, now);
        break;
      case 'unload':
        if (action.resident && !settled(owned).includes(owned.trolley.at))
          this.#settle(owner, owned.trolley.at, now);
        break;
      case 'settle':
        this.#settle(owner, owned.trolley.at, now);
        break;
      case 'upgrade':
        this.#pay(owner, upgradePrice(now, action.what));
        break;
      case 'extra':
        this.#pay(owner, extraPrice(now));
        break;
      case 'drive':
        this.#drove(owner, action.to, now);
        this.#reach(owner, action.to, now);
        break;
      case 'sell':
        if (action.set) this.#sold += SET_MONEY[action.set.length] ?? Number.NaN;
        else if (seat === undefined) this.#pay(owner, -owned.value);
        else this.#paySeat(seat, -action.count * now.owners[action.company].value);
    }
  }

  #settle(owner: number, at: string, now: Form): void {
    if (now.map[at].kind === 'city' && (roleIn(now, 8) === 1 || roleIn(now, 8) === 2))
      this.#pay(owner, PRICES[this.#houses(now, at)] ?? Number.NaN);
    if (incomeModule(now) === 2) this.#once += settlingIncome(now, at);
    // X24: with 1 only the trolley reaches cities.
    if (!roleIn(now, 1)) this.#reach(owner, at, now);
  }

  #drove(owner: number, to: string, now: Form): void {
    const left = now.turn.mp - driveCost(now, owner, to);
    expect(left).toBeGreaterThanOrEqual(0);
    this.#drive = { owner, turns: now.owners[owner].turns, left };
  }

  /** Where the step still goes on. */
  #sawDrive(now: Form): void {
    const drive = this.#drive;
    this.#drive = null;
    if (drive && now.turn?.step === 'trolley' && now.owners[drive.owner].turns === drive.turns)
      if (now.order[now.at] === drive.owner) expect(now.turn.mp ?? 0).toBe(drive.left);
  }

  #reach(owner: number, at: string, now: Form): void {
    if (incomeModule(now) === 2) this.#once += reachIncome(now, owner, at);
  }

  /** M2.10. */
  #bonus({ owner, key }: Form, now: Form): void {
    expect(featsDone(now, owner, countsFor(now, owner))).toContain(key);
    expect(now.bonuses).not.toContain(key);
    if (roleIn(now, 9) !== 1) return;
    const amount = 10 * featWorth(key);
    if (now.phase === 'turn' && now.order[now.at] === owner) this.#once += amount;
    else this.#pay(owner, -amount);
  }

  #houses({ owners }: Form, hex: string): number {
    return owners.filter((owner: Form) => settled(owner).includes(hex)).length;
  }

  #pay(owner: number, amount: number): void {
    this.#cash[owner] = (this.#cash[owner] ?? 0) - amount;
    expect(this.#cash[owner]).toBeGreaterThanOrEqual(0);
  }

  #paySeat(seat: number, amount: number): void {
    this.#seatCash[seat] = (this.#seatCash[seat] ?? 0) - amount;
    expect(this.#seatCash[seat]).toBeGreaterThanOrEqual(0);
  }

  #buyShare(seat: number, company: number, now: Form): void {
    const { founded, value, own } = now.owners[company];
    const issue = [40, 30, 30, 20, 20][company] ?? Number.NaN;
    this.#paySeat(seat, founded ? value : 2 * issue);
    if (roleIn(now, 9) === 1 && (!founded || own > 0))
      this.#pay(company, founded ? -issue : -2 * issue);
  }

  #income({ owner, amount }: Form, now: Form): void {
    const sold = this.#told.prices && soldByTrack(this.#told);
    if (sold) expect(now.prices).toEqual(sold.prices);
    const byRule = (incomeByRule(now, owner) ?? this.#sold) + (sold?.money ?? 0);
    expect(amount, `income by ${incomeModule(now)}`).toBe(20 + byRule + this.#once);
    this.#sold = 0;
    this.#once = 0;
    if (!hasCompanies(now)) this.#pay(owner, -amount);
  }

  #dividend({ company, each, kept }: Form, now: Form): void {
    const { income, shares, bank } = now.owners[company];
    const isOne = roleIn(now, 9) === 1;
    if (!isOne) expect(each).toBe(Math.floor(income / 20));
    else expect([0, Math.floor(income / 10)]).toContain(each);
    const counted = isOne ? sum(shares) + bank : 10;
    expect(kept).toBe(income - each * counted);
    this.#pay(company, -kept);
    shares.forEach((count: number, seat: number) => {
      this.#paySeat(seat, -each * count);
    });
  }

  #upkeep({ company, amount, president }: Form, now: Form): void {
    const { settlements, residents, president: seat } = now.owners[company];
    const people = sum(Object.values<number[]>(residents ?? {}).flat());
    expect(amount).toBe(3 * settlements.length + people);
    const own = Math.min(this.#cash[company] ?? 0, amount);
    expect(president).toBe(Math.min(this.#seatCash[seat] ?? 0, amount - own));
    this.#pay(company, own);
    this.#paySeat(seat, president);
  }

  #explore({ owner, at, markers, found }: Form, now: Form): void {
    // M1.15: a trolley enters what it has found.
    if (now.owners[owner].residents === undefined) this.#reach(owner, at, now);
    const { [at]: laid, ...map } = now.map;
    expect(laid.kind).toBe(found);
    const stacks = { ...now.stacks, [found]: now.stacks[found] + 1 };
    expect(markers).toEqual(markersOf({ map, stacks }, at));
    expect(markers[found]).toBeGreaterThan(0);
  }

  /** G5.2, with the position as it was told last. */
  #round({ round, order }: Form, now: Form): void {
    expect(round).toBe(this.#told.round + 1);
    if (hasCompanies(now) && roleIn(now, 7) !== 1) {
      expect(order).toEqual(now.market);
      return;
    }
    const last = hasCompanies(now) ? this.#told.last : this.#told.order;
    const isClockwise = roleIn(now, 7) !== 1 && roleIn(now, 9) !== 3;
    if (round === 1 && !hasCompanies(now)) return;
    if (isClockwise) expect(order).toEqual(last);
    else expect(order).toEqual(this.#sorted(last, now));
  }

  #sorted(last: readonly number[], now: Form): readonly number[] {
    const figure = (owner: number) =>
      roleIn(now, 7) === 1 ? now.owners[owner].vp : now.owners[owner].income;
    const old = [...last].reverse().sort((a, b) => figure(a) - figure(b));
    const news = (now.foundedOrder ?? []).filter((company: number) => !last.includes(company));
    return [...news.reverse(), ...old];
  }
}

function write(state: State): Form {
  return rules.position.write(state);
}
