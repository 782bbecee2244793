import type { Level, Player } from '../../../kit/header';
import type { Refusal, Seat } from '../../../kit/rules';
import type { PhoneId } from '../../message';
import type { HostTable } from './host-table';

const PERSON: Player = { kind: 'person' };

/**
 * Gives a seat to a phone that wants it. Open seats are free to all; a seat whose phone is lost the host's
 * own people may take, so that play can go on.
 */
export function claim(table: HostTable, seat: Seat, phone: PhoneId, name: string): Refusal | null {
  const held = table.lobby.seats[seat];
  if (!held || !isForPeople(table, seat)) return { because: 'no-seat' };
  if (held.holder === phone && held.plan.player.kind === 'person') return null;
  return mayTake(table, seat, phone)
    ? give(table, seat, phone, PERSON, name)
    : { because: 'taken' };
}

/** Has a computer at the host's phone play for somebody whose phone is lost. */
export function standIn(table: HostTable, seat: Seat, level: Level): Refusal | null {
  const held = table.lobby.seats[seat];
  if (table.lobby.stage.is !== 'begun') return { because: 'not-begun' };
  if (!held || !isForPeople(table, seat)) return { because: 'no-seat' };
  const { phone } = table.self;
  if (!mayTake(table, seat, phone)) return { because: 'taken' };
  return give(table, seat, phone, { kind: 'computer', level }, held.plan.name);
}

/** Leaves a seat to others; the host may open any seat but that of a phone which plays. */
export function release(table: HostTable, seat: Seat, phone: PhoneId): Refusal | null {
  const held = table.lobby.seats[seat];
  if (!held?.holder || !isForPeople(table, seat)) return { because: 'no-seat' };
  const own = held.holder === phone;
  const begun = table.lobby.stage.is === 'begun';
  const may = own || (phone === table.self.phone && !(begun && table.isLinked(held.holder)));
  return may ? give(table, seat, null, PERSON, held.plan.name) : { because: 'taken' };
}

/** Whoever begins goes last; all keep their seats otherwise. */
export function rotate(table: HostTable): Refusal | null {
  const { stage, seats } = table.lobby;
  if (stage.is !== 'gathering') return { because: stage.is === 'begun' ? 'begun' : 'drawing' };
  table.change({ seats: [...seats.slice(1), ...seats.slice(0, 1)] });
  return null;
}

/** In a match that has begun a computer may stand in; its header still says whose seat it is. */
function isForPeople({ ledger, lobby }: HostTable, seat: Seat): boolean {
  const plan = ledger?.timeline.header.seats[seat] ?? lobby.seats[seat]?.plan;
  return plan?.player.kind === 'person';
}

function mayTake(table: HostTable, seat: Seat, phone: PhoneId): boolean {
  const holder = table.lobby.seats[seat]?.holder ?? null;
  if (holder === null) return true;
  const { phone: host } = table.self;
  return phone === host && (holder === host || !table.isLinked(holder));
}

function give(
  table: HostTable,
  seat: Seat,
  holder: PhoneId | null,
  player: Player,
  name: string,
): Refusal | null {
  const { stage } = table.lobby;
  // Whoever sits there takes part in drawing the seed.
  if (stage.is === 'commit' || stage.is === 'reveal') return { because: 'drawing' };
  const { seats } = table.lobby;
  const next = seats.map((one, at) => {
    if (at !== seat) return one;
    // The names of a match that has begun are in its header.
    const plan = { ...one.plan, player };
    return { plan: stage.is === 'gathering' ? { ...plan, name } : plan, holder };
  });
  table.change({ seats: next });
  return null;
}
