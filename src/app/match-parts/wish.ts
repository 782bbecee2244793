import type { JsonObject } from '../../kit/json';
import type { AnyRules } from '../../kit/rules';
import { type ComposedSetting, isValueOf, type Setting } from '../../kit/setups';
import type { Language } from '../../kit/words';
import type { KeptChoice, KeptSettings } from '../store/kept-settings';
import type { Words } from '../words/en';
import { namedIn, namesFor } from './names-for';
import type { People } from './people';
import { COMPUTER_NAMES } from './usual-names';
import {
  arrange,
  countsOf,
  formatsFor,
  type Naming,
  optionsFor,
  usualCount,
  type Way,
  wayOf,
} from './ways';

/** The choices for a match of a game that is being set up. */
export interface Wish {
  readonly options: JsonObject;
  /** The number of seats. There may be fewer people, where there are no more colors. */
  readonly count: number;
  readonly people: People;
  /** Whether computers may help people; null: not chosen. */
  readonly help: boolean | null;
}

/** The names that seats get. */
export const namingFor = (kept: KeptSettings, language: Language, words: Words): Naming => ({
  people: namesFor(kept, words.newMatch),
  computers: COMPUTER_NAMES[language],
});

/** What is played unless something else is chosen, with this value of the composed setting, if any. */
export function usualWish(
  rules: AnyRules,
  kept: KeptSettings,
  { language, words, value }: { language: Language; words: Words; value: string | undefined },
): Wish {
  const last = kept.choices[rules.id];
  const named = last && { ...last, people: namedIn(last.people, language, words.newMatch) };
  return withValue(rules, firstWish(rules, named, namingFor(kept, language, words)), value);
}

/** What New match begins with: the last choice, or what most people want. */
export function firstWish(rules: AnyRules, kept: KeptChoice | undefined, names: Naming): Wish {
  const options = kept?.options ?? {};
  const counts = countsOf(rules, options);
  const count = counts.find((one) => one === kept?.count) ?? usualCount(counts);
  const people = kept?.people ?? [];
  const help = kept?.help ?? null;
  const known = people.length === count && count > 0;
  if (known) return { options: optionsFor(rules, options, count), count, people, help };
  const way = count === 1 ? 'solo' : people.length > 1 ? wayOf(people) : 'computers';
  return arrangement(rules, { options, count, people, help }, way, count, names);
}

/** The setting of a game that is a word made of parts; undefined: it has none. */
export function composedIn(rules: AnyRules): ComposedSetting | undefined {
  return rules.setups.settings.find((setting) => setting.kind === 'composed');
}

/** The same choices with a value of the composed setting, such as a link asks for; without one as they are. */
function withValue(rules: AnyRules, wish: Wish, value: string | undefined): Wish {
  const setting = composedIn(rules);
  return value !== undefined && setting && isValueOf(setting, value)
    ? { ...wish, options: { ...wish.options, [setting.key]: value } }
    : wish;
}

/** The same choices for another way or number of players. A number that the way does not have becomes the usual one. */
export function arrangement(
  rules: AnyRules,
  wish: Wish,
  way: Way,
  wanted: number,
  names: Naming,
): Wish {
  const counts = countsOf(rules, wish.options);
  const usual = usualCount(counts);
  const count = way === 'solo' ? 1 : wanted > 1 ? wanted : usual;
  return {
    ...wish,
    options: optionsFor(rules, wish.options, count),
    count,
    people: arrange(way, count, wish.people, names),
  };
}

/** The settings to choose for `count` players, with only the formats for that number. */
export function settingsFor(rules: AnyRules, options: object, count: number): readonly Setting[] {
  const { format } = rules.setups;
  const formats = formatsFor(rules, rules.setups.write(options), count);
  return rules.setups.offered(options).map((setting) => {
    if (setting.key !== format?.key || setting.kind !== 'choice') return setting;
    return { ...setting, values: setting.values.filter((value) => formats.includes(value)) };
  });
}
