import type { Language } from '../../../../kit/words';
import type { MoveExplainer } from '../../../../ui/game-view';
import type { State } from '../../rules/state';
import type { ExplainerWords } from '../../words/en/explainer';
import type { TableWords } from '../../words/en/table';
import type { Words } from '../../words/words';
import { speechOf } from '../voice';
import { partsOfLine } from './name-line';
import { reasonsFor } from './reasons';

const LOADERS: Readonly<
  Record<
    Language,
    () => Promise<{
      readonly words: Words;
      readonly table: TableWords;
      readonly explainer: ExplainerWords;
    }>
  >
> = {
  en: async () => ({
    words: (await import('../../words/en')).words,
    table: (await import('../../words/en/table')).table,
    explainer: (await import('../../words/en/explainer')).explainer,
  }),
  ko: async () => ({
    words: (await import('../../words/ko')).words,
    table: (await import('../../words/ko/table')).table,
    explainer: (await import('../../words/ko/explainer')).explainer,
  }),
};

/** What the coach says about this game in a language. */
export async function explainerIn(language: Language): Promise<MoveExplainer> {
  const { words, table, explainer } = await LOADERS[language]();
  const speech = (state: object) => ({
    ...speechOf(words, table, (state as State).set.tiles),
    explainer,
  });
  return {
    move: (state, actions) => explainer.line(partsOfLine(state as State, actions, speech(state))),
    parts: (state, actions) => partsOfLine(state as State, actions, speech(state)),
    reasons: (state, actions, seat) => reasonsFor(state as State, actions, seat, speech(state)),
  };
}
