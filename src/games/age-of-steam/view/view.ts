import { writeHex } from '../../../kit/hex';
import { lazy } from '../../../kit/lazy';
import { anyView } from '../../../ui/game-view';
import type { Event } from '../rules/events';
import { newCitiesOf, newCityOn } from '../rules/new-cities';
import type { Refusal } from '../rules/refusals';
import type { State } from '../rules/state';
import { miniature } from './miniature';
import { Table } from './table';

/** The view of Age of Steam. */
export const view = anyView<State, Event, Refusal>({
  Table,
  showsLog: true,
  scoreGap: 6,
  standing: lazy(async () => (await import('./standing')).Standing),
  brief: async (state, language) => (await import('./brief')).briefOf(state, language),
  miniature,
  places(state, language) {
    const newCities = newCitiesOf(state);
    return state.board.stops.map(({ [language]: name, ...place }) => {
      const hex = writeHex(place);
      const letter = newCityOn(newCities, hex);
      return { hex, name: letter ? `${name} (${letter})` : name };
    });
  },
  rulesPicture: lazy(async () => (await import('./rules-pictures/rules-picture')).RulesPicture),
  lessonPointer: lazy(async () => (await import('./lesson-pointer')).lessonPointer),
  telling: lazy(async () => (await import('./telling')).telling),
  moveExplainer: async (language) => (await import('./explainer')).explainerIn(language),
  hindsight: async (language) => (await import('./hindsight/hindsight')).hindsightIn(language),
  charts: async (language) => (await import('./charts')).chartsIn(language),
  poster: async (state, language, seats) =>
    (await import('./poster/poster')).posterOf(state, language, seats),
});
