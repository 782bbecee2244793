import type { Json, JsonObject } from './json';
import type { Result } from './result';

/** A value of an option: a word, a boolean, or a number. */
export type SettingValue = string | boolean | number;

interface SettingBase {
  readonly key: string;
}

/** One of a few values. The first one is the default. */
export interface ChoiceSetting extends SettingBase {
  readonly kind: 'choice';
  readonly values: readonly (string | boolean)[];
  /** Whether the game draws a picture of each value. */
  readonly pictures: boolean;
  /** The value may also be a whole design by the user, such as a board. */
  readonly own?: true;
}

/** A whole number. */
export interface NumberSetting extends SettingBase {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
  readonly usual: number;
}

/**
 * A word made of parts, such as the three digits of a world: its value is the joined text of all parts. A blocked value
 * can be seen in its place, and the game's words say why it cannot be chosen.
 */
export interface ComposedSetting extends SettingBase {
  readonly kind: 'composed';
  readonly parts: number;
  /** The possible values of each part: texts of one character. */
  readonly values: readonly string[];
  /** Whether a value may occur in one part only. */
  readonly distinct: boolean;
  readonly blocked: readonly string[];
  readonly usual: string;
}

/** One option of a game, with its possible values. */
export type Setting = ChoiceSetting | NumberSetting | ComposedSetting;

/** The default value of a setting. */
export function usualValue(setting: Setting): SettingValue {
  if (setting.kind !== 'choice') return setting.usual;
  const [first] = setting.values;
  if (first === undefined) throw new TypeError(`the setting ${setting.key} has no value`);
  return first;
}

/** Whether a setting may have this value. Designs by the user are validated by a `Reader`. */
export function isValueOf(setting: Setting, value: Json | undefined): boolean {
  switch (setting.kind) {
    case 'choice':
      return setting.values.some((known) => known === value);
    case 'number':
      return (
        Number.isInteger(value) && Number(value) >= setting.min && Number(value) <= setting.max
      );
    case 'composed':
      return typeof value === 'string' && isComposed(setting, [...value]);
  }
}

function isComposed(setting: ComposedSetting, parts: readonly string[]): boolean {
  return (
    parts.length === setting.parts &&
    parts.every((part) => setting.values.includes(part) && !setting.blocked.includes(part)) &&
    (!setting.distinct || new Set(parts).size === parts.length)
  );
}

/** Every value of a composed setting that can be chosen, in order. */
export function composedValues(setting: ComposedSetting): readonly string[] {
  const open = setting.values.filter((value) => !setting.blocked.includes(value));
  let all: readonly string[] = [''];
  for (let place = 0; place < setting.parts; place++)
    all = all.flatMap((start) =>
      open.flatMap((part) => (setting.distinct && start.includes(part) ? [] : start + part)),
    );
  return all;
}

/** How a game says who plays against whom, where one setting decides it and so how many may play. */
export interface Format {
  /** The setting, a choice. */
  readonly key: string;
  /** The setting of how strong the automa is, in the formats that have one. */
  readonly automa: string;
}

/** The options that a game can be played with. */
export interface Setups<Options> {
  /** Every setting, with every value. */
  readonly settings: readonly Setting[];
  /** The settings that matter with these options, with the values that they may have then. */
  offered(options: Options): readonly Setting[];
  /** The numbers of seats that this combination allows; empty when the combination itself is not allowed. */
  seats(options: Options): readonly number[];
  /** Left out: every match of the game is played by the same people against each other. */
  readonly format?: Format;
  /** Who begins: the first seat, so that people choose, or a seat drawn by the rules. */
  readonly begins: 'first-seat' | 'by-chance';
  /**
   * Reads options in their JSON form. Missing ones get their default. Designs by the user are not checked here, because
   * a `Reader` has validated them.
   */
  read(json: Json): Result<Options>;
  write(options: Options): JsonObject;
}
