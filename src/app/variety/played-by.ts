import type { FinishedMatch } from '../../archive/finished';

/** The finished matches of a game by the value that they were played with, the last played value first. */
export type Played = ReadonlyMap<string, readonly FinishedMatch[]>;

export function playedBy(matches: readonly FinishedMatch[], game: string, key: string): Played {
  const played = new Map<string, readonly FinishedMatch[]>();
  for (const match of matches) {
    const value = match.header.game === game ? match.header.options[key] : undefined;
    if (typeof value !== 'string') continue;
    const before = played.get(value) ?? [];
    played.delete(value);
    played.set(value, [...before, match]);
  }
  return new Map([...played].reverse());
}

/** The values of the matches, each as often as it was played. */
export function seenIn(played: Played): readonly string[] {
  return [...played].flatMap(([value, matches]) => matches.map(() => value));
}
