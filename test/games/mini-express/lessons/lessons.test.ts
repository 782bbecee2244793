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

test('an action fits what it should be like, with any route', () => {
  const like = { do: 'build', route: ['3,1'] };
  expect(fits({ do: 'build', company: 'gray', route: ['1,1', '3,1'] }, like)).toBe(true);
  expect(fits({ do: 'build', company: 'gray', route: ['3,1', '1,1'] }, like)).toBe(false);
  expect(fits({ do: 'take', company: 'gray' }, like)).toBe(false);
});
