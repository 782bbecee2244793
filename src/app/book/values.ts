import type { ComposedSetting } from '../../kit/setups';

/** What a part may become while the others stay as they are, its own value included. */
export function valuesAt(setting: ComposedSetting, parts: readonly string[], place: number) {
  return setting.values.filter(
    (value) => !setting.distinct || value === parts[place] || !parts.includes(value),
  );
}

/** The value with another part in this place. A part from another place swaps with it. */
export function withPart(
  setting: ComposedSetting,
  parts: readonly string[],
  place: number,
  part: string,
): string {
  const changed = parts.map((one, at) => (at === place ? part : one));
  const held = setting.distinct ? parts.indexOf(part) : -1;
  if (held >= 0) changed[held] = parts[place] ?? part;
  return changed.join('');
}

/** The parts of a value that are blocked. */
export function blockedIn(setting: ComposedSetting, value: string): readonly string[] {
  return [...value].filter((part) => setting.blocked.includes(part));
}
