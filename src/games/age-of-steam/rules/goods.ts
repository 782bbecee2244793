import { BOXES, CUBES, SIDES, type Side } from '../data/goods';

/** Colors of cubes, by their places in `CUBES`. */
export const COLORS = CUBES.length;

/** The goods display of a board: a column for each city. All boxes are in one row, each column's from the top. */
export interface Display {
  /** The cities of the columns, by id. */
  readonly columns: readonly string[];
  /** How many boxes a column has, and the first of them. */
  readonly boxCount: readonly number[];
  readonly boxFrom: readonly number[];
  readonly boxes: number;
  /** The column of a box. */
  readonly columnOf: Uint8Array;
  /** The column of a city, and the city of a column, by number. */
  readonly columnFor: readonly number[];
  readonly cityFor: readonly number[];
  /** 1.5: the boxes in the order in which they are filled at the start, row by row. */
  readonly fillOrder: readonly number[];
}

interface City {
  readonly id: string;
  readonly side: Side;
  readonly die: number;
}

/** The display for these cities, of which the first `printed` are printed; columns are in order of side and die. */
export function displayOf(cities: readonly City[], printed: number): Display {
  const place = ({ side, die }: City) => [SIDES.indexOf(side), die] as const;
  const cityFor = [...cities.keys()].sort((a, b) => {
    const [one, other] = [place(cities[a]), place(cities[b])];
    return one[0] - other[0] || one[1] - other[1] || a - b;
  });
  const boxCount = cityFor.map((city) => (city < printed ? BOXES.city : BOXES.newCity));
  const boxFrom = boxCount.map((_, column) =>
    boxCount.slice(0, column).reduce((sum, boxes) => sum + boxes, 0),
  );
  const rows = Array.from({ length: Math.max(...boxCount) }, (_, row) => row);
  return {
    columns: cityFor.map((city) => cities[city].id),
    boxCount,
    boxFrom,
    boxes: boxCount.reduce((sum, boxes) => sum + boxes, 0),
    columnOf: Uint8Array.from(boxCount.flatMap((boxes, column) => Array(boxes).fill(column))),
    columnFor: cities.map((_, city) => cityFor.indexOf(city)),
    cityFor,
    fillOrder: rows.flatMap((row) =>
      boxCount.flatMap((boxes, column) => (row < boxes ? boxFrom[column] + row : [])),
    ),
  };
}
