import { expect } from 'vitest';
import { rules } from '../../../../src/games/504/rules';
import type { State } from '../../../../src/games/504/rules/state';
import type { GameEvent } from '../../../../src/kit/rules';
import { bountiesGone, expectControl, expectDice, expectOutcome, inTheField } from './armies';
import type { Form } from './bare';
import { expectRoads, expectShares, expectTiles } from './board';
import {
  hasCompanies,
  incomeByRule,
  incomeModule,
  markersOf,
  roleIn,
  settled,
} from './by-the-clauses';
import {
  cardIncome,
  expectStall,
  factoryPrice,
  has,
  newInCities,
  orderOf,
  residentPrice,
  rowPrice,
  shifted,
  taxOf,
} from './cards';
import { expectOrder } from './orders';
import { scores } from './scores';

const PIECES = [30, 25, 20, 15];
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
  #told: Form;
  /** Once-only income of this turn. */
  #once: number;
  /** The position before a fight, and what was rolled in it. */
  #fight: Form = null;
  /** The last action, and the highest bid of an auction. */
  #action: Form = null;
  #high: Form;
  #dice: Form[] = [];

  constructor(start: State) {
    this.#told = write(start);
    this.#cash = this.#told.owners.map((owner: Form) => owner.cash);
    this.#seatCash = [...(this.#told.seatCash ?? [])];
    this.#sold = this.#told.turn?.earned ?? 0;
    this.#once = this.#told.turn?.once ?? 0;
    this.#high = this.#told.auction?.high ?? null;
    this.#checkPosition(this.#told);
  }

  /** Give every event as it is told. */
  readonly tell = (event: GameEvent, state: State): void => {
    const now = write(state);
    this.#follow(now);
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
      case 'explore':
        this.#explore(event as Form, now);
        break;
      case 'dice':
        this.#dice.push(event as Form);
        break;
      case 'tax':
        expect(event.amount).toBe(
          Math.min(taxOf(now, event.owner as number), this.#cash[event.owner as number] ?? 0),
        );
        this.#pay(event.owner as number, event.amount as number);
        break;
      case 'bids':
        (event.amounts as number[]).forEach((amount, seat) => {
          this.#payPurse(seat, amount);
        });
        break;
      case 'lot':
        for (const seat of event.among as number[])
          if (seat !== event.winner) this.#payPurse(seat, -2);
        break;
      case 'fall':
        this.#cash[event.company as number] = now.owners[event.company as number].cash;
        break;
      case 'round':
        expectOrder(event as Form, this.#told, now);
        break;
      case 'over':
        expect(event.scores).toEqual(scores(now));
    }
    this.#told = now;
  };

  /** After every action. */
  saw(state: State): void {
    const now = write(state);
    this.#endFight(now);
    this.#follow(now);
    this.#checkPosition(now);
    expect(now.owners.map((owner: Form) => owner.cash)).toEqual(this.#cash);
    if (now.seatCash) expect(now.seatCash).toEqual(this.#seatCash);
    this.#told = now;
  }

  /** What has come between two things that are told. */
  #follow(now: Form): void {
    this.#once += 20 * bountiesGone(this.#told, now);
    now.owners.forEach((one: Form, owner: number) => {
      const before = this.#told.owners[owner];
      const gained = (one.privileges ?? []).length - (before.privileges ?? []).length;
      if (this.#high && gained > 0) {
        expect(this.#high.owner).toBe(owner);
        this.#pay(owner, this.#high.amount);
        this.#high = null;
      }
      const isActive = now.phase === 'turn' && now.order[now.at] === owner;
      if (isActive && this.#action?.do !== 'annex' && has(this.#told, owner, 'I(2)'))
        this.#once += 15 * newInCities(this.#told, now, owner);
    });
  }

  /** A seat pays from its own money, which is that of its pieces where there are no companies. */
  #payPurse(seat: number, amount: number): void {
    if (this.#seatCash.length > 0) this.#paySeat(seat, amount);
    else this.#pay(seat, amount);
  }

  #endFight(now: Form): void {
    if (!this.#fight) return;
    const struck = expectDice(this.#fight, this.#dice);
    // What follows at once can change the tile again.
    if (now.turn?.pending?.kind !== 'annex') expectOutcome(this.#fight, this.#dice, struck, now);
    this.#fight = null;
    this.#dice = [];
  }

  #did({ owner, seat, action }: Form, now: Form): void {
    const owned = now.owners[owner];
    this.#action = action;
    this.#endFight(now);
    switch (action.do) {
      case 'fight':
        this.#fight = now;
        break;
      case 'buy':
        if (action.at) this.#pay(owner, residentPrice(now, owner));
        else if (seat === undefined) this.#pay(owner, now.owners[action.company].value);
        else this.#buyShare(seat, action.company, now);
        break;
      case 'move':
        if (roleIn(now, 8) === 1 || roleIn(now, 8) === 2)
          if (
            !settled(owned).includes(action.to) &&
            now.map[action.to].kind === 'city' &&
            !has(now, owner, 'III(8)')
          )
            this.#pay(owner, PRICES[this.#houses(now, action.to)] ?? Number.NaN);
        break;
      case 'bid':
        if (seat === undefined) this.#high = { owner, amount: action.amount };
        break;
      case 'take':
        this.#pay(owner, rowPrice(now, action.card));
        break;
      case 'factory':
        this.#pay(owner, factoryPrice(now, owner, action.at));
        break;
      case 'sell':
        if (action.set) this.#sold += SET_MONEY[action.set.length] ?? Number.NaN;
        else if (seat === undefined) this.#pay(owner, -owned.value);
        else this.#paySeat(seat, -action.count * now.owners[action.company].value);
    }
  }

  #houses({ map, owners }: Form, hex: string): number {
    const houses = owners.filter((owner: Form) => settled(owner).includes(hex)).length;
    return houses + (map[hex].barracks ? 1 : 0);
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
    const byRule = incomeByRule(now, owner) ?? this.#sold;
    expect(amount, `income by ${incomeModule(now)}`).toBe(
      20 + byRule + this.#once + cardIncome(now, owner),
    );
    this.#sold = 0;
    this.#once = 0;
    if (!hasCompanies(now)) this.#pay(owner, -amount);
  }

  #dividend({ company, each, kept }: Form, now: Form): void {
    const { income, shares, bank } = now.owners[company];
    const isOne = roleIn(now, 9) === 1;
    if (!isOne) expect(each).toBe(Math.floor(income / 20));
    else if (this.#action.do === 'half') expect(each).toBe(Math.floor(income / 20));
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
    const people = sum(Object.values<number[]>(residents).flat());
    const due = 3 * settlements.length + people;
    expect(amount).toBe(has(now, company, 'I(7)') ? Math.min(20, due) : due);
    const own = Math.min(this.#cash[company] ?? 0, amount);
    expect(president).toBe(Math.min(this.#seatCash[seat] ?? 0, amount - own));
    this.#pay(company, own);
    this.#paySeat(seat, president);
  }

  #explore({ at, markers, found }: Form, now: Form): void {
    const { [at]: laid, ...map } = now.map;
    expect(laid.kind).toBe(found);
    const stacks = { ...now.stacks, [found]: now.stacks[found] + 1 };
    const { do: word, from, to } = this.#action;
    const placed = markersOf({ map, stacks }, at);
    expect(markers).toEqual(word === 'shift' ? shifted(placed, from, to) : placed);
    expect(markers[found]).toBeGreaterThan(0);
  }

  #checkPosition(form: Form): void {
    expectTiles(form);
    expectControl(form);
    const column = hasCompanies(form) ? 3 : form.seats - 2;
    const isClockwise = orderOf(form) === 'clockwise';
    for (const [number, owner] of form.owners.entries()) {
      if (owner.founded !== undefined) expectShares(owner, form);
      if (owner.founded === false) continue;
      const { storage, residents, settlements } = owner;
      const people = Object.values<[number, number]>(residents).flat();
      const pieces = PIECES[column] ?? Number.NaN;
      expect(storage.settlements + settlements.length).toBe(pieces);
      expect(storage.residents + sum(people) + inTheField(form, number)).toBe(
        pieces - (isClockwise ? 0 : 1),
      );
      expect(Math.min(storage.settlements, storage.residents, ...people)).toBeGreaterThanOrEqual(0);
      expect(new Set(settled(owner)).size).toBe(settled(owner).length);
      for (const hex of [...settled(owner), ...Object.keys(residents)])
        expect(form.map[hex].kind).not.toBe('water');
      // Nobody stands where it has no settlement.
      for (const hex of Object.keys(residents)) expect(settled(owner)).toContain(hex);
      if (owner.held) expect(sum(owner.held) + owner.light + owner.dark).toBe(8);
    }
    const values = (form.market ?? []).map((company: number) => form.owners[company].value);
    expect(values).toEqual([...values].sort((a, b) => b - a));
    expectRoads(form);
    expectStall(form);
  }
}

function write(state: State): Form {
  return rules.position.write(state);
}
