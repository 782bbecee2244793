import type { FinishedMatch } from '../../archive/finished';
import { LEVELS, type Level } from '../../kit/header';
import { isObject } from '../../kit/json';
import { type AnyRules, isProblem } from '../../kit/rules';
import type { GameWords } from '../../kit/words';
import type { Showing } from './showings';
import type { StatisticsWords } from './words';

/** Something by which matches are told apart, such as the board; null for a match of which it says nothing. */
export interface Kind {
  readonly title: string;
  /** Says something only where matches differ in it. */
  readonly minor: boolean;
  readonly of: (showing: Showing) => string | null;
}

/** By every option of the game that leaves a choice. */
export function kindsOfGame(
  rules: AnyRules,
  game: GameWords,
  words: Pick<StatisticsWords, 'own'>,
): readonly Kind[] {
  const saidOf = onceForEach((match) => optionsSaid(match, rules, game, words));
  return rules.setups.settings.map(({ key, values }) => ({
    title: game.setting(key).label,
    minor: typeof values[0] === 'boolean',
    of: ({ match }) => saidOf(match).get(key) ?? null,
  }));
}

/** What was chosen for each option that left a choice; nothing where today's rules do not know the options. */
function optionsSaid(
  { header }: FinishedMatch,
  rules: AnyRules,
  game: GameWords,
  words: Pick<StatisticsWords, 'own'>,
): ReadonlyMap<string, string> {
  const said = new Map<string, string>();
  const read = rules.setups.read(header.options);
  if (isProblem(read)) return said;
  const options = rules.setups.write(read);
  for (const { key } of rules.setups.offered(read)) {
    const value = options[key];
    if (isObject(value)) said.set(key, words.own);
    else if (typeof value === 'string' || typeof value === 'boolean')
      said.set(key, game.value(key, value, options).label);
  }
  return said;
}

/** Every kind asks about every match: its options are read only once. */
function onceForEach<T>(work: (match: FinishedMatch) => T): (match: FinishedMatch) => T {
  const done = new WeakMap<FinishedMatch, { readonly answer: T }>();
  return (match) => {
    const known = done.get(match) ?? { answer: work(match) };
    done.set(match, known);
    return known.answer;
  };
}

/** By how many played. */
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
