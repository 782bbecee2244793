import { mayHelp } from '../../kit/header';
import type { AnyRules } from '../../kit/rules';
import type { GameWords } from '../../kit/words';
import { useLanguage } from '../../ui/words';
import { seatProblem } from '../match-parts/people';
import { useStart } from '../match-parts/use-start';
import { fitting } from '../match-parts/ways';
import { usualWish } from '../match-parts/wish';
import { useGo } from '../screen/go';
import { keptSettings } from '../store/kept-settings';
import { useWords } from '../words/words';

/** Begins a match of a value with the usual seats; where those need a decision, such as other phones, New match opens. */
export function usePlay(rules: AnyRules, game: GameWords) {
  const words = useWords();
  const language = useLanguage();
  const go = useGo();
  const { starting, start } = useStart(rules, game);
  const play = async (value: string) => {
    const wish = usualWish(rules, await keptSettings(), { language, words, value });
    const { people, count, help } = wish;
    if (seatProblem(people, count) || people.some(({ away }) => away))
      return go.to(`/new/${rules.id}/${value}`);
    start({
      options: rules.setups.write(fitting(rules, wish.options)),
      people,
      help: help ?? mayHelp({ seats: people }),
      chosenHelp: help,
    });
  };
  return { starting, play: (value: string) => void play(value) };
}
