import type { Json, JsonObject } from './json';
import type { Setups } from './setups';

/** A label, and one sentence that explains it. */
export interface LabeledText {
  readonly label: string;
  readonly sentence: string;
}

/** The settings of a game in one language. */
export interface SettingsWords {
  readonly settings: Readonly<Record<string, LabeledText>>;
  /** The values of the settings as `key=value`. */
  readonly values: Readonly<Record<string, LabeledText>>;
}

/** The words of a setting. Without words: its key. */
export function settingText({ settings }: SettingsWords, key: string): LabeledText {
  return settings[key] ?? { label: key, sentence: '' };
}

/** The words of a setting's value. Without words: the value's own name. */
export function valueText({ values }: SettingsWords, key: string, value: Json): LabeledText {
  return values[`${key}=${value}`] ?? { label: String(value), sentence: '' };
}

/**
 * The options that distinguish one match from another: of the settings available with the others, those with a value,
 * switches only when they are on. Empty when the options cannot be read.
 */
export function tellingOptions<Options>(
  setups: Setups<Options>,
  options: JsonObject,
): readonly { readonly key: string; readonly value: Json }[] {
  const read = setups.read(options);
  if (!read.ok) return [];
  const written = setups.write(read.value);
  return setups.offered(read.value).flatMap(({ key }) => {
    const value = written[key];
    return value === undefined || value === false ? [] : { key, value };
  });
}
