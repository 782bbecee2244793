import { hexesIn } from '../../../kit/hex-form';
import type { BoardForm, CityForm } from './board-form';
import type { Side } from './goods';

/** A city begins with 2 cubes, if it does not say otherwise. */
type City = Omit<CityForm, 'side' | 'die' | 'start'> & Partial<Pick<CityForm, 'start'>>;

/** The cities of one half of the display, in the order of their dice from 1 on. */
function onDice(side: Side, cities: readonly City[]): readonly CityForm[] {
  return cities.map((city, index) => ({ start: 2, ...city, side, die: index + 1 }));
}

/**
 * Rust Belt, as the 2018 sheet prints it. The edges of rivers are for drawing only. Korean names but those of
 * Pittsburgh and Wheeling are ours.
 */
export const rustBelt: BoardForm = {
  id: 'rust-belt',
  name: { en: 'Rust Belt', ko: '러스트 벨트' },
  columns: [
    { col: 0, rows: [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20] },
    { col: 1, rows: [1, 3, 5, 7, 9, 11, 13, 15, 17, 19] },
    { col: 2, rows: [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20] },
    { col: 3, rows: [3, 5, 7, 9, 11, 13, 15, 17, 19] },
    { col: 4, rows: [2, 4, 6, 8, 10, 12, 14, 16, 18, 20] },
    { col: 5, rows: [1, 3, 5, 7, 9, 11, 13, 15, 17, 19] },
    { col: 6, rows: [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20] },
    { col: 7, rows: [1, 3, 5, 7, 9, 11, 13, 15, 17, 19] },
    { col: 8, rows: [12, 14, 16, 18, 20] },
    { col: 9, rows: [11, 13, 15, 17, 19] },
    { col: 10, rows: [2, 4, 6, 8, 10, 12, 14, 16, 18, 20] },
    { col: 11, rows: [3, 5, 7, 9, 11, 13, 15, 17, 19] },
    { col: 12, rows: [6, 8, 10, 12, 14, 16, 18, 20] },
    { col: 13, rows: [7, 11, 13, 15, 17, 19] },
    { col: 14, rows: [2, 4, 6, 10, 12, 14, 16, 18, 20] },
    { col: 15, rows: [1, 3, 5, 9, 11, 13, 15, 17, 19] },
    { col: 16, rows: [0, 2, 4, 8, 10, 12, 14, 16, 18, 20] },
    { col: 17, rows: [1, 5, 7, 9, 11, 13, 15, 17, 19] },
  ],
  cities: [
    ...onDice('light', [
      { id: 'chicago', en: 'Chicago', ko: '시카고', col: 7, row: 11, cube: 'red' },
      { id: 'st-louis', en: 'St. Louis', ko: '세인트루이스', col: 5, row: 19, cube: 'red' },
      { id: 'kansas-city', en: 'Kansas City', ko: '캔자스시티', col: 0, row: 20, cube: 'purple' },
      { id: 'des-moines', en: 'Des Moines', ko: '디모인', col: 2, row: 14, cube: 'blue' },
      { id: 'minneapolis', en: 'Minneapolis', ko: '미니애폴리스', col: 1, row: 5, cube: 'blue' },
      { id: 'duluth', en: 'Duluth', ko: '덜루스', col: 2, row: 0, cube: 'purple' },
    ]),
    ...onDice('dark', [
      { id: 'evansville', en: 'Evansville', ko: '에번즈빌', col: 9, row: 19, cube: 'blue' },
      { id: 'cincinnati', en: 'Cincinnati', ko: '신시내티', col: 12, row: 16, cube: 'blue' },
      { id: 'detroit', en: 'Detroit', ko: '디트로이트', col: 13, row: 7, cube: 'red' },
      { id: 'wheeling', en: 'Wheeling', ko: '휠링', col: 16, row: 16, cube: 'yellow', start: 3 },
      {
        id: 'pittsburgh',
        en: 'Pittsburgh',
        ko: '피츠버그',
        col: 17,
        row: 11,
        cube: 'red',
        start: 3,
      },
      { id: 'toronto', en: 'Toronto', ko: '토론토', col: 16, row: 2, cube: 'yellow' },
    ]),
  ],
  towns: [
    { id: 'la-crosse', en: 'La Crosse', ko: '라크로스', col: 4, row: 6 },
    { id: 'rock-island', en: 'Rock Island', ko: '록아일랜드', col: 5, row: 13 },
    { id: 'springfield', en: 'Springfield', ko: '스프링필드', col: 6, row: 16 },
    { id: 'green-bay', en: 'Green Bay', ko: '그린베이', col: 7, row: 3 },
    { id: 'milwaukee', en: 'Milwaukee', ko: '밀워키', col: 7, row: 7 },
    { id: 'terre-haute', en: 'Terre Haute', ko: '테러호트', col: 8, row: 16 },
    { id: 'michigan-city', en: 'Michigan City', ko: '미시간시티', col: 9, row: 11 },
    { id: 'grand-rapids', en: 'Grand Rapids', ko: '그랜드래피즈', col: 10, row: 6 },
    { id: 'indianapolis', en: 'Indianapolis', ko: '인디애나폴리스', col: 10, row: 16 },
    { id: 'fort-wayne', en: 'Fort Wayne', ko: '포트웨인', col: 11, row: 13 },
    { id: 'toledo', en: 'Toledo', ko: '톨레도', col: 12, row: 10 },
    { id: 'lexington', en: 'Lexington', ko: '렉싱턴', col: 13, row: 19 },
    { id: 'cleveland', en: 'Cleveland', ko: '클리블랜드', col: 15, row: 9 },
    { id: 'buffalo', en: 'Buffalo', ko: '버펄로', col: 17, row: 5 },
  ],
  rivers: [
    { col: 2, row: 6, edges: [2, 5] },
    { col: 3, row: 7, edges: [2, 5] },
    { col: 4, row: 8, edges: [3, 5] },
    { col: 4, row: 10, edges: [0, 3] },
    { col: 4, row: 12, edges: [0, 3] },
    { col: 4, row: 14, edges: [0, 3] },
    { col: 4, row: 16, edges: [0, 2] },
    { col: 5, row: 17, edges: [2, 5] },
    { col: 6, row: 18, edges: [3, 5] },
    { col: 6, row: 20, edges: [0, 3] },
    { col: 10, row: 20, edges: [1, 4] },
    { col: 11, row: 19, edges: [1, 4] },
    { col: 12, row: 18, edges: [1, 4] },
    { col: 13, row: 17, edges: [1, 4] },
    { col: 14, row: 16, edges: [1, 4] },
    { col: 15, row: 15, edges: [1, 4] },
    { col: 16, row: 4, edges: [1, 3] },
    { col: 16, row: 12, edges: [1, 3] },
    { col: 16, row: 14, edges: [0, 4] },
  ],
  mountains: hexesIn([
    { col: 14, rows: [20] },
    { col: 15, rows: [19] },
    { col: 16, rows: [18, 20] },
    { col: 17, rows: [9, 13, 15, 17, 19] },
  ]),
  lakes: hexesIn([
    { col: 3, rows: [1] },
    { col: 4, rows: [0] },
    { col: 8, rows: [0, 2, 4, 6, 8, 10] },
    { col: 9, rows: [1, 3, 5, 7, 9] },
    { col: 10, rows: [0] },
    { col: 11, rows: [1] },
    { col: 12, rows: [0, 2, 4] },
    { col: 13, rows: [1, 3, 5, 9] },
    { col: 14, rows: [0, 8] },
    { col: 15, rows: [7] },
    { col: 16, rows: [6] },
    { col: 17, rows: [3] },
  ]),
};
