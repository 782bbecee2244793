/** Why this phone could not keep or give something. Nothing was changed. */
export interface Trouble {
  readonly trouble:
    | 'full' // no room left on the phone
    | 'unavailable' // the browser keeps nothing here: private mode, or storage forbidden
    | 'newer' // written by a newer version of the app: reload to get it
    | 'closed' // another tab brought the archive up to date: reload
    | 'conflict' // somebody else has written this entry number first
    | 'gone' // no such match
    | 'failed';
  /** What the browser said, for reports; never shown as a sentence. */
  readonly detail: string;
}

/** Tells trouble from an answer. */
export function isTrouble(value: unknown): value is Trouble {
  // A match in play has something by the name of trouble too, but not a word.
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

/** Thrown inside a transaction to undo it, with the trouble to report. */
export class TroubleError extends Error {
  readonly kind: Trouble['trouble'];
  constructor(kind: Trouble['trouble']) {
    super(kind);
    this.kind = kind;
  }
}

/** Names a failure. Dexie wraps the browser's errors, so the innermost one that is known decides. */
export function troubleOf(error: unknown): Trouble {
  let kind: Trouble['trouble'] = 'failed';
  let cause = error;
  while (cause instanceof Error || cause instanceof DOMException) {
    kind = cause instanceof TroubleError ? cause.kind : (KINDS[cause.name] ?? kind);
    cause = 'inner' in cause ? cause.inner : undefined;
  }
  return { trouble: kind, detail: String(error) };
}

/** Runs one piece of archive work; what fails comes back as a value. */
export async function attempt<T>(work: () => PromiseLike<T>): Promise<T | Trouble> {
  try {
    return await work();
  } catch (error) {
    return troubleOf(error);
  }
}
