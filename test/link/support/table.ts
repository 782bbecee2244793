import type { Entry } from '../../../src/kit/log';
import { unwrap } from '../../../src/kit/result';
import { isProblem, isRefusal } from '../../../src/kit/rules';
import { Timeline } from '../../../src/kit/timeline';
import { packEntry } from '../../../src/link/messages/entry-form';
import type {
  Charter,
  Message,
  MessageBody,
  SeatChange,
  Word,
} from '../../../src/link/messages/message';
import { readMessage } from '../../../src/link/messages/wire';
import type { Effect } from '../../../src/link/session/effect';
import {
  digestAfter,
  entryText,
  headerDigest,
  writeChanges,
  writeProof,
} from '../../../src/link/session/proof';
import { header } from '../../tiny-game/header';
import { rules } from '../../tiny-game/rules';
import { fakeSign, selfNamed } from './fake-keys';

export { digest, selfNamed } from './fake-keys';

export const timelineOf = (other: Parameters<typeof header>[0] = {}): Timeline =>
  unwrap(Timeline.begin(rules, header(other)));

/** Entries that play these takes, after those that a timeline has; it stays as it is. */
export function entriesOf(timeline: Timeline, ...takes: number[]): Entry[] {
  const copy = timeline.fork();
  return takes.map((take) => {
    const entry = copy.prepare(take, 5);
    if (isRefusal(entry) || copy.append(entry)) throw new Error('no such play');
    return entry;
  });
}

/** A table where the phones of these names hold the seats. */
export const charterOf = (...names: string[]): Charter => ({
  table: 'T'.repeat(22),
  base: 0,
  holders: names.map((name) => selfNamed(name).phone),
});

/** The same entries, each signed by the phone that these names give as its author. */
export function signedBy(
  names: readonly string[],
  timeline: Timeline,
  entries: readonly Entry[],
  charter: Charter,
  changes: readonly SeatChange[] = [],
): Entry[] {
  let before = digestsOf(timeline, charter).at(-1) ?? '';
  return entries.map((entry, index) => {
    const { key, phone } = selfNamed(names[index % names.length] ?? '');
    const carried = index === 0 ? writeChanges(changes) : '';
    before = digestAfter(before, { ...entry, proof: writeProof(phone, 'x'.repeat(86), carried) });
    const signature = fakeSign(key, entryText(timeline.length + index + 1, before));
    return { ...entry, proof: writeProof(phone, signature, carried) };
  });
}

/** The digests of a log, from that of nothing on. */
export function digestsOf(
  timeline: Timeline,
  charter: Charter,
  more: readonly Entry[] = [],
): string[] {
  const digests = [headerDigest(timeline.header, charter)];
  for (const entry of [...timeline.entries, ...more])
    digests.push(digestAfter(digests.at(-1) ?? '', entry));
  return digests;
}

export const packed = (entries: readonly Entry[]) => entries.map(packEntry);

/** The texts sent over a link, as they travel. */
export function textsIn(effects: readonly Effect[], link: number): readonly string[] {
  return effects.flatMap((effect) =>
    effect.effect === 'send' && effect.link === link ? effect.texts : [],
  );
}

export function saidIn(effects: readonly Effect[], link: number): readonly Message[] {
  return textsIn(effects, link).map((text) => {
    const message = readMessage(text);
    if (isProblem(message)) throw new Error(`${message.problem} in ${text}`);
    return message;
  });
}

export function said<Say extends Word>(messages: readonly Message[], say: Say): MessageBody<Say>[] {
  return messages.filter((message): message is MessageBody<Say> => message.say === say);
}
