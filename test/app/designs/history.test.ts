import { expect, test } from 'vitest';
import { begun, changed, redone, undone } from '../../../src/app/designs/history';

test('changes are undone and redone one by one', () => {
  const end = changed(changed(begun('a'), 'b', null), 'c', null);
  expect(undone(end).now).toBe('b');
  expect(undone(undone(end)).now).toBe('a');
  expect(undone(undone(undone(end))).now).toBe('a');
  expect(redone(undone(undone(end))).now).toBe('b');
  expect(redone(redone(redone(undone(undone(end))))).now).toBe('c');
});

test('after a new change there is nothing to redo', () => {
  const other = changed(undone(changed(begun('a'), 'b', null)), 'x', null);
  expect(redone(other).now).toBe('x');
  expect(undone(other).now).toBe('a');
});

test('the letters of one name are one step; the next field begins another', () => {
  const typed = ['L', 'Lo', 'Lon'].reduce((all, name) => changed(all, name, 'name 1'), begun(''));
  expect(undone(typed).now).toBe('');
  const next = changed(typed, 'Lon, Paris', 'name 2');
  expect(undone(next).now).toBe('Lon');
  // Undo ends the step, so what is typed now can be undone separately.
  const again = changed(undone(next), 'Lond', 'name 1');
  expect(undone(again).now).toBe('Lon');
});
