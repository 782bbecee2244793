import type { JsonObject } from '../../../kit/json';
import { isProblem, type Refusal } from '../../../kit/rules';
import type { GameWords } from '../../../kit/words';
import type { CompanyId } from '../data/companies';
import { hasExtras, type Level, setups } from '../rules/options';
import type {
  Dictionary,
  EventWord,
  ExtraEventWord,
  Extras,
  OutsideRefusalWord,
  ProblemWord,
  RefusalWord,
} from './dictionary';
import type { TableWords } from './table-words';
import { told } from './told';

/** What the game says to the house, and beyond that to its own table. */
export interface Words extends GameWords {
  readonly company: Readonly<Record<CompanyId, string>>;
  readonly table: TableWords;
}

/** Turns a language's dictionary into the words that screens ask for. */
export function wordsFrom(dictionary: Dictionary): Words {
  const { language, company } = dictionary;
  let extras: Extras | null = null;
  const unknown = (key: string) => ({ label: key, sentence: '' });
  const value = (key: string, chosen: string | boolean, beside: JsonObject) => {
    const said = dictionary.values[`${key}=${chosen}`] ?? unknown(String(chosen));
    if (key !== 'level') return said;
    const edition = beside.edition === 'ko' ? 'ko' : 'en';
    const duel = beside.mode === 'duel';
    return { ...said, sentence: dictionary.level(chosen as Level, edition, duel) };
  };
  const toldOf = (refused: Refusal, options: JsonObject) =>
    told(refused, options, language, company, String);
  const refusal = (refused: Refusal, options: JsonObject) => {
    const sentence = dictionary.refusals[refused.because as RefusalWord];
    return sentence ? sentence(toldOf(refused, options)) : dictionary.otherRefusal(refused.because);
  };
  return {
    name: dictionary.name,
    tagline: dictionary.tagline,
    about: dictionary.about,
    automa: dictionary.automa,
    help: dictionary.help,
    company,
    table: dictionary.table,
    setting: (key) => dictionary.settings[key] ?? unknown(key),
    value,
    summary: (options) => summary(dictionary, value, options),
    refusal,
    async outsideRefusal(refused, options) {
      const sentences = await dictionary.outsideRefusals();
      const sentence = sentences[refused.because as OutsideRefusalWord];
      return sentence ? sentence(toldOf(refused, options)) : refusal(refused, options);
    },
    async problem({ problem, at }) {
      const problems = await dictionary.problems();
      return dictionary.problem(problems[problem as ProblemWord] ?? problem, at);
    },
    async ready(options) {
      const read = setups.read(options);
      if (!isProblem(read) && hasExtras(read)) extras ??= await dictionary.extras();
    },
    event(event, name, options) {
      const sentence =
        dictionary.events[event.event as EventWord] ??
        extras?.events[event.event as ExtraEventWord];
      return sentence ? sentence(told(event, options, language, company, name)) : null;
    },
  };
}

/** Board and mode, and of the rest what says something beside them and is switched on. */
function summary({ language, values }: Dictionary, value: Words['value'], options: JsonObject) {
  const read = setups.read(options);
  if (isProblem(read)) return '';
  const whole = setups.write(read);
  const place =
    typeof read.board === 'string'
      ? values[`board=${read.board}`]?.label
      : read.board.name[language];
  const others = setups.offered(read).flatMap(({ key }) => {
    const chosen = whole[key];
    const said = typeof chosen === 'string' || chosen === true;
    return key !== 'board' && said ? value(key, chosen, whole).label : [];
  });
  return [place, ...others].join(' · ');
}
