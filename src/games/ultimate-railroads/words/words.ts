import type { Refusal } from '../../../kit/rules';
import type { GameWords } from '../../../kit/words';
import type { Dictionary, EventWord, ProblemWord, RefusalWord } from './dictionary';
import { type Names, nameIn } from './names';
import { told } from './told';

/** What the game says to the house, and beyond that to its own table. */
export interface Words extends GameWords {
  readonly names: Names;
}

/** Turns a language's dictionary into the words that screens ask for. */
export function wordsFrom(dictionary: Dictionary): Words {
  const { names } = dictionary;
  const unknown = (key: string) => ({ label: key, sentence: '' });
  const numbered = (seat: number) => names.player(seat + 1);
  const refusal = (refused: Refusal) => {
    const sentence = dictionary.refusals[refused.because as RefusalWord];
    return sentence
      ? sentence(told(refused, names, numbered))
      : dictionary.otherRefusal(refused.because);
  };
  return {
    name: dictionary.name,
    tagline: dictionary.tagline,
    matter: dictionary.matter,
    about: dictionary.about,
    help: dictionary.help,
    names,
    setting: unknown,
    value: (_, value) => unknown(String(value)),
    summary: () => dictionary.summary,
    heading: ({ phase, round, rounds }) =>
      dictionary.heading(nameIn(names.phase, phase), Number(round), Number(rounds)),
    refusal,
    outsideRefusal: async (refused) => refusal(refused),
    async problem({ problem, at }) {
      const problems = await dictionary.problems();
      return dictionary.problem(problems[problem as ProblemWord] ?? problem, at);
    },
    ready: async () => {},
    event(event, name) {
      const sentence = dictionary.events[event.event as EventWord];
      return sentence ? sentence(told(event, names, name)) : null;
    },
  };
}
