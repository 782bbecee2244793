import type { Language } from '../../../../kit/words';
import type { Names } from '../../data/board-form';

/**
 * Another name in one language. Written in the language of the screen, it is the other one's too as long as
 * both say the same: few people fill in both.
 */
export function renamed(names: Names, language: Language, name: string, screen: Language): Names {
  const both = language === screen && names.en === names.ko;
  return both ? { en: name, ko: name } : { en: names.en, ko: names.ko, [language]: name };
}
