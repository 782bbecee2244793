import { lazy } from '../../../kit/lazy';
import type { GameView } from '../../../ui/game-view';
import { miniature } from './miniature';
import { Table } from './table';

/** Ultimate Railroads on a screen. */
export const view: GameView = {
  Table,
  showsLog: true,
  scoreGap: 20,
  standing: lazy(async () => (await import('./standing')).Standing),
  miniature,
  rulesPicture: lazy(async () => (await import('./rules-pictures/rules-picture')).RulesPicture),
  // A line is a flat drawing.
  rulesPictureRatio: 4.5,
  lessonPointer: lazy(async () => (await import('./lesson-pointer')).lessonPointer),
  cueOf: lazy(async () => (await import('./cue')).cueOf),
  moveExplainer: async (language) => (await import('./explainer/explainer')).explainerIn(language),
  hindsight: async (language) => (await import('./hindsight/hindsight')).hindsightIn(language),
  charts: async (language) => (await import('./charts')).chartsIn(language),
  designEditor: async () => (await import('./editor/design-editor')).designEditor,
  poster: async (state) => (await import('./poster/poster')).posterOf(state),
};
