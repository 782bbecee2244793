import type { Language } from '../../../../kit/words';
import type { MoveExplainer } from '../../../../ui/game-view';
import type { State } from '../../rules/state';
import { texts } from '../../words/texts';
import { voiceOf } from '../voice';
import { nameLine } from './name-line';
import { reasonsFor } from './reasons';

/** What the coach says about this game in a language. */
export async function explainerIn(language: Language): Promise<MoveExplainer<State>> {
  const parts = texts[language];
  const [words, explainer] = await Promise.all([parts.words.fetch(), parts.explainer.fetch()]);
  const speech = { words, explainer };
  return {
    move: (state, actions) => nameLine(state, actions, speech),
    reasons: (state, actions, seat, seats) =>
      reasonsFor(state, actions, seat, {
        ...speech,
        voice: voiceOf(speech.words, seats, state.options),
      }),
  };
}
