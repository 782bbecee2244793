import type { Course } from '../../kit/hindsight';
import type { Ply } from '../../kit/ply';
import type { Timeline } from '../../kit/timeline';

/** The course of a match, with its turns. */
export interface PlayedCourse extends Course {
  readonly plies: readonly Ply[];
}

/** The course of a match, without undone plies. */
export function courseOf(timeline: Timeline): PlayedCourse {
  const { rules } = timeline;
  const plies = timeline.line();
  const state = timeline.stateAt(0);
  const states = [rules.clone(state)];
  for (const { action } of plies) {
    rules.play(state, action);
    states.push(rules.clone(state));
  }
  return { states, plies };
}

/** For every holder, the scores if the match had ended at its beginning and after each of its turns. */
export function scoresIn(
  { states, plies }: PlayedCourse,
  rules: Timeline['rules'],
): readonly (readonly number[])[] {
  const ends = states.filter((_, at) => at === 0 || plies[at - 1]?.turn !== plies[at]?.turn);
  const moments = ends.map((state) => rules.standing(state).scores);
  return (moments[0] ?? []).map((_, holder) => moments.map((scores) => scores[holder] ?? 0));
}
