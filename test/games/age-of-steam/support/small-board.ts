import type { BoardForm } from '../../../../src/games/age-of-steam/data/board-form';
import { canonical, type Json } from '../../../../src/kit/json';
import type { Problem } from '../../../../src/kit/rules';

/** A board that only tests play on. One of its cities has the id of a city of Rust Belt, and another name. */
export const smallBoard: BoardForm = {
  id: 'small',
  name: { en: 'Small Board', ko: '작은 지도' },
  columns: [
    { col: 0, rows: [2, 4, 6] },
    { col: 1, rows: [1, 3, 5, 7] },
    { col: 2, rows: [0, 2, 6, 8] },
    { col: 3, rows: [1, 3, 5, 7, 9] },
    { col: 4, rows: [0, 2, 4, 6, 8] },
    { col: 5, rows: [1, 3, 5, 7] },
    { col: 6, rows: [2, 4] },
  ],
  cities: [
    {
      ...{ id: 'amber', en: 'Amber', ko: '호박' },
      ...{ col: 0, row: 4, cube: 'yellow', side: 'light', die: 2, start: 2 },
    },
    {
      ...{ id: 'basalt', en: 'Basalt', ko: '현무' },
      ...{ col: 4, row: 0, cube: 'blue', side: 'light', die: 5, start: 3 },
    },
    {
      ...{ id: 'coral', en: 'Coral', ko: '산호' },
      ...{ col: 3, row: 9, cube: 'red', side: 'dark', die: 1, start: 2 },
    },
    {
      ...{ id: 'chicago', en: 'Dune', ko: '모래' },
      ...{ col: 6, row: 4, cube: 'purple', side: 'dark', die: 6, start: 3 },
    },
  ],
  towns: [
    { id: 'elm', en: 'Elm', ko: '느릅', col: 1, row: 3 },
    { id: 'fir', en: 'Fir', ko: '전나무', col: 3, row: 3 },
    { id: 'gorse', en: 'Gorse', ko: '가시', col: 3, row: 7 },
    { id: 'holly', en: 'Holly', ko: '감탕', col: 5, row: 3 },
    { id: 'ivy', en: 'Ivy', ko: '담쟁이', col: 1, row: 7 },
  ],
  rivers: [
    { col: 4, row: 4, edges: [1, 4] },
    { col: 3, row: 5, edges: [1, 4] },
  ],
  mountains: [
    { col: 5, row: 1 },
    { col: 2, row: 2 },
  ],
  lakes: [{ col: 2, row: 4 }],
};

/** What is wrong with a board as an option of a match in the tests: it is another one. */
export function notSmall(board: Json): readonly Problem[] {
  const small = JSON.parse(JSON.stringify(smallBoard)) as Json;
  return canonical(board) === canonical(small) ? [] : [{ problem: 'unknown-word', at: '' }];
}
