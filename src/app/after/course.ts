import type { MatchChart, MatchCharts } from '../../kit/charts';
import type { Course } from '../../kit/hindsight';
import { lookAhead } from '../../kit/look-ahead';
import type { Ply } from '../../kit/ply';
import type { Timeline } from '../../kit/timeline';

export interface PlayedCourse extends Course {
  readonly plies: readonly Ply[];
}

/** The course of a match, without undone plies. */
export function courseOf(timeline: Timeline): PlayedCourse {
  const { rules } = timeline;
  const plies = timeline.line();
  const start = timeline.stateAt(0);
  const { steps } = lookAhead(
    rules,
    start,
    plies.map(({ action }) => action),
  );
  return { states: [start, ...steps.map(({ after }) => after)], plies };
}

/** The positions at the beginning of a match and after each of its turns. */
function turnEnds({ states, plies }: PlayedCourse): readonly object[] {
  return states.filter((_, at) => at === 0 || plies[at - 1]?.turn !== plies[at]?.turn);
}

/** The positions at the beginning of a match, after each of its rounds, and at its end. */
function roundEnds({ states }: Course, roundOf: (state: object) => number): readonly object[] {
  const rounds = states.map(roundOf);
  return states.filter(
    (_, at) => at === 0 || at === states.length - 1 || rounds[at - 1] !== rounds[at],
  );
}

/** For every holder, the scores if the match had ended at its beginning and after each of its turns. */
export function scoresIn(
  course: PlayedCourse,
  rules: Timeline['rules'],
): readonly (readonly number[])[] {
  const moments = turnEnds(course).map((state) => rules.standing(state).scores);
  return (moments[0] ?? []).map((_, holder) => moments.map((scores) => scores[holder] ?? 0));
}

/** For each of `holders` holders, the figures of a chart at the beginning of a match and whenever it takes them. */
export function figuresIn(
  course: PlayedCourse,
  chart: MatchChart,
  round: MatchCharts['round'],
  holders: number,
): readonly (readonly (number | null)[])[] {
  const ends = chart.rhythm === 'round' ? roundEnds(course, round) : turnEnds(course);
  return Array.from({ length: holders }, (_, holder) =>
    ends.map((state, at) => chart.value(state, holder, ends[at - 1] ?? null)),
  );
}
