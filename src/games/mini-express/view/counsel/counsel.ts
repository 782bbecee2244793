import type { SeatPlan } from '../../../../kit/header';
import type { Language } from '../../../../kit/words';
import type { Counsel } from '../../../../ui/game-view';
import type { State } from '../../rules/state';
import type { CounselWords } from '../../words/counsel-words';
import type { Words } from '../../words/words';
import { foresee } from '../outcome';
import { voiceOf } from '../voice';
import { nameMove } from './name-move';
import { reasonsFor } from './reasons';

const LOADERS: Readonly<
  Record<Language, () => Promise<{ readonly words: Words; readonly counsel: CounselWords }>>
> = {
  en: async () => ({
    words: (await import('../../words/en')).words,
    counsel: (await import('../../words/en-counsel')).words,
  }),
  ko: async () => ({
    words: (await import('../../words/ko')).words,
    counsel: (await import('../../words/ko-counsel')).words,
  }),
};

/** What the coach says about this game in a language. */
export async function counselIn(language: Language): Promise<Counsel> {
  const { words, counsel } = await LOADERS[language]();
  return {
    move: (state, action) => nameMove(state as State, action, { words, counsel, language }),
    reasons(given, action, seat, seats: readonly SeatPlan[]) {
      const state = given as State;
      const voice = voiceOf(words, seats, state.options);
      return reasonsFor(foresee(state, action), seat, { words, counsel, voice });
    },
  };
}
