import { expect } from 'vitest';
import type { State } from '../../../../src/games/504/rules/state/state';
import type { GameEvent } from '../../../../src/kit/rules';
import { expectAddsUp } from './adds-up';
import { bountiesGone, expectDice, expectFreed, expectGuards, expectOutcome } from './armies';
import { type Form, write } from './bare';
import {
  counts as countsFor,
  hasCompanies,
  incomeByRule,
  incomeModule,
  roleIn,
  settled,
} from './by-the-clauses';
import {
  cardIncome,
  expectFactories,
  expectTax,
  factoryPrice,
  has,
  newInCities,
  residentPrice,
  rowPrice,
  settlingPrice,
} from './cards';
import { extraPrice, soldByTrack, tollsOf, upgradePrice } from './deliver-clauses';
import { entered, pointsAtStart } from './drives';
import { expectDividend, expectFound, upkeepOf } from './money';
import { expectOrder } from './orders';
import { Purses } from './purses';
import { featsDone, featWorth, reachIncome, settlingIncome } from './race-clauses';
import { scores } from './scores';
import { isNewStep, Trip } from './trip';

const SET_MONEY = [0, 10, 25, 45, 70, 100];

/**
 * Follows a match by what is told, and checks it against the written position without the code of the rules: pieces,
 * tiles and shares add up, every sum of money is explained, and incomes, orders, markers and scores are those of the
 * clauses.
 */
export class Referee {
  readonly #purses: Purses;
  #sold = 0;
  /** Once-only income of the turn. */
  #once = 0;
  readonly #trip = new Trip();
  #told: Form;
  /** The position before a fight, and what was rolled in it. */
  #fight: Form = null;
  /** The position as of the last event. */
  #lastStep: Form;
  /** The last action, and the highest bid of an auction. */
  #action: Form = null;
  /** The hex that the last action has found, if any. */
  #found: string | null = null;
  #high: Form;
  #dice: Form[] = [];
  /** Points of owners, as they are told. */
  readonly #vp: number[];

  constructor(start: State) {
    this.#told = write(start);
    this.#lastStep = this.#told;
    this.#purses = new Purses(this.#told);
    this.#vp = this.#told.owners.map((owner: Form) => owner.vp ?? 0);
    this.#sold = this.#told.turn?.earned ?? 0;
    this.#once = this.#told.turn?.once ?? 0;
    this.#high = this.#told.auction?.high ?? null;
    expectAddsUp(this.#told);
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
      case 'bonus':
        this.#bonus(event as Form, now);
        break;
      case 'explore':
        this.#explore(event as Form, now);
        break;
      case 'dice':
        this.#dice.push(event as Form);
        break;
      case 'tax':
        expectTax(event as Form, now, this.#purses.cash);
        this.#purses.pay(event.owner as number, event.amount as number);
        break;
      case 'bids':
        (event.amounts as number[]).forEach((amount, seat) => {
          this.#purses.payAs(seat, amount);
        });
        break;
      case 'lot':
        for (const seat of event.among as number[])
          if (seat !== event.winner) this.#purses.payAs(seat, -2);
        break;
      case 'vp':
        this.#vp[event.owner as number] =
          (this.#vp[event.owner as number] ?? 0) + Number(event.amount);
        break;
      case 'fall':
        this.#vp[event.company as number] = 0;
        this.#purses.restart(event.company as number, now.owners[event.company as number].cash);
        break;
      case 'round':
        expectOrder(event as Form, this.#told, now);
        break;
      case 'over':
        expect(event.scores).toEqual(scores(now));
    }
    this.#told = now;
    this.#lastStep = now;
  };

  /** After every action. */
  saw(state: State): void {
    const now = write(state);
    this.#endFight(now);
    this.#follow(now);
    expectAddsUp(now);
    this.#purses.expectSame(now);
    expect(now.owners.map((owner: Form) => owner.vp ?? 0)).toEqual(this.#vp);
    if (now.turn) expect(now.turn.once).toBe(this.#once);
    this.#trip.saw(now);
    this.#told = now;
  }

  /** What has come between two things that are told. */
  #follow(now: Form): void {
    this.#once += 20 * bountiesGone(this.#told, now);
    expectGuards(this.#told, now, this.#found);
    expectFactories(this.#told, now, this.#action);
    now.owners.forEach((one: Form, owner: number) => {
      const before = this.#told.owners[owner];
      const gained = (one.privileges ?? []).length - (before.privileges ?? []).length;
      if (this.#high && gained > 0) {
        expect(this.#high.owner).toBe(owner);
        this.#purses.pay(owner, this.#high.amount);
        this.#high = null;
      }
      const isActive = now.phase === 'turn' && now.order[now.at] === owner;
      if (isActive && this.#action?.do !== 'annex' && has(this.#told, owner, 'I(2)'))
        this.#once += 15 * newInCities(this.#told, now, owner);
      if (isActive && this.#action?.do !== 'annex' && incomeModule(now) === 2)
        this.#once += settlingIncome(this.#told, now, owner);
    });
  }

  #endFight(now: Form): void {
    if (!this.#fight) return;
    const struck = expectDice(this.#fight, this.#dice);
    // What follows at once can change the tile again.
    if (now.turn?.pending?.kind !== 'annex') {
      expectOutcome(this.#fight, this.#dice, struck, now);
      expectFreed(this.#fight, this.#dice, now);
    }
    this.#fight = null;
    this.#dice = [];
  }

  #did({ owner, seat, action }: Form, now: Form): void {
    const owned = now.owners[owner];
    if (now.turn?.step === 'trolley' && isNewStep(this.#lastStep, now)) {
      expect(now.turn.mp).toBe(pointsAtStart(now, owner));
      expect(now.turn.passed ?? []).toEqual(entered(now, owner, owned.trolley.at));
    }
    this.#action = action;
    this.#found = null;
    this.#endFight(now);
    switch (action.do) {
      case 'fight':
        this.#fight = now;
        break;
      case 'buy':
        if (action.at) this.#purses.pay(owner, residentPrice(now, owner));
        else if (seat === undefined) this.#purses.pay(owner, now.owners[action.company].value);
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
        this.#purses.pay(owner, upgradePrice(now, action.what));
        break;
      case 'extra':
        this.#purses.pay(owner, extraPrice(now));
        break;
      case 'drive':
        this.#trip.begins(owner, action.to, now);
        this.#reach(owner, action.to, now);
        break;
      case 'bid':
        if (seat === undefined) this.#high = { owner, amount: action.amount };
        break;
      case 'take':
        this.#purses.pay(owner, rowPrice(now, action.card));
        break;
      case 'factory':
        this.#purses.pay(owner, factoryPrice(now, owner, action.at));
        break;
      case 'sell':
        if (action.set) this.#sold += SET_MONEY[action.set.length] ?? Number.NaN;
        else if (seat === undefined) this.#purses.pay(owner, -owned.value);
        else this.#purses.paySeat(seat, -action.count * now.owners[action.company].value);
    }
  }

  #settle(owner: number, at: string, now: Form): void {
    this.#purses.pay(owner, settlingPrice(now, owner, at));
    // X24: with 1 only the trolley reaches cities.
    if (!roleIn(now, 1)) this.#reach(owner, at, now);
  }

  #reach(owner: number, at: string, now: Form): void {
    if (incomeModule(now) === 2) this.#once += reachIncome(now, owner, at);
  }

  /** M2.10. */
  #bonus({ owner, key }: Form, now: Form): void {
    if (key === 'k+2') {
      expect(now.freed).toBe(this.#told.freed + 1);
      if (roleIn(now, 9) === 1) this.#once += 10 * (now.freed + 2);
      return;
    }
    expect(featsDone(now, owner, countsFor(now, owner))).toContain(key);
    expect(now.bonuses).not.toContain(key);
    if (roleIn(now, 9) !== 1) return;
    const amount = 10 * featWorth(key);
    if (now.phase === 'turn' && now.order[now.at] === owner) this.#once += amount;
    else this.#purses.pay(owner, -amount);
  }

  #buyShare(seat: number, company: number, now: Form): void {
    const { founded, value, own } = now.owners[company];
    const issue = [40, 30, 30, 20, 20][company] ?? Number.NaN;
    this.#purses.paySeat(seat, founded ? value : 2 * issue);
    if (roleIn(now, 9) === 1 && (!founded || own > 0))
      this.#purses.pay(company, founded ? -issue : -2 * issue);
  }

  #income({ owner, amount }: Form, now: Form): void {
    const sold = this.#told.prices && soldByTrack(this.#told, owner);
    if (sold) expect(now.prices).toEqual(sold.prices);
    for (const [host, toll] of tollsOf(this.#told, owner)) this.#purses.pay(host, -toll);
    const byRule = (incomeByRule(now, owner) ?? this.#sold) + (sold?.money ?? 0);
    expect(amount, `income by ${incomeModule(now)}`).toBe(
      20 + byRule + this.#once + cardIncome(now, owner),
    );
    this.#sold = 0;
    this.#once = 0;
    if (!hasCompanies(now)) this.#purses.pay(owner, -amount);
  }

  #dividend({ company, each, kept }: Form, now: Form): void {
    expectDividend({ company, each, kept }, now, this.#action.do === 'half');
    this.#purses.pay(company, -kept);
    now.owners[company].shares.forEach((count: number, seat: number) => {
      this.#purses.paySeat(seat, -each * count);
    });
  }

  #upkeep({ company, amount, president }: Form, now: Form): void {
    expect(amount).toBe(upkeepOf(now, company));
    const seat = now.owners[company].president;
    const own = Math.min(this.#purses.ofOwner(company), amount);
    expect(president).toBe(Math.min(this.#purses.ofSeat(seat), amount - own));
    this.#purses.pay(company, own);
    this.#purses.paySeat(seat, president);
  }

  #explore({ owner, at, markers, found }: Form, now: Form): void {
    // M1.15: a trolley enters what it has found.
    if (now.owners[owner].residents === undefined) this.#reach(owner, at, now);
    expectFound({ at, markers, found }, now, this.#action);
    this.#found = at;
  }
}
