import type { Language } from '../../../../kit/words';
import type { MoveExplainer } from '../../../../ui/game-view';
import type { State } from '../../rules/state';
import type { ExplainerWords } from '../../words/explainer-words';
import type { TableWords } from '../../words/table-words';
import type { Words } from '../../words/words';
import { nameLine } from './name-line';
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
  const speech = { names: words.names, table, explainer };
  return {
    move: (state, actions) => nameLine(state as State, actions, speech),
    reasons: (state, actions, seat) => reasonsFor(state as State, actions, seat, speech),
  };
}
