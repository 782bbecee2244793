/** Why reading or writing the archive failed. Nothing was changed. */
export interface Trouble {
  readonly trouble:
    | 'full' // no space left on the phone
    | 'unavailable' // the browser stores nothing here: private mode, or storage is forbidden
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
  ConstraintError: 'conflict',
  DatabaseClosedError: 'closed',
  VersionError: 'newer',
  MissingAPIError: 'unavailable',
  OpenFailedError: 'unavailable',
  InvalidStateError: 'unavailable',
  SecurityError: 'unavailable',
  NotAllowedError: 'unavailable',
};

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
    kind = cause instanceof TroubleError ? cause.kind : (KINDS[cause.name] ?? kind);
    cause = 'inner' in cause ? cause.inner : undefined;
  }
  return { trouble: kind, detail: String(error) };
}

/** Runs archive work and returns errors as values. */
export async function attempt<T>(work: () => PromiseLike<T>): Promise<T | Trouble> {
  try {
    return await work();
  } catch (error) {
    return troubleOf(error);
  }
}
