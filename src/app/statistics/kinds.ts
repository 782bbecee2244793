import type { FinishedMatch } from '../../archive/finished';
import { LEVELS, type Level } from '../../kit/header';
import { isObject } from '../../kit/json';
import type { AnyRules } from '../../kit/rules';
import { type ComposedSetting, composedValues, usualValue } from '../../kit/setups';
import type { GameWords } from '../../kit/words';
import type { PersonResult } from './results';
import type { StatisticsWords } from './words';

/** A property by which matches differ, such as the board; null for a match without it. */
export interface Kind {
  readonly title: string;
  /** Shown only if matches differ in it. */
  readonly minor: boolean;
  readonly of: (showing: PersonResult) => string | null;
}

/** By every option of the game with a choice. */
export function kindsOfGame(
  rules: AnyRules,
  game: GameWords,
  words: Pick<StatisticsWords, 'own'>,
): readonly Kind[] {
  const saidOf = onceForEach((match) => optionsSaid(match, rules, game, words));
  return rules.setups.settings.map((setting) => ({
    title: game.setting(setting.key).label,
    minor: typeof usualValue(setting) === 'boolean',
    of: ({ match }) => saidOf(match).get(setting.key) ?? null,
  }));
}

/** How many of the many values of a setting have been played. */
export interface Variety {
  readonly setting: ComposedSetting;
  readonly title: string;
  readonly played: number;
  readonly of: number;
}

/** Of every setting that is a word made of parts. */
export function varietiesOf(
  rules: AnyRules,
  game: GameWords,
  matches: readonly FinishedMatch[],
): readonly Variety[] {
  return rules.setups.settings.flatMap((setting) => {
    if (setting.kind !== 'composed') return [];
    const all = composedValues(setting);
    const played = all.filter((value) =>
      matches.some(({ header }) => header.options[setting.key] === value),
    ).length;
    return { setting, title: game.setting(setting.key).label, played, of: all.length };
  });
}

/** The value of each option with a choice; nothing where today's rules do not know the options. */
function optionsSaid(
  { header }: FinishedMatch,
  rules: AnyRules,
  game: GameWords,
  words: Pick<StatisticsWords, 'own'>,
): ReadonlyMap<string, string> {
  const labels = new Map<string, string>();
  const read = rules.setups.read(header.options);
  if (!read.ok) return labels;
  const options = rules.setups.write(read.value);
  for (const { key } of rules.setups.offered(read.value)) {
    const value = options[key];
    if (isObject(value)) labels.set(key, words.own);
    else if (typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number')
      labels.set(key, game.value(key, value, options).label);
  }
  return labels;
}

/** Every kind needs every match, so its options are read only once. */
function onceForEach<T>(work: (match: FinishedMatch) => T): (match: FinishedMatch) => T {
  const done = new WeakMap<FinishedMatch, { readonly answer: T }>();
  return (match) => {
    const known = done.get(match) ?? { answer: work(match) };
    done.set(match, known);
    return known.answer;
  };
}

export function bySeats(words: Pick<StatisticsWords, 'bySeats' | 'seats'>): Kind {
  return {
    title: words.bySeats,
    minor: false,
    of: ({ match }) => words.seats(match.header.seats.length),
  };
}

/** By the strongest computer at the table. */
export function byComputers(
  words: Pick<StatisticsWords, 'byComputers' | 'noComputers'>,
  levels: Readonly<Record<Level, { readonly name: string }>>,
): Kind {
  return {
    title: words.byComputers,
    minor: false,
    of: ({ match }) => {
      const there = match.header.seats.map(({ player }) => 'level' in player && player.level);
      const strongest = LEVELS.filter((level) => there.includes(level)).at(-1);
      return strongest ? levels[strongest].name : words.noComputers;
    },
  };
}
