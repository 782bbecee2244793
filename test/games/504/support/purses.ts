import { expect } from 'vitest';
import type { Form } from './bare';

/** The money of owners and of seats, by what is told of it. */
export class Purses {
  readonly #owners: number[];
  /** Empty where there are no companies: then a seat has the money of its pieces. */
  readonly #seats: number[];

  constructor({ owners, seatCash }: Form) {
    this.#owners = owners.map((owner: Form) => owner.cash);
    this.#seats = [...(seatCash ?? [])];
  }

  /** By owner. */
  get cash(): readonly number[] {
    return this.#owners;
  }

  /** A negative amount is received. */
  pay(owner: number, amount: number): void {
    this.#owners[owner] = (this.#owners[owner] ?? 0) - amount;
    expect(this.#owners[owner]).toBeGreaterThanOrEqual(0);
  }

  paySeat(seat: number, amount: number): void {
    this.#seats[seat] = (this.#seats[seat] ?? 0) - amount;
    expect(this.#seats[seat]).toBeGreaterThanOrEqual(0);
  }

  /** A seat pays from its own money, which is that of its pieces where there are no companies. */
  payAs(seat: number, amount: number): void {
    if (this.#seats.length > 0) this.paySeat(seat, amount);
    else this.pay(seat, amount);
  }

  ofOwner(owner: number): number {
    return this.#owners[owner] ?? 0;
  }

  ofSeat(seat: number): number {
    return this.#seats[seat] ?? 0;
  }

  /** A company that falls has what it begins with. */
  restart(owner: number, amount: number): void {
    this.#owners[owner] = amount;
  }

  expectSame({ owners, seatCash }: Form): void {
    expect(owners.map((owner: Form) => owner.cash)).toEqual(this.#owners);
    if (seatCash) expect(seatCash).toEqual(this.#seats);
  }
}
