import { isObject, type JsonObject } from '../../../kit/json';
import type { Refusal } from '../../../kit/rules';
import { settingText, tellingOptions, valueText } from '../../../kit/settings-words';
import type { SettingValue } from '../../../kit/setups';
import type { GameWords } from '../../../kit/words';
import type { BoardForm } from '../data/board-form';
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
import type { TableWords } from './en/table';
import { told } from './told';

/** The game's texts for the app, and those for its own table. */
export interface Words extends GameWords {
  readonly company: Readonly<Record<CompanyId, string>>;
  readonly table: TableWords;
}

/** Makes the words for screens from a language's dictionary. */
export function wordsFrom(dictionary: Dictionary): Words {
  const { language, company } = dictionary;
  let extras: Extras | null = null;
  const value = (key: string, chosen: SettingValue, beside: JsonObject) => {
    const text = valueText(dictionary, key, chosen);
    if (key !== 'level') return text;
    const edition = beside.edition === 'ko' ? 'ko' : 'en';
    const duel = beside.mode === 'duel';
    return { ...text, sentence: dictionary.level(chosen as Level, edition, duel) };
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
    scoresByMove: dictionary.scoresByMove,
    help: dictionary.help,
    company,
    table: dictionary.table,
    setting: (key) => settingText(dictionary, key),
    value,
    summary: (options) => summary(dictionary, options),
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
      if (read.ok && hasExtras(read.value)) extras ??= await dictionary.extras();
    },
    event(event, name, options) {
      const sentence =
        dictionary.events[event.event as EventWord] ??
        extras?.events[event.event as ExtraEventWord];
      return sentence ? sentence(told(event, options, language, company, name)) : null;
    },
  };
}

/** The board, then every other option that distinguishes this match from others. */
function summary(dictionary: Dictionary, options: JsonObject): string {
  const telling = tellingOptions(setups, options);
  const label = ({ key, value }: (typeof telling)[number]) =>
    isObject(value)
      ? (value as unknown as BoardForm).name[dictionary.language]
      : valueText(dictionary, key, value).label;
  const isBoard = ({ key }: { readonly key: string }) => key === 'board';
  const others = telling.filter((one) => !isBoard(one));
  return [...telling.filter(isBoard), ...others].map(label).join(' · ');
}
