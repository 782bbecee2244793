import { isObject, type Json, type JsonObject } from '../../../src/kit/json';
import { failed, ok, type Result } from '../../../src/kit/result';
import { isValueOf, type Setting, type Setups, usualValue } from '../../../src/kit/setups';
import { MOST_SEATS } from '../data/goods';

/** What a match is played with. */
export interface Options {
  /** The first price of each good: three different digits. */
  readonly prices: string;
  readonly rounds: number;
  /** Whether the bank closes a depot that is deep in debt. */
  readonly bank: 'strict' | 'patient';
}

const SETTINGS: readonly Setting[] = [
  {
    kind: 'composed',
    key: 'prices',
    parts: 3,
    values: ['1', '2', '3', '4', '5', '6'],
    distinct: true,
    blocked: ['1'],
    usual: '246',
  },
  { kind: 'number', key: 'rounds', min: 1, max: 6, usual: 3 },
  { kind: 'choice', key: 'bank', values: ['strict', 'patient'], pictures: false },
];

const SEATS = Array.from({ length: MOST_SEATS - 1 }, (_, more) => more + 2);

export const setups: Setups<Options> = {
  settings: SETTINGS,
  offered: () => SETTINGS,
  seats: () => SEATS,
  begins: 'by-chance',
  read,
  write: ({ prices, rounds, bank }): JsonObject => ({ prices, rounds, bank }),
};

function read(json: Json): Result<Options> {
  if (!isObject(json)) return failed({ problem: 'not-an-object', at: '' });
  for (const key of Object.keys(json))
    if (!SETTINGS.some((setting) => setting.key === key))
      return failed({ problem: 'unknown-key', at: key });
  const options: Record<string, Json> = {};
  for (const setting of SETTINGS) {
    const value = json[setting.key] ?? usualValue(setting);
    if (!isValueOf(setting, value)) return failed({ problem: 'unknown-word', at: setting.key });
    options[setting.key] = value;
  }
  // Each setting allows only what the type says.
  return ok(options as unknown as Options);
}
