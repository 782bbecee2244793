const sessions = new Map<string, Map<string, readonly string[]>>();

/** What the screen of a match keeps while the app is open, wherever people go meanwhile. */
export function sessionOf(match: string): Map<string, readonly string[]> {
  const known = sessions.get(match) ?? new Map();
  sessions.set(match, known);
  return known;
}
