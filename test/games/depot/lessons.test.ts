import { expect, test } from 'vitest';
import { lessonsIn } from '../../depot/lessons';
import { rules } from '../../depot/rules';
import { reader } from '../../depot/rules/reader';
import type { State } from '../../depot/rules/state';
import { lessonNamed, through } from '../contract/lesson-walk';
import { subject } from './subject';

test('what the lesson says comes true: a dividend, and an order that will count', async () => {
  const lesson = lessonNamed('first', await lessonsIn('en'));
  const told = through<State>({ id: 'depot', rules, reader, subject }, lesson);
  const { after } = told.get('score') ?? {};
  expect(after && rules.standing(after, [0]).scores[0]).toBe(6 - 1 + 1 + 4);
});
