import type { Language } from '../../../../kit/words';
import type { MoveExplainer } from '../../../../ui/game-view';
import type { State } from '../../rules/state';
import { texts } from '../../words/texts';
import { speechOf } from '../voice';
import { partsOfLine } from './name-line';
import { reasonsFor } from './reasons';

/** What the coach says about this game in a language. */
export async function explainerIn(language: Language): Promise<MoveExplainer<State>> {
  const parts = texts[language];
  const [words, table, explainer] = await Promise.all([
    parts.words.fetch(),
    parts.table.fetch(),
    parts.explainer.fetch(),
  ]);
  const speech = ({ set }: State) => ({ ...speechOf(words, table, set.tiles), explainer });
  return {
    move: (state, actions) => explainer.line(partsOfLine(state, actions, speech(state))),
    parts: (state, actions) => partsOfLine(state, actions, speech(state)),
    reasons: (state, actions, seat) => reasonsFor(state, actions, seat, speech(state)),
  };
}
