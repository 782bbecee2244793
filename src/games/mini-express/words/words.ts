import { isObject, type JsonObject } from '../../../kit/json';
import { eventSentence, refusalSentence } from '../../../kit/sentences';
import { settingText, tellingOptions, valueText } from '../../../kit/settings-words';
import type { SettingValue } from '../../../kit/setups';
import type { GameWords } from '../../../kit/words';
import type { BoardForm } from '../data/board-form';
import type { CompanyId } from '../data/companies';
import type { Event } from '../rules/events';
import { hasExtras, type Level, setups } from '../rules/options';
import type { Refusal } from '../rules/refusals';
import type { Dictionary, Extras, ProblemWord } from './dictionary';
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
  const refusal = (refused: Refusal, options: JsonObject, sentences = dictionary.refusals) =>
    refusalSentence<Refusal, Names>(
      sentences,
      refused,
      namesIn(options, language, company, String),
    ) ?? dictionary.otherRefusal(refused.because);
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
      return refusal(refused, options, {
        ...dictionary.refusals,
        ...(await dictionary.outsideRefusals()),
      });
    },
    async problem({ problem, at }) {
      const problems = await dictionary.problems();
      return dictionary.problem(problems[problem as ProblemWord] ?? problem, at);
    },
    async ready(options) {
      const read = setups.read(options);
      if (read.ok && hasExtras(read.value)) extras ??= await dictionary.extras();
    },
    event: (event, name, options) =>
      eventSentence<Event, Names>(
        { ...dictionary.events, ...extras?.events },
        event,
        namesIn(options, language, company, name),
      ),
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
