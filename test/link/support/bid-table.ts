import { expect } from 'vitest';
import { fingerprint } from '../../../src/kit/fingerprint';
import type { SeatPlan } from '../../../src/kit/header';
import type { Entry } from '../../../src/kit/log';
import { type Bids, bids as game } from '../../tiny-game/bids';
import { SettledTable } from './settled';

/** Numbers that nothing else in a match is. */
export const AMOUNTS = [7_311_101, 7_522_202, 7_733_303, 7_944_404];

/** Phones where all bid in secret, in a good network. */
export class BidTable extends SettledTable {
  /** What has been sent over links. */
  readonly wire: string[] = [];
  /** Messages with these words are lost. */
  loses = '';

  constructor(phones: number, seats?: readonly SeatPlan[]) {
    super(phones, seats, 'large', game);
    this.world.network.hush = (text) => {
      this.wire.push(text);
      return this.loses !== '' && text.includes(`"${this.loses}"`);
    };
  }

  bid(at: number, amount = AMOUNTS[at] ?? 0): void {
    expect(this.offer(at, amount)).toBeNull();
    this.wait(500);
  }

  kinds(at: number): string[] {
    return this.phone(at).disk.entries.map(kindOf);
  }

  /** Everything that a phone has written, and what its screen is drawn from. */
  known(at: number): string {
    const { disk } = this.phone(at);
    const timeline = disk.timeline(game);
    const state = timeline && game.position.write(timeline.state);
    const events = timeline?.line().map((ply) => [ply.events, ply.action]);
    const { record, entries, header } = disk;
    return JSON.stringify([record, entries, header, state, events, this.view(at)]);
  }

  stateOf(at: number): Bids {
    return this.phone(at).disk.timeline(game)?.state as Bids;
  }

  /** All phones have the same log, and the same position by that log alone. */
  same(): void {
    const logs = this.phones.map(({ disk }) => disk.entries.map(({ at: _, ...entry }) => entry));
    for (const log of logs) expect(log).toEqual(logs[0]);
    const positions = this.phones.map((_, at) =>
      fingerprint(game.position.write(this.stateOf(at))),
    );
    expect(new Set(positions).size).toBe(1);
  }

  override restart(at: number): void {
    super.restart(at, 6000);
  }
}

const kindOf = (entry: Entry) => (entry.do === 'play' && entry.revealed ? 'revealed' : entry.do);
