import type { FinishedMatch } from '../../archive/finished';
import { type ComposedSetting, isValueOf } from '../../kit/setups';

/** Finished matches by the value they were played with, the last played first. One that does not exist is left out. */
export type Played = ReadonlyMap<string, readonly FinishedMatch[]>;

export function playedBy(
  matches: readonly FinishedMatch[],
  game: string,
  setting: ComposedSetting,
): Played {
  const open = { ...setting, blocked: [] };
  const played = new Map<string, readonly FinishedMatch[]>();
  for (const match of matches) {
    const value = match.header.game === game ? match.header.options[setting.key] : undefined;
    if (typeof value !== 'string' || !isValueOf(open, value)) continue;
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
