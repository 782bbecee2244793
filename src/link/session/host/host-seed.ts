import { type MatchHeader, versionsNow } from '../../../kit/header';
import type { Refusal } from '../../../kit/rules';
import { digestOf, sha256 } from '../../identity/digest';
import type { MessageBody, PhoneId } from '../../messages/message';
import { planDigest, seatedPhones } from '../lobby';
import { seedOf, shareText } from '../proof';
import { refuse } from '../reasons';
import type { HostTable, Peer } from './host-table';

/** Milliseconds in which every phone must commit to its share, and again to reveal it. */
const SHARE_WITHIN = 20_000;

/** Starts to draw the seed, once every seat is taken. */
export function beginDrawing(table: HostTable, attempt: number): Refusal | null {
  const { stage, seats } = table.lobby;
  if (stage.is !== 'gathering') return refuse(stage.is === 'begun' ? 'begun' : 'drawing');
  if (seats.some(({ plan, holder }) => plan.player.kind === 'person' && !holder))
    return refuse('open-seats');
  if (!drawers(table).every((phone) => table.isLinked(phone))) return refuse('phone-lost');
  if (drawers(table).some((phone) => table.peerOf(phone)?.behind)) return refuse('phones-behind');
  table.withheld = [];
  table.stageSince = table.now;
  table.change({ stage: { is: 'commit', attempt, commits: [] } });
  table.out.add({ effect: 'draw', attempt });
  return null;
}

/** What the phones sign together with their commitments. */
const planOf = ({ record }: HostTable) =>
  planDigest(record, record.lobby.match, record.lobby.seats);

/** The host's own share has been drawn. */
export function hostShareDrawn(table: HostTable, attempt: number, share: string): void {
  const digest = sha256(share);
  table.notary.sign([shareText(planOf(table), digest)], ([signature = '']) =>
    commit(table, table.self.phone, { attempt, digest, signature }),
  );
}

/** A guest commits to its share. */
export function guestCommits(
  table: HostTable,
  peer: Peer,
  phone: PhoneId,
  said: MessageBody<'commit'>,
): void {
  if (table.lobby.stage.is !== 'commit') return;
  const text = shareText(planOf(table), said.digest);
  const checked = peer.inbox.hold((good: boolean) => {
    // Another lobby may have been on its way. The phone commits again.
    if (good) commit(table, phone, said);
  });
  table.notary.check([{ key: peer.key, text, signature: said.signature }], checked);
}

/** Ends a drawing for which a phone does not do its part, and tells which. */
export function tick(table: HostTable): void {
  const { stage } = table.lobby;
  if (stage.is !== 'commit' && stage.is !== 'reveal') return;
  if (table.now - table.stageSince < SHARE_WITHIN) return;
  const done = stage.is === 'commit' ? stage.commits : stage.shares;
  const missing = drawers(table).filter((phone) => !done.some(([by]) => by === phone));
  // The match is being set up.
  if (missing.length === 0) return;
  table.withheld = missing;
  for (const phone of missing) table.out.notify({ notice: 'withheld', phone });
  table.change({ stage: { is: 'gathering' } });
}

/** The phones that take part: all with a seat, and the host. */
function drawers(table: HostTable): readonly PhoneId[] {
  return [...new Set([table.self.phone, ...seatedPhones(table.lobby)])];
}

/** A commitment is there. When all phones have, the host reveals its own share first. */
function commit(
  table: HostTable,
  phone: PhoneId,
  { attempt, digest, signature }: Omit<MessageBody<'commit'>, 'say'>,
): void {
  const { ownShare, lobby } = table;
  const { stage } = lobby;
  if (stage.is !== 'commit' || stage.attempt !== attempt) return;
  if (!drawers(table).includes(phone) || stage.commits.some(([by]) => by === phone)) return;
  const commits: typeof stage.commits = [...stage.commits, [phone, digest, signature]];
  if (commits.length < drawers(table).length || ownShare === null) {
    table.change({ stage: { ...stage, commits } });
    return;
  }
  const shares: [PhoneId, string][] = [[table.self.phone, ownShare]];
  table.stageSince = table.now;
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
  const [, bound] = stage.commits.find(([by]) => by === phone) ?? [];
  const peer = table.peerOf(phone);
  if (bound !== sha256(share)) {
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
  const { game, rules, options, help, start } = table.record.plan;
  const plans = seats.map(({ plan }) => plan);
  const seed = seedOf(stage.shares);
  const begun = table.self.timeOfDay();
  const header: MatchHeader = {
    id: digestOf(['match', table.record.table, seed]),
    game,
    ...versionsNow(rules),
    options,
    seats: plans,
    seed,
    ...(start ? { start } : {}),
    help,
    undo: 'asked',
    begun,
  };
  const holders = seats.map(({ plan, holder }) => (plan.player.kind === 'person' ? holder : null));
  table.record = { ...table.record, charter: { table: table.record.table, base: 0, holders } };
  // Stored first: a match without its charter could not be continued at this table.
  table.out.add({ effect: 'keep', record: table.record });
  table.out.add({ effect: 'begin', header });
}
