import { Dexie } from 'dexie';
import { expect, test } from 'vitest';
import { troubleOf } from '../../src/archive/trouble';

test.each([
  // A full disk appears at the commit: the transaction aborts, and the abort error contains the reason.
  ['full', new Dexie.AbortError('aborted', new DOMException('', 'QuotaExceededError'))],
  ['full', new DOMException('', 'QuotaExceededError')],
  // Chromium calls so both what a full disk refuses and what the settings of the browser forbid.
  ['disk', new Dexie.AbortError('aborted', new DOMException('Internal error.', 'UnknownError'))],
  [
    'disk',
    new Dexie.OpenFailedError(
      'no',
      new DOMException('Internal error opening backing store for indexedDB.open.', 'UnknownError'),
    ),
  ],
  [
    'denied',
    new Dexie.OpenFailedError(
      'no',
      new DOMException('The user denied permission to access the database.', 'UnknownError'),
    ),
  ],
  ['denied', new Dexie.OpenFailedError('no', new DOMException('', 'SecurityError'))],
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
