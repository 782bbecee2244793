/** What a design was and could be again. Every function gives a new history. */
export interface History<Design> {
  readonly before: readonly Design[];
  readonly now: Design;
  readonly after: readonly Design[];
  /** What the last change was a step of; null: a step of its own. */
  readonly step: string | null;
}

/** As many steps back as anybody remembers. */
const LONGEST = 200;

export function begun<Design>(design: Design): History<Design> {
  return { before: [], now: design, after: [], step: null };
}

/** A change; one in a row with the same `step`, such as letters of a name, is part of the step before. */
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
