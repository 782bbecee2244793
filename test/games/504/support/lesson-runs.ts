import { lessonsIn } from '../../../../src/games/504/lessons';
import { rules } from '../../../../src/games/504/rules';
import { reader } from '../../../../src/games/504/rules/reader';
import type { State } from '../../../../src/games/504/rules/state/state';
import { LESSONS, type LessonId } from '../../../../src/games/504/words/lesson-steps';
import type { JsonObject } from '../../../../src/kit/json';
import { lessonNamed, runOf as run, type Told, through as walk } from '../../contract/lesson-walk';
import { subject } from '../subject';

export const ids = Object.keys(LESSONS) as LessonId[];
const en = await lessonsIn('en');
const game = { id: '504', rules, reader, subject };

export const runOf = (id: LessonId) => run(game, lessonNamed(id, en));

export const through = (id: LessonId): ReadonlyMap<string, Told<State>> =>
  walk(game, lessonNamed(id, en));

export const written = (state: State | undefined): JsonObject =>
  state ? rules.position.write(state) : {};
