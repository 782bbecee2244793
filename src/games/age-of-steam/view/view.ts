import { writeHex } from '../../../kit/hex';
import type { GameView } from '../../../ui/game-view';
import { lazy } from '../../../ui/lazy';
import { rustBelt } from '../data/rust-belt';
import { miniature } from './miniature';
import { Table } from './table';

/** Age of Steam on a screen. */
export const view: GameView = {
  Table,
  showsLog: true,
  scoreGap: 6,
  standing: lazy(async () => (await import('./standing')).Standing),
  miniature,
  places: (_, language) =>
    [...rustBelt.cities, ...rustBelt.towns].map(({ [language]: name, ...hex }) => ({
      hex: writeHex(hex),
      name,
    })),
  rulesPicture: lazy(async () => (await import('./rules-pictures/rules-picture')).RulesPicture),
  lessonPointer: lazy(async () => (await import('./lesson-pointer')).lessonPointer),
  cueOf: lazy(async () => (await import('./cue')).cueOf),
  moveExplainer: async (language) => (await import('./explainer/explainer')).explainerIn(language),
  hindsight: async (language) => (await import('./hindsight/hindsight')).hindsightIn(language),
  charts: async (language) => (await import('./charts')).chartsIn(language),
  poster: async (state, language, seats) =>
    (await import('./poster/poster')).posterOf(state, language, seats),
};
