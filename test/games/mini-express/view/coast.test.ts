import { expect, test } from 'vitest';
import { BUILT_IN_BOARDS, boardOf } from '../../../../src/games/mini-express/rules/board';
import { coastPath } from '../../../../src/games/mini-express/view/board/ground';

test.each(Object.entries(BUILT_IN_BOARDS))('every shore of %s is drawn whole', (_, form) => {
  const board = boardOf(form, false);
  const path = coastPath(board);
  const edges = [...board.map.neighbours].filter((there) => there === -1).length;
  expect(path.match(/[LZ]/g)).toHaveLength(edges);
  expect(path).toMatch(/^(M[^MZ]+Z)+$/);
});
