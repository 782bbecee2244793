import { fingerprint } from '../../../kit/fingerprint';
import type { MatchHeader } from '../../../kit/header';
import type { Refusal } from '../../../kit/rules';
import type { PhoneId, Said } from '../../message';
import { seatedPhones } from '../lobby';
import { seedOf } from '../seed';
import type { HostTable } from './host-table';

/** Begins to draw the seed, once every seat is taken. */
export function beginDrawing(table: HostTable, attempt: number): Refusal | null {
  const { stage, seats } = table.lobby;
  if (stage.is !== 'gathering') return { because: stage.is === 'begun' ? 'begun' : 'drawing' };
  if (seats.some(({ plan, holder }) => plan.player.kind === 'person' && !holder))
    return { because: 'open-seats' };
  if (!drawers(table).every((phone) => table.isLinked(phone))) return { because: 'phone-lost' };
  if (drawers(table).some((phone) => table.peerOf(phone)?.behind))
    return { because: 'phones-behind' };
  table.change({ stage: { is: 'commit', attempt, commits: [] } });
  table.out.add({ effect: 'draw', attempt });
  return null;
}

/** Who takes part: every phone with a seat, and the host. */
function drawers(table: HostTable): readonly PhoneId[] {
  return [...new Set([table.self.phone, ...seatedPhones(table.lobby)])];
}

/** A phone binds itself to its share. When all have, the host tells its own first. */
export function commit(
  table: HostTable,
  phone: PhoneId,
  { attempt, digest }: Omit<Said<'commit'>, 'say'>,
  ownShare: string | null,
): void {
  const { stage } = table.lobby;
  if (stage.is !== 'commit' || stage.attempt !== attempt) return;
  if (!drawers(table).includes(phone) || stage.commits.some(([by]) => by === phone)) return;
  const commits: typeof stage.commits = [...stage.commits, [phone, digest]];
  if (commits.length < drawers(table).length || ownShare === null) {
    table.change({ stage: { ...stage, commits } });
    return;
  }
  const shares: [PhoneId, string][] = [[table.self.phone, ownShare]];
  table.change({ stage: { is: 'reveal', attempt, commits, shares } });
  headerWhenReady(table);
}

/** A phone tells its share; it counts when its digest is the one that the phone is bound to. */
export function reveal(table: HostTable, phone: PhoneId, { attempt, share }: Said<'reveal'>): void {
  const { stage } = table.lobby;

  if (stage.is !== 'reveal' || stage.attempt !== attempt) return;
  if (stage.shares.some(([by]) => by === phone)) return;
  table.out.add({ effect: 'digest', ticket: `share ${phone} ${attempt} ${share}`, text: share });
}

/** The digest of a share has been made. */
export function revealed(table: HostTable, ticket: string, digest: string): void {
  const { stage } = table.lobby;
  const [, phone = '', attempt, share = ''] = ticket.split(' ');
  if (stage.is !== 'reveal' || stage.attempt !== Number(attempt)) return;
  if (stage.shares.some(([by]) => by === phone)) return;
  const [, bound] = stage.commits.find(([by]) => by === phone) ?? [];
  const peer = table.peerOf(phone);
  if (bound !== digest) {
    if (peer) table.strike(peer, 'broken-commitment');
    return;
  }
  table.change({ stage: { ...stage, shares: [...stage.shares, [phone, share]] } });
  headerWhenReady(table);
}

/** Without a phone that takes part no seed can be drawn: back to gathering, unless it is drawn already. */
export function stopDrawing(table: HostTable, without: PhoneId): void {
  const { stage } = table.lobby;
  if (stage.is !== 'commit' && stage.is !== 'reveal') return;
  if (stage.is === 'reveal' && stage.shares.length === stage.commits.length) return;
  if (drawers(table).includes(without)) table.change({ stage: { is: 'gathering' } });
}

function headerWhenReady(table: HostTable): void {
  const { stage, seats } = table.lobby;
  if (stage.is !== 'reveal' || stage.shares.length < stage.commits.length) return;
  const { game, rules, options, start } = table.record.plan;
  const plans = seats.map(({ plan }) => plan);
  const seed = seedOf(stage.shares);
  const header: MatchHeader = {
    id: fingerprint([seed, table.now]) + fingerprint([table.now, seed]),
    game,
    rulesVersion: rules,
    options,
    seats: plans,
    seed,
    ...(start ? { start } : {}),
    undo: 'asked',
    begun: table.now,
  };
  table.out.add({ effect: 'begin', header });
}
