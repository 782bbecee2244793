import { useMemo } from 'preact/hooks';
import * as v from 'valibot';
import { readSettings, writeSetting } from '../../archive/settings';
import { isTrouble } from '../../archive/trouble';
import { count, jsonObject, text } from '../../kit/form';
import { SEAT_COLORS } from '../../kit/header';
import { LONGEST_NAME, seatPlan } from '../../kit/header-form';
import { isObject, type Json } from '../../kit/json';
import { plainName } from '../../kit/names';
import { useArchive, withArchive } from './archive';

/** The settings that are one of a few choices, in the order in which they are shown. */
export const CHOICES = {
  pace: ['slow', 'usual', 'fast', 'none'],
  steps: ['hand', 'auto'],
} as const;
export type Pace = (typeof CHOICES.pace)[number];

type Form<T> = v.GenericSchema<unknown, T>;

/** Says what is used in place of a value that cannot be read. */
type Mend = <T>(form: Form<T>, usual: NoInfer<T>) => Form<T>;

/** A player that only a newer version knows is a person. */
const keptSeat = v.object({
  name: v.pipe(
    v.string(),
    v.transform((name) => plainName(name).slice(0, LONGEST_NAME)),
  ),
  colour: v.picklist(SEAT_COLORS),
  player: v.fallback(seatPlan.entries.player, { kind: 'person' }),
  /** At another phone. */
  away: v.exactOptional(v.fallback(v.boolean(), false)),
});

/**
 * The settings and last choices of this phone, each with its form and its default. With `v.fallback` as `mend` they read
 * what can be read of any value; with `asIs` they refuse a value of which something is lost.
 */
const formsWith = (mend: Mend) => {
  const list = <T extends object>(form: Form<T>) =>
    v.pipe(
      v.array(mend<T | null>(form, null)),
      v.transform((all): readonly T[] => all.filter((one) => one !== null)),
    );
  const byKey = <T>(form: Form<T>) =>
    v.pipe(
      v.custom<Readonly<Record<string, unknown>>>(isObject),
      v.transform((all): unknown[] => Object.entries(all)),
      list(v.strictTuple([v.string(), form])),
      v.transform((all): Readonly<Record<string, T>> => Object.fromEntries(all)),
    );
  return {
    /** A cover between turns. */
    cover: mend(v.boolean(), false),
    /** How long a computer's move stays on the screen before the next one plays. */
    pace: mend(v.picklist(CHOICES.pace), 'usual'),
    /** Whether events at the table make a sound, and vibrate. */
    sound: mend(v.boolean(), false),
    vibration: mend(v.boolean(), false),
    /** Whether a costly move is confirmed first. */
    warn: mend(v.boolean(), false),
    /** Whether the first matches of each game begin with what they are about. */
    brief: mend(v.boolean(), true),
    /** Whether the only legal move is played automatically. */
    forced: mend(v.boolean(), false),
    /** Whether what a game does by itself waits for a tap at every step; null: not chosen. */
    steps: mend(v.nullable(v.picklist(CHOICES.steps)), null),
    /** The first matches of each game in which such steps were shown. */
    shown: mend(byKey(v.array(v.string())), {}),
    /** The match after which installing was offered; null: not yet. */
    installOffered: mend(v.nullable(v.string()), null),
    /** What was chosen for the last match of each game, by its id. */
    choices: mend(
      byKey(
        v.object({
          options: jsonObject,
          /** The number of seats; 0: as the game likes. */
          count: mend(count, 0),
          /** Who played, in turn order. */
          people: mend(list(keptSeat), []),
          /** Whether computers may help people; null: as most people want. */
          help: v.fallback(v.nullable(v.boolean()), null),
        }),
      ),
      {},
    ),
    /** The one choice that versions before 0.3 kept for all games. */
    choice: mend(
      v.nullable(v.object({ game: text(64), options: jsonObject, seats: mend(count, 0) })),
      null,
    ),
    /** The game that was begun last; null: none yet. */
    game: mend(v.nullable(v.string()), null),
    /** The game that was looked at last, in New match, a lesson or its rules; null: none yet. */
    looked: mend(v.nullable(v.string()), null),
    /** The people who played last in any game, in turn order. */
    people: mend(list(keptSeat), []),
    /** How many steps of each lesson are done, by game and lesson. */
    lessons: mend(byKey(count), {}),
    /** The result of each puzzle, by game and puzzle: solved without help, or the solution was shown. */
    puzzles: mend(byKey(v.picklist(['solved', 'seen'])), {}),
    /** The player whose statistics were shown last; null: none yet. */
    me: mend(v.nullable(v.string()), null),
  };
};

const FORMS = v.object(formsWith(v.fallback));

const asIs: Mend = (form) => form;

/** The form of each setting in which nothing is lost. */
export const wholeForms = (): Readonly<Record<string, Form<unknown>>> => formsWith(asIs);

export type KeptSettings = Readonly<Omit<v.InferOutput<typeof FORMS>, 'choice'>>;
export type KeptSeat = Readonly<v.InferOutput<typeof keptSeat>>;
/** What was chosen for the last match of a game. */
export type KeptChoice = KeptSettings['choices'][string];

/** The settings that are on or off. */
export type SwitchKey = {
  [Key in keyof KeptSettings]: KeptSettings[Key] extends boolean ? Key : never;
}[keyof KeptSettings];

export type ChoiceKey = keyof typeof CHOICES;
export type ChoiceOf<Key extends ChoiceKey> = NonNullable<KeptSettings[Key]>;

/** Undefined until they are read. A setting that cannot be read has its default. */
export function useKeptSettings(): KeptSettings | undefined {
  const stored = useArchive(readSettings);
  return useMemo(() => stored && understand(isTrouble(stored) ? new Map() : stored), [stored]);
}

/** The settings of a phone on which none was changed. */
export const usualSettings = (): KeptSettings => understand(new Map());

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
  const { choice, ...kept } = v.parse(FORMS, Object.fromEntries(stored));
  if (!choice) return kept;
  const { game, options, seats } = choice;
  const before = { options, count: seats, people: kept.people.slice(0, seats), help: null };
  return { ...kept, choices: { [game]: before, ...kept.choices }, game: kept.game ?? game };
}
