/** Why reading or writing the archive failed. Nothing was changed. */
export interface Trouble {
  readonly trouble:
    | 'full' // no space left on the phone
    | 'disk' // the browser could not read or write, and does not say why: often the phone is full
    | 'denied' // site data is blocked in the browser's settings
    | 'unavailable' // the browser stores nothing here: private mode
    | 'newer' // written by a newer version of the app: reload to get it
    | 'closed' // another tab upgraded the archive: reload
    | 'conflict' // another tab wrote this entry number first
    | 'gone' // the record does not exist
    | 'failed';
  /** The browser's error message, for reports. Never shown as a sentence. */
  readonly detail: string;
}

/** Tells a trouble from a result. */
export function isTrouble(value: unknown): value is Trouble {
  // A match in play has a property named `trouble` too, but it is not a string.
  return (
    typeof value === 'object' &&
    value !== null &&
    'trouble' in value &&
    typeof value.trouble === 'string'
  );
}

const KINDS: Readonly<Record<string, Trouble['trouble']>> = {
  QuotaExceededError: 'full',
  UnknownError: 'disk',
  ConstraintError: 'conflict',
  DatabaseClosedError: 'closed',
  VersionError: 'newer',
  MissingAPIError: 'unavailable',
  OpenFailedError: 'unavailable',
  InvalidStateError: 'unavailable',
  SecurityError: 'denied',
  NotAllowedError: 'denied',
};

/** Chromium gives blocked site data the name of every unknown error: only its sentence tells. */
const DENIED = /denied permission/i;

/** Thrown inside a transaction to roll it back, with the trouble to report. */
export class TroubleError extends Error {
  readonly kind: Trouble['trouble'];
  constructor(kind: Trouble['trouble']) {
    super(kind);
    this.kind = kind;
  }
}

/** Converts an error to a trouble. Dexie wraps the browser's errors, so the innermost known one decides. */
export function troubleOf(error: unknown): Trouble {
  let kind: Trouble['trouble'] = 'failed';
  let cause = error;
  while (cause instanceof Error || cause instanceof DOMException) {
    kind = cause instanceof TroubleError ? cause.kind : (kindOf(cause) ?? kind);
    cause = 'inner' in cause ? cause.inner : undefined;
  }
  return { trouble: kind, detail: String(error) };
}

function kindOf({ name, message }: Error): Trouble['trouble'] | undefined {
  return name === 'UnknownError' && DENIED.test(message) ? 'denied' : KINDS[name];
}

/** Runs archive work and returns errors as values. */
export async function attempt<T>(work: () => PromiseLike<T>): Promise<T | Trouble> {
  try {
    return await work();
  } catch (error) {
    return troubleOf(error);
  }
}
