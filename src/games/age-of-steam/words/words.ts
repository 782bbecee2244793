import type { JsonObject } from '../../../kit/json';
import { unwrap } from '../../../kit/result';
import type { Heading, Refusal } from '../../../kit/rules';
import { settingText, valueText } from '../../../kit/settings-words';
import type { GameWords } from '../../../kit/words';
import { type Board, boardOf } from '../rules/board';
import { formOf, setups } from '../rules/options';
import type {
  Dictionary,
  EventWord,
  OutsideRefusalWord,
  ProblemWord,
  RefusalWord,
} from './dictionary';
import type { Names } from './en/names';
import type { TableWords } from './en/table';
import { told } from './told';

/** What the game says to the app, and beyond that to its own table. */
export interface Words extends GameWords {
  readonly names: Names;
  readonly table: TableWords;
  /** `name`: of the seat that a refusal may speak of; left out: its number. */
  refusal(refusal: Refusal, options: JsonObject, name?: (seat: number) => string): string;
  heading(heading: Heading, shown?: boolean): string;
}

/** Turns a language's dictionary into the words that screens ask for. */
export function wordsFrom(dictionary: Dictionary): Words {
  const { names } = dictionary;
  const numbered = (seat: number) => names.player(seat + 1);
  const refusal: Words['refusal'] = (refused, options, name = numbered) => {
    const sentence = dictionary.refusals[refused.because as RefusalWord];
    return sentence
      ? sentence(told(refused, boardIn(options), names, name))
      : dictionary.otherRefusal(refused.because);
  };
  return {
    name: dictionary.name,
    tagline: dictionary.tagline,
    scoresByMove: dictionary.scoresByMove,
    about: dictionary.about,
    help: dictionary.help,
    table: dictionary.table,
    names,
    setting: (key) => settingText(dictionary, key),
    value: (key, value) => valueText(dictionary, key, value),
    summary(options) {
      const read = setups.read(options);
      return read.ok ? formOf(read.value).name[names.language] : '';
    },
    heading: (heading, shown) => dictionary.heading(standIn(heading, shown)),
    refusal,
    async outsideRefusal(refused, options) {
      const sentences = await dictionary.outsideRefusals();
      const sentence = sentences[refused.because as OutsideRefusalWord];
      return sentence
        ? sentence(told(refused, boardIn(options), names, numbered))
        : refusal(refused, options);
    },
    async problem({ problem, at }) {
      const problems = await dictionary.problems();
      return dictionary.problem(problems[problem as ProblemWord] ?? problem, at);
    },
    ready: async () => {},
    event(event, name, options) {
      const sentence = dictionary.events[event.event as EventWord];
      return sentence ? sentence(told(event, boardIn(options), names, name)) : null;
    },
  };
}

/** The board of a match with these options. */
const boardIn = (options: JsonObject): Board => boardOf(formOf(unwrap(setups.read(options))));

function standIn({ phase, turn, turns, round, ended }: Heading, shown = false) {
  const number = (value: unknown) => (typeof value === 'number' ? value : 0);
  // While payday is shown, the next decision has not begun for those who look at it.
  if (shown && ended) return { phase: 'end', turn: number(ended), turns: number(turns), round: 0 };
  return { phase, turn: number(turn), turns: number(turns), round: number(round) };
}
