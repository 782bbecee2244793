import type { SeatPlan } from '../../../../kit/header';
import type { Language } from '../../../../kit/words';
import type { MoveExplainer } from '../../../../ui/game-view';
import type { State } from '../../rules/state/state';
import { texts } from '../../words/texts';
import { actionText, actionTexts, stepHexes } from '../model/action-text';
import { voiceOf } from '../model/base/voice';
import { choiceOf } from '../model/choice';
import { changesOf } from './changes';
import { reasonsFor } from './reasons';

/** What the coach says about this game in a language. */
export async function explainerIn(language: Language): Promise<MoveExplainer<State>> {
  const parts = texts[language];
  const [words, table, text] = await Promise.all([
    parts.words.fetch(),
    parts.table.fetch(),
    parts.explainer.fetch(),
  ]);
  const voiceIn = ({ world }: State, seats: readonly SeatPlan[]) =>
    voiceOf(words, table, seats, { world: world.name, company: world.company });
  return {
    move: (state, actions) => actionText(state, actions, voiceIn(state, [])),
    onBoard: (state, actions) => {
      const choice = choiceOf(state, actions);
      return choice.step === 'hex' || stepHexes(state, choice).flat().length > 0;
    },
    parts: (state, actions) => actionTexts(state, actions, voiceIn(state, [])),
    reasons: (state, actions, seat, seats) =>
      reasonsFor(state, actions, seat, { text, voice: voiceIn(state, seats) }),
    changes: (before, after, seat, seats) =>
      changesOf(before, after, seat, { text, voice: voiceIn(after, seats) }),
  };
}
