import type { SeatPlan } from '../../../../kit/header';
import type { Language } from '../../../../kit/words';
import type { MoveExplainer } from '../../../../ui/game-view';
import type { State } from '../../rules/state';
import type { ExplainerWords } from '../../words/en/explainer';
import type { Words } from '../../words/words';
import { foreseeLine } from '../facts';
import { voiceOf } from '../voice';
import { nameLine } from './name-move';
import { reasonsFor } from './reasons';

const LOADERS: Readonly<
  Record<Language, () => Promise<{ readonly words: Words; readonly explainer: ExplainerWords }>>
> = {
  en: async () => ({
    words: (await import('../../words/en')).words,
    explainer: (await import('../../words/en/explainer')).words,
  }),
  ko: async () => ({
    words: (await import('../../words/ko')).words,
    explainer: (await import('../../words/ko/explainer')).words,
  }),
};

/** The sentences about moves of this game, in a language. */
export async function explainerIn(language: Language): Promise<MoveExplainer> {
  const { words, explainer } = await LOADERS[language]();
  return {
    move: (state, actions) => nameLine(state as State, actions, { words, explainer, language }),
    reasons(given, actions, seat, seats: readonly SeatPlan[]) {
      const state = given as State;
      const voice = voiceOf(words, seats, state.options);
      return reasonsFor(foreseeLine(state, actions), seat, { words, explainer, voice });
    },
  };
}
