import type { JsonObject } from '../../kit/json';
import type { AnyRules } from '../../kit/rules';
import { isProblem } from '../../kit/rules';
import { ask } from '../ask';

export const games = ask({}, async (desk) => {
  const all = await Promise.all(desk.catalogue.map((entry) => entry.rules()));
  return { games: all.map(describe) };
});

function describe({ id, version, setups }: AnyRules): JsonObject {
  const options = Object.fromEntries(setups.settings.map(({ key, values }) => [key, values]));
  return { id, version, seats: seatsOf(setups), options };
}

/** The numbers of seats that some combination of options takes. */
function seatsOf({ settings, seats, read }: AnyRules['setups']): number[] {
  let combinations: JsonObject[] = [{}];
  for (const { key, values } of settings) {
    combinations = combinations.flatMap((one) => values.map((value) => ({ ...one, [key]: value })));
  }
  const taken = combinations.flatMap((combination) => {
    const options = read(combination);
    return isProblem(options) ? [] : seats(options);
  });
  return [...new Set(taken)].sort((a, b) => a - b);
}
