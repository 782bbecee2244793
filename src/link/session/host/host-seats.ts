import type { Refusal, Seat } from '../../../kit/rules';
import type { PhoneId } from '../../message';
import type { HostTable } from './host-table';

/**
 * Gives a seat to a phone that wants it. Open seats are free to all; a seat whose phone is lost the host's
 * own people may take, so that play can go on.
 */
export function claim(table: HostTable, seat: Seat, phone: PhoneId, name: string): Refusal | null {
  const held = table.lobby.seats[seat];
  if (!held || held.plan.player.kind === 'computer') return { because: 'no-seat' };
  if (held.holder === phone) return null;
  const free = held.holder === null || (phone === table.self.phone && !table.isLinked(held.holder));
  if (!free) return { because: 'taken' };
  return give(table, seat, phone, name);
}

/** Leaves a seat to others; the host may open any seat but that of a phone which plays. */
export function release(table: HostTable, seat: Seat, phone: PhoneId): Refusal | null {
  const held = table.lobby.seats[seat];
  if (!held?.holder) return { because: 'no-seat' };
  const own = held.holder === phone;
  const begun = table.lobby.stage.is === 'begun';
  const may = own || (phone === table.self.phone && !(begun && table.isLinked(held.holder)));
  return may ? give(table, seat, null, held.plan.name) : { because: 'taken' };
}

function give(table: HostTable, seat: Seat, holder: PhoneId | null, name: string): Refusal | null {
  const { stage } = table.lobby;
  // Whoever sits there takes part in drawing the seed.
  if (stage.is === 'commit' || stage.is === 'reveal') return { because: 'drawing' };
  const { seats } = table.lobby;
  const next = seats.map((one, at) => {
    if (at !== seat) return one;
    // The names of a match that has begun are in its header.
    const plan = stage.is === 'gathering' ? { ...one.plan, name } : one.plan;
    return { plan, holder };
  });
  table.change({ seats: next });
  return null;
}
