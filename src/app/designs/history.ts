/** The past and undone versions of a design. Every function returns a new history. */
export interface History<Design> {
  readonly before: readonly Design[];
  readonly now: Design;
  readonly after: readonly Design[];
  /** The step of the last change; null: a separate step. */
  readonly step: string | null;
}

const LONGEST = 200;

export function begun<Design>(design: Design): History<Design> {
  return { before: [], now: design, after: [], step: null };
}

/** A change. Consecutive ones with the same `step`, such as letters of a name, are undone together. */
export function changed<Design>(
  history: History<Design>,
  design: Design,
  step: string | null,
): History<Design> {
  const same = step !== null && step === history.step;
  const before = same ? history.before : [...history.before, history.now].slice(-LONGEST);
  return { before, now: design, after: [], step };
}

export function undone<Design>(history: History<Design>): History<Design> {
  const now = history.before.at(-1);
  if (now === undefined) return history;
  const after = [history.now, ...history.after];
  return { before: history.before.slice(0, -1), now, after, step: null };
}

export function redone<Design>(history: History<Design>): History<Design> {
  const [now, ...after] = history.after;
  if (now === undefined) return history;
  return { before: [...history.before, history.now], now, after, step: null };
}
