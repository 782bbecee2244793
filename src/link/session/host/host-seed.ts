import { fingerprint } from '../../../kit/fingerprint';
import type { MatchHeader } from '../../../kit/header';
import type { Refusal } from '../../../kit/rules';
import type { MessageBody, PhoneId } from '../../messages/message';
import { seatedPhones } from '../lobby';
import { refuse } from '../reasons';
import { seedOf } from '../seed';
import type { HostTable } from './host-table';

/** Starts to draw the seed, once every seat is taken. */
export function beginDrawing(table: HostTable, attempt: number): Refusal | null {
  const { stage, seats } = table.lobby;
  if (stage.is !== 'gathering') return refuse(stage.is === 'begun' ? 'begun' : 'drawing');
  if (seats.some(({ plan, holder }) => plan.player.kind === 'person' && !holder))
    return refuse('open-seats');
  if (!drawers(table).every((phone) => table.isLinked(phone))) return refuse('phone-lost');
  if (drawers(table).some((phone) => table.peerOf(phone)?.behind)) return refuse('phones-behind');
  table.change({ stage: { is: 'commit', attempt, commits: [] } });
  table.out.add({ effect: 'draw', attempt });
  return null;
}

/** The phones that take part: all with a seat, and the host. */
function drawers(table: HostTable): readonly PhoneId[] {
  return [...new Set([table.self.phone, ...seatedPhones(table.lobby)])];
}

/** A phone commits to its share. When all phones have, the host reveals its own share first. */
export function commit(
  table: HostTable,
  phone: PhoneId,
  { attempt, digest }: Omit<MessageBody<'commit'>, 'say'>,
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

/** A phone reveals its share. The digest shows whether it has committed to that share. */
export function reveal(
  table: HostTable,
  phone: PhoneId,
  { attempt, share }: MessageBody<'reveal'>,
): void {
  const { stage } = table.lobby;

  if (stage.is !== 'reveal' || stage.attempt !== attempt) return;
  if (stage.shares.some(([by]) => by === phone)) return;
  table.out.add({ effect: 'digest', ticket: `share ${phone} ${attempt} ${share}`, text: share });
}

/** The digest of a share is there. */
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

/** Ends the drawing because a phone that takes part is gone, unless the seed is complete. */
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
