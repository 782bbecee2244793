import { type ComposedSetting, composedValues } from '../../kit/setups';
import type { BookWords } from './words';

/** How much likelier a value is for a part that was never played, and for one that was never played in this place. */
const NEW_PART = 6;
const NEW_PLACE = 3;

function isNew(part: string, seen: readonly string[]): boolean {
  return !seen.some((one) => one.includes(part));
}

/** The chances of values that have been played equally often, as whole numbers from 1. */
function chanceOf(value: string, seen: readonly string[]): number {
  const chances = [...value].map((part, place): number => {
    if (isNew(part, seen)) return NEW_PART;
    return seen.some((one) => [...one][place] === part) ? 1 : NEW_PLACE;
  });
  return chances.reduce((product, chance) => product * chance, 1);
}

/**
 * A value at random: one of those that have been played least often, and likelier the newer its parts are. Another than
 * the present one where there is another, and never a blocked one. `seen` holds what has been played, as often as it
 * was; `below(n)` draws an integer from 0 to n−1.
 */
export function surprise(
  setting: ComposedSetting,
  seen: readonly string[],
  present: string,
  below: (n: number) => number,
): string {
  const others = composedValues(setting).filter((value) => value !== present);
  const timesOf = (value: string) => seen.filter((one) => one === value).length;
  const least = Math.min(...others.map(timesOf));
  const drawn = others.filter((value) => timesOf(value) === least);
  const chances = drawn.map((value) => chanceOf(value, seen));
  const sum = chances.reduce((all, chance) => all + chance, 0);
  let left = below(Math.max(1, sum));
  const at = chances.findIndex((chance) => {
    left -= chance;
    return left < 0;
  });
  return drawn[at] ?? present;
}

/** The parts of a value that have never been played, and how often it was itself. */
export interface News {
  readonly parts: readonly string[];
  readonly times: number;
}

export function newsOf(value: string, seen: readonly string[]): News {
  return {
    parts: [...value].filter((part) => isNew(part, seen)),
    times: seen.filter((one) => one === value).length,
  };
}

/** What is new in a value, as a sentence. `nameOf` names a part. */
export function newsText(
  { parts, times }: News,
  nameOf: (part: string) => string,
  own: BookWords,
): string {
  if (times > 0) return own.leastPlayed;
  return parts.length > 0 ? own.newParts(parts.map(nameOf)) : own.newValue;
}
