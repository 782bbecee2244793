import type { SeatPlan } from '../../../src/kit/header';
import type { AnyRules, Refusal } from '../../../src/kit/rules';
import type { UndoSize } from '../../../src/kit/undo';
import type { Guest } from '../../../src/link/session/guest/guest';
import type { Host } from '../../../src/link/session/host/host';
import { people } from '../../tiny-game/header';
import { rules } from '../../tiny-game/rules';
import { CALM } from '../sim/network';
import type { Phone } from '../sim/phone';
import { World } from '../sim/world';

/** Phones in a good network, where things happen only as the test says. */
export class SettledTable {
  readonly world: World;
  readonly phones: readonly Phone[];

  /** Every phone has the seat of its number, further phones are spectators, and the match has begun. */
  constructor(
    phones: number,
    seats: readonly SeatPlan[] = people(phones),
    heap = 'large',
    game: AnyRules = rules,
  ) {
    this.world = new World('calm', game, phones, CALM);
    this.phones = this.world.phones;
    this.world.open({ heap, die: false }, seats);
    this.wait(1500);
    for (const [at, phone] of this.phones.entries()) if (at < seats.length) this.claim(phone, at);
    this.wait(200);
    this.host((host, now) => host.begin(now));
    this.wait(3000);
  }

  wait(milliseconds: number): void {
    this.world.clock.run(milliseconds);
  }

  phone(at: number): Phone {
    const phone = this.phones[at];
    if (!phone) throw new Error('no such phone');
    return phone;
  }

  do<Result>(at: number, task: (session: Host | Guest, now: number) => Result): Result {
    const phone = this.phone(at);
    if (!phone.session) throw new Error('the phone is off');
    const result = task(phone.session, this.world.clock.now);
    phone.settle();
    this.wait(100);
    return result;
  }

  host<Result>(task: (host: Host, now: number) => Result): Result {
    const at = this.phones.findIndex(({ session }) => session?.role === 'host');
    return this.do(at, (session, now) => task(session as Host, now));
  }

  offer(at: number, ...actions: readonly number[]): Refusal | null {
    return this.do(at, (session, now) => session.offer(actions, now));
  }

  askUndo(at: number, back: 'undo' | 'redo' = 'undo', size: UndoSize = 'step'): Refusal | null {
    return this.do(at, (session, now) => session.askUndo(back, size, now));
  }

  becomeHost(at: number): Refusal | null | false {
    return this.do(at, (session, now) => session.role === 'guest' && session.becomeHost(now));
  }

  /** A phone is switched off, and the others have noticed. */
  lose(at: number): void {
    this.phone(at).crash();
    this.wait(8000);
  }

  /** A phone is switched on again. */
  restart(at: number, wait = 0): void {
    const phone = this.phone(at);
    phone.start(phone.disk.record);
    this.wait(wait);
  }

  /** People at these phones agree to what they are asked about a seat. */
  agree(...phones: readonly number[]): void {
    for (const at of phones) this.do(at, (session, now) => session.answerSeat(true, now));
    this.wait(100);
  }

  /** Each of these phones in turn takes its number of beans. */
  play(...takes: readonly (readonly [phone: number, take: number])[]): void {
    for (const [at, take] of takes) {
      const refused = this.offer(at, take);
      if (refused) throw new Error(refused.because);
    }
  }

  /** Takes beans, one phone after the other or all by one of them, until none is left. */
  toTheEnd(alone?: number): void {
    for (;;) {
      const timeline = this.phone(alone ?? 0).disk.timeline(rules);
      const seat = timeline && rules.toAct(timeline.state);
      if (!timeline || seat === null) return;
      this.play([alone ?? seat, rules.refusal(timeline.state, 3) ? 1 : 3]);
    }
  }

  view(at: number) {
    const { session } = this.phone(at);
    if (!session) throw new Error('the phone is off');
    return session.view;
  }

  logs(): readonly number[] {
    return this.phones.map(({ disk }) => disk.entries.length);
  }

  id(at: number): string {
    return this.phone(at).self.phone;
  }

  /** What a phone's people have been told of this kind. */
  told(at: number, notice: string): readonly object[] {
    return this.phone(at).notices.filter((one) => one.notice === notice);
  }

  private claim(phone: Phone, seat: number): void {
    phone.session?.claim(seat, this.world.clock.now);
    phone.settle();
    this.wait(50);
  }
}
