import { isObject } from '../../../kit/json';
import type { GameWords } from '../../../kit/words';
import type { CompanyId } from '../data/board-form';
import type { Dictionary, EventWord, ProblemWord, RefusalWord } from './dictionary';
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
  const unknown = (key: string) => ({ label: key, sentence: '' });
  const value = (key: string, chosen: string | boolean) =>
    dictionary.values[`${key}=${chosen}`] ?? unknown(String(chosen));
  return {
    name: dictionary.name,
    tagline: dictionary.tagline,
    about: dictionary.about,
    company,
    table: dictionary.table,
    setting: (key) => dictionary.settings[key] ?? unknown(key),
    value,
    summary({ board, firstGame }) {
      const place = isObject(board) ? dictionary.ownBoard : value('board', String(board)).label;
      return firstGame === true ? `${place} · ${value('firstGame', true).label}` : place;
    },
    refusal(refusal) {
      const sentence = dictionary.refusals[refusal.because as RefusalWord];
      if (!sentence) return dictionary.otherRefusal(refusal.because);
      return sentence(told(refusal, language, company, String));
    },
    problem: ({ problem, at }) =>
      dictionary.problem(dictionary.problems[problem as ProblemWord] ?? problem, at),
    event(event, name) {
      const sentence = dictionary.events[event.event as EventWord];
      return sentence ? sentence(told(event, language, company, name)) : null;
    },
  };
}
