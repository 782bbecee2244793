import type { Json, JsonObject } from '../kit/json';
import type { AnyRules } from '../kit/rules';
import { type Setting, type SettingValue, usualValue } from '../kit/setups';
import { ask } from './ask';

export const games = ask({}, async (engine) => {
  const all = await Promise.all(engine.catalogue.map((entry) => entry.rules()));
  return { games: all.map(describe) };
});

function describe({ id, version, setups }: AnyRules): JsonObject {
  const options = Object.fromEntries(
    setups.settings.map((setting) => [setting.key, allowedValues(setting)]),
  );
  return { id, version, seats: seatsOf(setups), options };
}

/** The values of a setting, or the form of its values. */
function allowedValues(setting: Setting): Json {
  if (setting.kind === 'choice') return setting.values;
  const { key: _, ...form } = setting;
  return { ...form };
}

/** The values to try for the number of seats; of a long range only the usual one. */
function someValues(setting: Setting): readonly SettingValue[] {
  return setting.kind === 'choice' ? setting.values : [usualValue(setting)];
}

/** The numbers of seats that at least one combination of options allows. */
function seatsOf({ settings, seats, read }: AnyRules['setups']): number[] {
  let combinations: JsonObject[] = [{}];
  for (const setting of settings) {
    combinations = combinations.flatMap((one) =>
      someValues(setting).map((value) => ({ ...one, [setting.key]: value })),
    );
  }
  const taken = combinations.flatMap((combination) => {
    const options = read(combination);
    return options.ok ? seats(options.value) : [];
  });
  return [...new Set(taken)].sort((a, b) => a - b);
}
