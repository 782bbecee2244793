import { readSettings, writeSetting } from '../../archive/settings';
import { isTrouble } from '../../archive/trouble';
import { LEVELS, type Player, SEAT_COLOURS, type SeatPlan } from '../../kit/header';
import { isObject, type Json, type JsonObject } from '../../kit/json';
import { useArchive, withArchive } from './archive';

export const PACES = ['slow', 'usual', 'fast', 'none'] as const;
export type Pace = (typeof PACES)[number];

/** Settings and the last choices of this phone. */
export interface KeptSettings {
  /** A cover between turns. */
  readonly cover: boolean;
  /** How long a computer's move stays on the screen before the next one plays. */
  readonly pace: Pace;
  /** Whether events at the table make a sound, and vibrate. */
  readonly sound: boolean;
  readonly vibration: boolean;
  /** Whether a costly move is confirmed first. */
  readonly warn: boolean;
  /** Whether the only legal move is played automatically. */
  readonly forced: boolean;
  /** The last started game, with its options; null before the first. */
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

/** Undefined until they are read. A setting that cannot be read has its default. */
export function useKeptSettings(): KeptSettings | undefined {
  const stored = useArchive(readSettings);
  if (stored === undefined) return undefined;
  return understand(isTrouble(stored) ? new Map() : stored);
}

/** Read once, for what must not change while it is being used. */
export async function keptSettings(): Promise<KeptSettings> {
  const stored = await withArchive(readSettings);
  return understand(isTrouble(stored) ? new Map() : stored);
}

/** A failure is not reported, because a lost preference does no harm. */
export async function keepSetting<Key extends keyof KeptSettings>(
  key: Key,
  value: KeptSettings[Key],
): Promise<void> {
  await withArchive((archive) =>
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
    forced: stored.get('forced') === true,
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
