import { readSettings, writeSetting } from '../../archive/settings';
import { isTrouble } from '../../archive/trouble';
import { LEVELS, type Player, SEAT_COLORS, type SeatPlan } from '../../kit/header';
import { LONGEST_NAME } from '../../kit/header-form';
import { isObject, type Json, type JsonObject } from '../../kit/json';
import { plainName } from '../../kit/names';
import { useArchive, withArchive } from './archive';

export const PACES = ['slow', 'usual', 'fast', 'none'] as const;
export type Pace = (typeof PACES)[number];

export const STEPS = ['hand', 'auto'] as const;

/** What was chosen for the last match of a game. */
export interface KeptChoice {
  readonly options: JsonObject;
  /** The number of seats; 0: as the game likes. */
  readonly count: number;
  /** Who played, in turn order; `away`: at another phone. */
  readonly people: readonly KeptSeat[];
  /** Whether computers may help people; null: as most people want. */
  readonly help: boolean | null;
}

export interface KeptSeat extends SeatPlan {
  readonly away?: boolean;
}

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
  /** Whether what a game does by itself waits for a tap at every step; null: not chosen. */
  readonly steps: (typeof STEPS)[number] | null;
  /** The first matches of each game in which such steps were shown. */
  readonly shown: Readonly<Record<string, readonly string[]>>;
  /** The match after which installing was offered; null: not yet. */
  readonly installOffered: string | null;
  /** Whether the only legal move is played automatically. */
  readonly forced: boolean;
  /** The last choice of each game, by its id. */
  readonly choices: Readonly<Record<string, KeptChoice>>;
  /** The game that was begun last; null: none yet. */
  readonly game: string | null;
  /** How many steps of each lesson are done, by game and lesson. */
  readonly lessons: Readonly<Record<string, number>>;
  /** The people who played last in any game, in turn order. */
  readonly people: readonly KeptSeat[];
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

/** Keeps the choice for a match that begins, or for the next one, and the names of its people for any game. */
export async function keepChoice(game: string, choice: KeptChoice): Promise<void> {
  const { choices, people } = await keptSettings();
  const now = choice.people.filter(({ player }) => player.kind === 'person');
  const others = people.filter((one) => now.every(({ name }) => name !== one.name));
  await keepSetting('choices', { ...choices, [game]: choice });
  await keepSetting('people', [...now, ...others].slice(0, SEAT_COLORS.length));
  await keepSetting('game', game);
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

/** What is stored as this version means it, whichever version has written it. */
export function understand(stored: ReadonlyMap<string, Json>): KeptSettings {
  const people = peopleOf(stored.get('people'));
  const choices = choicesOf(stored.get('choices'));
  const before = choiceBefore(stored.get('choice'), people);
  return {
    cover: stored.get('cover') === true,
    sound: stored.get('sound') === true,
    vibration: stored.get('vibration') === true,
    warn: stored.get('warn') === true,
    forced: stored.get('forced') === true,
    installOffered: textOf(stored.get('installOffered')),
    steps: STEPS.find((one) => one === stored.get('steps')) ?? null,
    shown: shownOf(stored.get('shown')),
    pace: PACES.find((pace) => pace === stored.get('pace')) ?? 'usual',
    lessons: lessonsOf(stored.get('lessons')),
    choices: { ...before?.choices, ...choices },
    game: textOf(stored.get('game')) ?? before?.game ?? null,
    people,
  };
}

function textOf(json: Json | undefined): string | null {
  return typeof json === 'string' ? json : null;
}

function shownOf(json: Json | undefined): KeptSettings['shown'] {
  if (!isObject(json)) return {};
  return Object.fromEntries(
    Object.entries(json).map(([game, ids]) => [game, Array.isArray(ids) ? ids.map(String) : []]),
  );
}

function choicesOf(json: Json | undefined): KeptSettings['choices'] {
  if (!isObject(json)) return {};
  return Object.fromEntries(
    Object.entries(json).flatMap(([game, choice]) =>
      isObject(choice) && isObject(choice.options)
        ? [
            [
              game,
              {
                options: choice.options,
                count: Number(choice.count) || 0,
                people: peopleOf(choice.people),
                help: typeof choice.help === 'boolean' ? choice.help : null,
              },
            ],
          ]
        : [],
    ),
  );
}

/** The one choice that versions before 0.3 kept for all games. */
function choiceBefore(json: Json | undefined, people: readonly KeptSeat[]) {
  if (!isObject(json) || typeof json.game !== 'string' || !isObject(json.options)) return null;
  const { game, options } = json;
  const count = Number(json.seats) || 0;
  const choice = { options, count, people: people.slice(0, count), help: null };
  return { game, choices: { [game]: choice } };
}

function peopleOf(json: Json | undefined): readonly KeptSeat[] {
  return Array.isArray(json) ? json.flatMap(personOf) : [];
}

function lessonsOf(json: Json | undefined): KeptSettings['lessons'] {
  if (!isObject(json)) return {};
  return Object.fromEntries(Object.entries(json).map(([id, steps]) => [id, wholeOf(steps)]));
}

const wholeOf = (json: Json | undefined) =>
  Number.isSafeInteger(json) ? Math.max(0, Number(json)) : 0;

function personOf(json: Json): readonly KeptSeat[] {
  if (!isObject(json) || typeof json.name !== 'string') return [];
  const colour = SEAT_COLORS.find((known) => known === json.colour);
  if (!colour) return [];
  const name = plainName(json.name).slice(0, LONGEST_NAME);
  const person = { name, colour, player: playerOf(json.player) };
  return [json.away === true ? { ...person, away: true } : person];
}

function playerOf(json: Json | undefined): Player {
  const level = isObject(json) ? LEVELS.find((known) => known === json.level) : undefined;
  return level ? { kind: 'computer', level } : { kind: 'person' };
}
