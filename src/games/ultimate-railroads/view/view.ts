import { lazy } from '../../../kit/lazy';
import { anyView } from '../../../ui/game-view';
import type { Event } from '../rules/events';
import type { Refusal } from '../rules/refusals';
import type { State } from '../rules/state';
import { miniature } from './miniature';
import { Table } from './table';

/** Ultimate Railroads on a screen. */
export const view = anyView<State, Event, Refusal>({
  Table,
  showsLog: true,
  scoreGap: 20,
  standing: lazy(async () => (await import('./standing')).Standing),
  brief: async (...given) => (await import('./brief')).briefOf(...given),
  miniature,
  rulesPicture: lazy(async () => (await import('./rules-picture')).RulesPicture),
  // A line is a flat drawing.
  rulesPictureRatio: 4.5,
  lessonPointer: lazy(async () => (await import('./lesson-pointer')).lessonPointer),
  telling: lazy(async () => (await import('./telling')).telling),
  moveExplainer: async (language) => (await import('./explainer')).explainerIn(language),
  hindsight: async (language) => (await import('./hindsight')).hindsightIn(language),
  charts: async (language) => (await import('./charts')).chartsIn(language),
  designEditor: async () => (await import('./editor/design-editor')).designEditor,
  poster: async (state, _, seats) => (await import('./poster')).posterOf(state, seats),
});
