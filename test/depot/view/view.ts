import { lazy } from '../../../src/kit/lazy';
import { anyView } from '../../../src/ui/game-view';
import type { Event } from '../rules/events';
import type { Refusal } from '../rules/refusals';
import type { State } from '../rules/state';
import { miniature } from './miniature';
import { SettingPicture } from './setting-picture';
import { Table } from './table';

/** Depot on a screen. */
export const view = anyView<State, Event, Refusal>({
  Table,
  scoreGap: 3,
  standing: lazy(async () => (await import('./standing')).Standing),
  brief: async (state, language) => (await import('./brief')).briefOf(state, language),
  miniature,
  SettingPicture,
  rulesPicture: lazy(async () => (await import('./rules-picture')).RulesPicture),
  lessonPointer: lazy(async () => (await import('./lesson-pointer')).lessonPointer),
  telling: lazy(async () => (await import('./telling')).telling),
  moveExplainer: async (language) => (await import('./explainer')).explainerIn(language),
  poster: async (state, language) => (await import('./poster')).posterOf(state, language),
});
