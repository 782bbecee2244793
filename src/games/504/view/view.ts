import { lazy } from '../../../kit/lazy';
import { anyView } from '../../../ui/game-view';
import { lazyPart } from '../../../ui/lazy';
import { payoutPart } from '../modules/shares/view/payout-part';
import type { Event, Refusal } from '../rules/state/events';
import type { State } from '../rules/state/state';
import { miniature } from './miniature';
import { SettingPicture } from './module-picture';
import { scoreUnit } from './score-unit';
import { Table } from './table';

/** 504 on a screen. */
export const view = anyView<State, Event, Refusal>({
  Table,
  SettingPicture,
  scoreGap: 6,
  scoreUnit,
  standing: lazy(async () => (await import('./standing')).Standing),
  brief: async (state, language, seats) =>
    (await import('./brief')).briefOf(state, language, seats),
  miniature,
  Recap: lazyPart(async () => (await payoutPart.fetch()).Recap),
  rulesPicture: lazy(async () => (await import('./rules-pictures/rules-picture')).RulesPicture),
  lessonPointer: lazy(async () => (await import('./lesson-pointer')).lessonPointer),
  telling: lazy(async () => (await import('./telling')).telling),
  moveExplainer: async (language) => (await import('./explainer/explainer')).explainerIn(language),
  hindsight: async (language) => (await import('./hindsight/hindsight')).hindsightIn(language),
  poster: async (state, _, seats) => (await import('./poster/poster')).posterOf(state, seats),
});
