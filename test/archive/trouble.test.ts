import { Dexie } from 'dexie';
import { expect, test } from 'vitest';
import { troubleOf } from '../../src/archive/trouble';

test.each([
  // A full disk appears at the commit: the transaction aborts, and the abort error contains the reason.
  ['full', new Dexie.AbortError('aborted', new DOMException('', 'QuotaExceededError'))],
  ['full', new DOMException('', 'QuotaExceededError')],
  ['conflict', new Dexie.ConstraintError('exists')],
  ['closed', new Dexie.DatabaseClosedError()],
  ['closed', new Dexie.AbortError('aborted', new Dexie.DatabaseClosedError())],
  ['unavailable', new Dexie.OpenFailedError('no', new DOMException('', 'InvalidStateError'))],
  ['unavailable', new Dexie.MissingAPIError()],
  ['failed', new TypeError('a bug in our code')],
  ['failed', 'not even an error'],
])('%s', (kind, error) => {
  expect(troubleOf(error)).toMatchObject({ trouble: kind });
});
