import { parseArgs } from 'node:util';
import { readJson } from '../../kit/hostile-json';
import { isObject, type JsonObject } from '../../kit/json';
import { isProblem } from '../../kit/rules';
import { readPlayerSpec } from '../../players/chooser';
import type { Contestant } from './contest';

/** The arguments of the arena command. */
export interface ArenaArgs {
  /** null: the first game of the catalogue. */
  readonly game: string | null;
  /** The players of each contest. */
  readonly tables: readonly (readonly Contestant[])[];
  /** The key of a setting. Each contest is played once for each of its values. */
  readonly across: string | null;
  readonly matches: number;
  readonly seed: string;
  readonly options: JsonObject;
  /** The folder for match files; null: none are written. */
  readonly out: string | null;
  readonly workers: number;
  /** The file that keeps each result, from which a run that was stopped goes on; null: none. */
  readonly resume: string | null;
}

const MAX_WORKERS = 64;

/** Reads the arguments. Throws an error with a sentence for the user. */
export function readArgs(args: readonly string[]): ArenaArgs {
  const { values } = parseArgs({
    args: [...args],
    options: {
      game: { type: 'string' },
      seats: { type: 'string', multiple: true, default: [] },
      across: { type: 'string' },
      matches: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
      options: { type: 'string', default: '{}' },
      out: { type: 'string' },
      workers: { type: 'string', default: '2' },
      resume: { type: 'string' },
    },
  });
  if (values.seats.length === 0)
    throw new Error('Name the players, for example --seats search:director,greedy,greedy.');
  return {
    game: values.game ?? null,
    tables: values.seats.map((seats) => seats.split(',').map(contestant)),
    across: values.across ?? null,
    matches: wholeNumber('--matches', values.matches, 1_000_000),
    seed: values.seed,
    options: jsonObject('--options', values.options),
    out: values.out ?? null,
    workers: wholeNumber('--workers', values.workers, MAX_WORKERS),
    resume: values.resume ?? null,
  };
}

function contestant(name: string): Contestant {
  const spec = readPlayerSpec(name);
  if (isProblem(spec)) throw new Error(`--seats: unknown player ${name}. Known: ${KNOWN}.`);
  return { name, spec };
}

const KNOWN = 'search:LEVEL, search:PLAYOUTS, scripted, greedy, random';

function wholeNumber(name: string, text: string, max: number): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > max)
    throw new Error(`${name} must be a whole number from 1 to ${max}.`);
  return value;
}

function jsonObject(name: string, text: string): JsonObject {
  const json = readJson(text);
  if (isProblem(json) || !isObject(json.value)) throw new Error(`${name} must be a JSON object.`);
  return json.value;
}
