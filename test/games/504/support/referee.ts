import { expect } from 'vitest';
import { rules } from '../../../../src/games/504/rules';
import type { State } from '../../../../src/games/504/rules/state';
import type { GameEvent } from '../../../../src/kit/rules';
import { expectCommonRoads, expectControl, expectDice, expectOutcome, inTheField } from './armies';
import type { Form } from './bare';
import {
  hasCompanies,
  incomeByRule,
  incomeModule,
  markersOf,
  roleIn,
  scores,
  settled,
} from './by-the-clauses';

const PIECES = [30, 25, 20, 15];
const TILES: Record<string, number> = {
  city: 10,
  water: 11,
  grassland: 10,
  forest: 9,
  field: 8,
  mountain: 7,
  desert: 6,
};
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
  #dice: Form[] = [];

  constructor(start: State) {
    this.#told = write(start);
    this.#cash = this.#told.owners.map((owner: Form) => owner.cash);
    this.#seatCash = [...(this.#told.seatCash ?? [])];
    this.#sold = this.#told.turn?.earned ?? 0;
    this.#once = this.#told.turn?.once ?? 0;
    this.#checkPosition(this.#told);
  }

  /** Give every event as it is told. */
  readonly tell = (event: GameEvent, state: State): void => {
    const now = write(state);
    this.#once += 20 * bountiesGone(this.#told, now);
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
      case 'fall':
        this.#cash[event.company as number] = now.owners[event.company as number].cash;
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
    this.#endFight(now);
    this.#once += 20 * bountiesGone(this.#told, now);
    this.#checkPosition(now);
    expect(now.owners.map((owner: Form) => owner.cash)).toEqual(this.#cash);
    if (now.seatCash) expect(now.seatCash).toEqual(this.#seatCash);
    this.#told = now;
  }

  #endFight(now: Form): void {
    if (!this.#fight) return;
    expectDice(this.#fight, this.#dice);
    // What follows at once can change the tile again.
    if (now.turn?.pending?.kind !== 'annex') expectOutcome(this.#fight, this.#dice, now);
    this.#fight = null;
    this.#dice = [];
  }

  #did({ owner, seat, action }: Form, now: Form): void {
    const owned = now.owners[owner];
    this.#endFight(now);
    switch (action.do) {
      case 'fight':
        this.#fight = now;
        break;
      case 'buy':
        if (action.at) this.#pay(owner, 10);
        else if (seat === undefined) this.#pay(owner, now.owners[action.company].value);
        else this.#buyShare(seat, action.company, now);
        break;
      case 'move':
        if (roleIn(now, 8) === 1 || roleIn(now, 8) === 2)
          if (!settled(owned).includes(action.to) && now.map[action.to].kind === 'city')
            this.#pay(owner, PRICES[this.#houses(now, action.to)] ?? Number.NaN);
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
    const people = sum(Object.values<number[]>(residents).flat());
    expect(amount).toBe(3 * settlements.length + people);
    const own = Math.min(this.#cash[company] ?? 0, amount);
    expect(president).toBe(Math.min(this.#seatCash[seat] ?? 0, amount - own));
    this.#pay(company, own);
    this.#paySeat(seat, president);
  }

  #explore({ at, markers, found }: Form, now: Form): void {
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

  #checkPosition(form: Form): void {
    this.#checkTiles(form);
    expectControl(form);
    const column = hasCompanies(form) ? 3 : form.seats - 2;
    const isClockwise = roleIn(form, 7) !== 1 && roleIn(form, 9) === 0;
    for (const [number, owner] of form.owners.entries()) {
      if (owner.founded !== undefined) this.#checkShares(owner, form);
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
    this.#checkRoads(form);
  }

  #checkTiles({ map, stacks }: Form): void {
    const kinds = Object.values<Form>(map).map((tile) => tile.kind);
    for (const [kind, count] of Object.entries(TILES))
      expect(kinds.filter((one) => one === kind).length + (stacks?.[kind] ?? 0)).toBe(count);
    const numbers = Object.values<Form>(map).flatMap((tile) => tile.number ?? []);
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const tile of Object.values<Form>(map))
      expect(tile.vp ?? 0).toBeGreaterThanOrEqual(tile.fresh ? 1 : 0);
  }

  #checkShares({ shares, bank, own = 0, founded, president, value }: Form, form: Form): void {
    expect(sum(shares) + bank + own).toBe(10);
    expect(Math.max(...shares)).toBeLessThanOrEqual(5);
    if (roleIn(form, 9) === 1) expect(bank).toBeLessThanOrEqual(5);
    if (!founded) return;
    expect(shares[president]).toBe(Math.max(...shares));
    expect(value % 10).toBe(0);
    expect(value).toBeGreaterThanOrEqual(10);
  }

  /** Own roads have own settlements at both ends (M6.3, M6.12). */
  #checkRoads(form: Form): void {
    const { roads = [], owners } = form;
    if (roleIn(form, 4) > 0 && roleIn(form, 6) > 0) {
      expectCommonRoads(form);
      return;
    }
    for (const { between, owner } of roads) {
      if (owner === null) continue;
      for (const hex of between) expect(settled(owners[owner])).toContain(hex);
    }
  }
}

const bounties = ({ map }: Form) => Object.keys(map).filter((hex) => map[hex].bounty);

function bountiesGone(before: Form, now: Form): number {
  return bounties(before).filter((hex) => !bounties(now).includes(hex)).length;
}

function write(state: State): Form {
  return rules.position.write(state);
}
