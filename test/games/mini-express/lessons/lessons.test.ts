import { expect, test } from 'vitest';
import { lessonsIn } from '../../../../src/games/mini-express/lessons';
import { rules } from '../../../../src/games/mini-express/rules';
import { reader } from '../../../../src/games/mini-express/rules/reader';
import type { State } from '../../../../src/games/mini-express/rules/state';
import { fits } from '../../../../src/kit/line';
import { lessonNamed, through } from '../../contract/lesson-walk';
import { subject } from '../subject';

test('the first lesson ends with a ranking that the learner wins', async () => {
  const first = lessonNamed('first', await lessonsIn('en'));
  const game = { id: 'mini-express', rules, reader, subject };
  const end = through<State>(game, first).get('end');
  if (!end) throw new Error('no end');
  expect(end.answered).toContainEqual({ event: 'over' });
  // The others' moves after the learner's last one are in the position of the next step.
  const last = [...through<State>(game, first).values()].at(-1);
  expect(last && rules.standing(last.after).ranking?.[0]).toBe(0);
});

test('the share that the lesson of the automa calls cheap brings points, and first place is kept', async () => {
  const lesson = lessonNamed('automa', await lessonsIn('en'));
  const game = { id: 'mini-express', rules, reader, subject };
  // Its position is its own, so that nothing that the automa drew before can make it dear.
  expect(lesson.steps.find(({ id }) => id === 'share')?.start).toBeDefined();
  const share = through<State>(game, lesson).get('share');
  if (!share) throw new Error('no share');
  const { before, after, events } = share;
  expect(events).toContainEqual({ event: 'take', seat: 0, company: 'brown', cost: 1 });
  const points = (state: State) => rules.standing(state).scores[0] ?? 0;
  expect(points(after)).toBeGreaterThan(points(before));
});

test('an action fits what it should be like, with any route', () => {
  const like = { do: 'build', route: ['3,1'] };
  expect(fits({ do: 'build', company: 'gray', route: ['1,1', '3,1'] }, like)).toBe(true);
  expect(fits({ do: 'build', company: 'gray', route: ['3,1', '1,1'] }, like)).toBe(false);
  expect(fits({ do: 'take', company: 'gray' }, like)).toBe(false);
});
