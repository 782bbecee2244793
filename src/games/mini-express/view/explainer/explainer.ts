import type { Language } from '../../../../kit/words';
import type { MoveExplainer } from '../../../../ui/game-view';
import type { State } from '../../rules/state';
import { texts } from '../../words/texts';
import { foreseeLine } from '../facts';
import { voiceOf } from '../voice';
import { nameLine } from './name-move';
import { reasonsFor } from './reasons';

/** The sentences about moves of this game, in a language. */
export async function explainerIn(language: Language): Promise<MoveExplainer<State>> {
  const parts = texts[language];
  const [words, explainer] = await Promise.all([parts.words.fetch(), parts.explainer.fetch()]);
  return {
    move: (state, actions) => nameLine(state, actions, { words, explainer, language }),
    reasons(state, actions, seat, seats) {
      const voice = voiceOf(words, seats, state.options);
      return reasonsFor(foreseeLine(state, actions), seat, { words, explainer, voice });
    },
  };
}
