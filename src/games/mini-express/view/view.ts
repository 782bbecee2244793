import { writeHex } from '../../../kit/hex';
import { lazy } from '../../../kit/lazy';
import { anyView } from '../../../ui/game-view';
import { lazyPart } from '../../../ui/lazy';
import type { Event } from '../rules/events';
import type { Refusal } from '../rules/refusals';
import type { State } from '../rules/state';
import { placesOf } from './board/cities';
import { miniature } from './miniature';
import { Table } from './table';

/** The view of Mini Express. */
export const view = anyView<State, Event, Refusal>({
  Table,
  showsLog: true,
  scoreGap: 4,
  standing: lazy(async () => (await import('./standing')).Standing),
  brief: async (state, language) => (await import('./brief')).briefOf(state, language),
  miniature,
  places: (state, language) =>
    placesOf(state.board, language).map(({ name, ...hex }) => ({
      hex: writeHex(hex),
      name,
    })),
  rulesPicture: lazy(async () => (await import('./rules-pictures/rules-picture')).RulesPicture),
  SettingPicture: lazyPart(async () => (await import('./setting-picture')).SettingPicture),
  lessonPointer: lazy(async () => (await import('./lesson-pointer')).lessonPointer),
  telling: lazy(async () => (await import('./telling')).telling),
  moveExplainer: async (language) => (await import('./explainer/explainer')).explainerIn(language),
  hindsight: async (language) => (await import('./hindsight/hindsight')).hindsightIn(language),
  poster: async (state, language) => (await import('./poster/poster')).posterOf(state, language),
  designEditor: async () => (await import('./editor/design-editor')).designEditor,
});
