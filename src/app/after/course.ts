import type { Course } from '../../kit/hindsight';
import type { Timeline } from '../../kit/timeline';

/** The match as it went, without what was taken back and not restored. */
export function courseOf(timeline: Timeline): Course {
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

/** For everybody who scores, what they would have had, had the match ended at each of its positions. */
export function scoresIn(
  { states }: Course,
  rules: Timeline['rules'],
): readonly (readonly number[])[] {
  const moments = states.map((state) => rules.standing(state).scores);
  return (moments[0] ?? []).map((_, holder) => moments.map((scores) => scores[holder] ?? 0));
}
