import type { Level, Player } from '../../../kit/header';
import type { Refusal, Seat } from '../../../kit/rules';
import type { PhoneId } from '../../messages/message';
import { refuse } from '../reasons';
import type { HostTable } from './host-table';

const PERSON: Player = { kind: 'person' };

/**
 * Gives a seat to a phone. Everybody may take an open seat. Only the host may take the seat of a lost phone, so
 * that play can continue.
 */
export function claim(table: HostTable, seat: Seat, phone: PhoneId, name: string): Refusal | null {
  const held = table.lobby.seats[seat];
  if (!held || !isForPeople(table, seat)) return refuse('no-seat');
  if (held.holder === phone && held.plan.player.kind === 'person') return null;
  return mayTake(table, seat, phone) ? give(table, seat, phone, PERSON, name) : refuse('taken');
}

/** Lets a computer on the host's phone play for somebody whose phone is lost. */
export function standIn(table: HostTable, seat: Seat, level: Level): Refusal | null {
  const held = table.lobby.seats[seat];
  if (table.lobby.stage.is !== 'begun') return refuse('not-begun');
  if (!held || !isForPeople(table, seat)) return refuse('no-seat');
  const { phone } = table.self;
  if (!mayTake(table, seat, phone)) return refuse('taken');
  return give(table, seat, phone, { kind: 'computer', level }, held.plan.name);
}

/** Opens a seat. A phone may open its own seats; the host any seat, but not that of a linked phone in a match. */
export function release(table: HostTable, seat: Seat, phone: PhoneId): Refusal | null {
  const held = table.lobby.seats[seat];
  if (!held?.holder || !isForPeople(table, seat)) return refuse('no-seat');
  const own = held.holder === phone;
  const begun = table.lobby.stage.is === 'begun';
  const may = own || (phone === table.self.phone && !(begun && table.isLinked(held.holder)));
  return may ? give(table, seat, null, PERSON, held.plan.name) : refuse('taken');
}

/** Moves the start player to the end, and keeps the order otherwise. */
export function rotate(table: HostTable): Refusal | null {
  const { stage, seats } = table.lobby;
  if (stage.is !== 'gathering') return refuse(stage.is === 'begun' ? 'begun' : 'drawing');
  table.change({ seats: [...seats.slice(1), ...seats.slice(0, 1)] });
  return null;
}

/** In a match a computer may stand in for a person. The header tells whose seat it is. */
function isForPeople({ replica, lobby }: HostTable, seat: Seat): boolean {
  const plan = replica?.timeline.header.seats[seat] ?? lobby.seats[seat]?.plan;
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
  // The holders of the seats are drawing the seed.
  if (stage.is === 'commit' || stage.is === 'reveal') return refuse('drawing');
  const { seats } = table.lobby;
  const next = seats.map((one, at) => {
    if (at !== seat) return one;
    // Names are fixed once the match has begun.
    const plan = { ...one.plan, player };
    return { plan: stage.is === 'gathering' ? { ...plan, name } : plan, holder };
  });
  table.change({ seats: next });
  return null;
}
