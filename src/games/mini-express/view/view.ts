import type { GameView } from '../../../ui/game-view';
import { lazy } from '../../../ui/lazy';
import { miniature } from './miniature';
import { SettingPicture } from './setting-picture';
import { Table } from './table';

/** Mini Express on a screen. */
export const view: GameView = {
  Table,
  standing: lazy(async () => (await import('./standing')).Standing),
  miniature,
  rulesPicture: lazy(async () => (await import('./rules-pictures/rules-picture')).RulesPicture),
  SettingPicture,
  lessonPointer: lazy(async () => (await import('./lesson-pointer')).lessonPointer),
  cueOf: lazy(async () => (await import('./cue')).cueOf),
  counsel: async (language) => (await import('./counsel/counsel')).counselIn(language),
  hindsight: async (language) => (await import('./hindsight/hindsight')).hindsightIn(language),
  poster: async (state, language) => (await import('./poster/poster')).posterOf(state, language),
  designDesk: async () => (await import('./editor/desk')).desk,
};
