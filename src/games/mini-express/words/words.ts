import { commonWords } from '../../../kit/common-words';
import { isObject, type JsonObject } from '../../../kit/json';
import { eventSentence } from '../../../kit/sentences';
import { settingText, tellingOptions, valueText } from '../../../kit/settings-words';
import type { SettingValue } from '../../../kit/setups';
import type { GameWords } from '../../../kit/words';
import type { BoardForm } from '../data/board-form';
import type { CompanyId } from '../data/companies';
import type { Event } from '../rules/events';
import { hasExtras, type Level, setups } from '../rules/options';
import type { Refusal } from '../rules/refusals';
import type { Dictionary, Extras } from './dictionary';
import type { TableWords } from './en/table';
import { type Names, namesIn } from './names';

/** The game's texts for the app, and those for its own table. */
export interface Words extends GameWords<Event, Refusal> {
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
  const matchNames = (options: JsonObject, name: Names['seat'] = String) =>
    namesIn(options, language, company, name);
  return {
    ...commonWords<Event, Refusal, Names>(dictionary, matchNames),
    automa: dictionary.automa,
    help: dictionary.help,
    company,
    table: dictionary.table,
    setting: (key) => settingText(dictionary, key),
    value,
    summary: (options) => summary(dictionary, options),
    async ready(options) {
      const read = setups.read(options);
      if (read.ok && hasExtras(read.value)) extras ??= await dictionary.extras();
    },
    event: (event, name, options) => {
      const events = { ...dictionary.events, ...extras?.events };
      return eventSentence<Event, Names>(events, event, matchNames(options, name));
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
