import type { AnyRules } from '../../kit/rules';
import type { Language } from '../../kit/words';
import { COMPUTER_NAMES } from '../match-parts/usual-names';
import type { KeptSettings } from '../store/kept-settings';
import type { Words } from '../words/en';
import { namedIn, namesFor } from './names-for';
import { firstWish, type Wish, withValue } from './wish';

/** The names that seats get. */
export const namingFor = (kept: KeptSettings, language: Language, words: Words) => ({
  people: namesFor(kept, words.newMatch),
  computers: COMPUTER_NAMES[language],
});

/** What New match begins with: the last choice or the usual one, with this value of the composed setting, if any. */
export function wishFor(
  rules: AnyRules,
  kept: KeptSettings,
  { language, words, value }: { language: Language; words: Words; value: string | undefined },
): Wish {
  const last = kept.choices[rules.id];
  const named = last && { ...last, people: namedIn(last.people, language, words.newMatch) };
  return withValue(rules, firstWish(rules, named, namingFor(kept, language, words)), value);
}
