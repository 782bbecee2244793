import type { Entry } from '../../kit/log';
import { digestOf } from '../identity/digest';
import type { Notary } from '../identity/notary';
import type { PhoneId, SeatChange } from '../messages/message';
import type { LogReplica } from './log-replica';
import { digestAfter, entryText, writeChanges, writeProof } from './proof';

/** Tells whether two phones know the same changes of seats that no entry carries yet; empty: none. */
export function underOf(pending: readonly SeatChange[]): string {
  return pending.length === 0 ? '' : digestOf(writeChanges(pending));
}

/**
 * Has entries signed that follow the end of a log. The first one carries the changes of seats. `nonces`: what opens the
 * commitments to these actions.
 */
export function signEntries(
  notary: Notary,
  replica: LogReplica,
  entries: readonly Entry[],
  by: PhoneId,
  pending: readonly SeatChange[],
  then: (signed: readonly Entry[]) => void,
  nonces: readonly string[] = [],
): void {
  let [length, digest] = replica.end;
  const unsigned =
    writeSigned(
      entries,
      by,
      entries.map(() => NOTHING),
      pending,
      nonces,
    ) ?? [];
  const texts = unsigned.map((entry) => {
    digest = digestAfter(digest, entry);
    length++;
    return entryText(length, digest);
  });
  notary.sign(texts, (signatures) =>
    then(writeSigned(entries, by, signatures, pending, nonces) ?? []),
  );
}

/** Takes the place of a signature that is not made yet. No digest depends on it. */
const NOTHING = '-'.repeat(86);

/** Entries with their proofs; null: there is not a signature for each. */
export function writeSigned(
  entries: readonly Entry[],
  by: PhoneId,
  signatures: readonly string[],
  pending: readonly SeatChange[],
  nonces: readonly string[] = [],
): readonly Entry[] | null {
  if (signatures.length !== entries.length) return null;
  return entries.map((entry, index) => {
    const changes = index === 0 ? writeChanges(pending) : '';
    const signature = signatures[index] ?? NOTHING;
    return { ...entry, proof: writeProof(by, signature, changes, nonces[index]) };
  });
}

/** The signatures of such entries, in their order. */
export const signaturesOf = (signed: readonly Entry[]): string[] =>
  signed.map(({ proof = '' }) => proof.slice(22, 108));
