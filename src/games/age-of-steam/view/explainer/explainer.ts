import type { Language } from '../../../../kit/words';
import type { MoveExplainer } from '../../../../ui/game-view';
import type { State } from '../../rules/state';
import type { ExplainerWords } from '../../words/explainer-words';
import type { Words } from '../../words/words';
import { voiceOf } from '../voice';
import { nameLine } from './name-line';
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

/** What the coach says about this game in a language. */
export async function explainerIn(language: Language): Promise<MoveExplainer> {
  const speech = await LOADERS[language]();
  return {
    move: (state, actions) => nameLine(state as State, actions, speech),
    reasons: (state, actions, seat, seats) =>
      reasonsFor(state as State, actions, seat, {
        ...speech,
        voice: voiceOf(speech.words, seats, (state as State).options),
      }),
  };
}
