import { readSettings, writeSetting } from '../archive/settings';
import { isTrouble } from '../archive/trouble';
import { LEVELS, type Player, SEAT_COLOURS, type SeatPlan } from '../kit/header';
import { isObject, type Json, type JsonObject } from '../kit/json';
import { useKept, withKept } from './kept';

export const PACES = ['slow', 'usual', 'fast', 'none'] as const;
export type Pace = (typeof PACES)[number];

/** What this phone remembers for the next match. */
export interface KeptSettings {
  /** A cover between turns. */
  readonly cover: boolean;
  /** How long a computer's move stays in sight before the next one plays. */
  readonly pace: Pace;
  /** Whether what happens at the table is heard, and felt. */
  readonly sound: boolean;
  readonly vibration: boolean;
  /** Whether to ask once more before a move that gives much away. */
  readonly warn: boolean;
  /** The last game begun, with its options; null before the first. */
  readonly choice: {
    readonly game: string;
    readonly options: JsonObject;
    readonly seats: number;
  } | null;
  /** How many steps of each lesson are done, by game and lesson. */
  readonly lessons: Readonly<Record<string, number>>;
  /** The people who played last, in turn order. */
  readonly people: readonly SeatPlan[];
}

/** Undefined until they are read; what cannot be read counts as never set. */
export function useKeptSettings(): KeptSettings | undefined {
  const stored = useKept(readSettings);
  if (stored === undefined) return undefined;
  return understand(isTrouble(stored) ? new Map() : stored);
}

/** Once and for all, for what must not change under the player's hands. */
export async function keptSettings(): Promise<KeptSettings> {
  const stored = await withKept(readSettings);
  return understand(isTrouble(stored) ? new Map() : stored);
}

/** Forgetting a preference is no trouble worth a sentence. */
export async function keepSetting<Key extends keyof KeptSettings>(
  key: Key,
  value: KeptSettings[Key],
): Promise<void> {
  await withKept((archive) =>
    writeSetting(archive, key, JSON.parse(JSON.stringify(value)) as Json),
  );
}

function understand(stored: ReadonlyMap<string, Json>): KeptSettings {
  const people = stored.get('people');
  return {
    cover: stored.get('cover') === true,
    sound: stored.get('sound') === true,
    vibration: stored.get('vibration') === true,
    warn: stored.get('warn') === true,
    pace: PACES.find((pace) => pace === stored.get('pace')) ?? 'usual',
    lessons: lessonsOf(stored.get('lessons')),
    choice: choiceOf(stored.get('choice')),
    people: Array.isArray(people) ? people.flatMap(personOf) : [],
  };
}

function choiceOf(json: Json | undefined): KeptSettings['choice'] {
  if (!isObject(json) || typeof json.game !== 'string' || !isObject(json.options)) return null;
  return { game: json.game, options: json.options, seats: Number(json.seats) };
}

function lessonsOf(json: Json | undefined): KeptSettings['lessons'] {
  if (!isObject(json)) return {};
  return Object.fromEntries(Object.entries(json).map(([id, steps]) => [id, Number(steps) || 0]));
}

function personOf(json: Json): readonly SeatPlan[] {
  if (!isObject(json) || typeof json.name !== 'string') return [];
  const colour = SEAT_COLOURS.find((known) => known === json.colour);
  return colour ? [{ name: json.name, colour, player: playerOf(json.player) }] : [];
}

function playerOf(json: Json | undefined): Player {
  const level = isObject(json) ? LEVELS.find((known) => known === json.level) : undefined;
  return level ? { kind: 'computer', level } : { kind: 'person' };
}
