/** The pixels of a picture: red, green, blue, alpha for each, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8Array;
}

/** Of 255, how far apart the colours of two fields may be before they count as different. */
const APART = 9;

/**
 * The share of two pictures of the same size that looks different, from 0 to 1. They are compared by the mean
 * colours of square fields of so many pixels, and a field may have moved to a neighbour's place: smoothing and
 * hinting of letters change nothing, but what is missing, has moved away, or has another ground does.
 */
export function unlike(one: Pixels, other: Pixels, field: number): number {
  const [a, b] = [fieldsOf(one, field), fieldsOf(other, field)];
  const different = a.colours.filter((colour, at) => {
    const there = b.colours[at];
    if (!there || distance(colour, there) <= APART) return false;
    return !hasNear(b, at, colour) || !hasNear(a, at, there);
  });
  return different.length / a.colours.length;
}

type Colour = readonly [red: number, green: number, blue: number];

interface Fields {
  readonly across: number;
  readonly colours: readonly Colour[];
}

function fieldsOf({ width, height, rgba }: Pixels, field: number): Fields {
  const across = Math.floor(width / field);
  const down = Math.floor(height / field);
  const colours = Array.from({ length: across * down }, (_, at): Colour => {
    const sum: [number, number, number] = [0, 0, 0];
    const [left, top] = [(at % across) * field, Math.floor(at / across) * field];
    for (let y = top; y < top + field; y++)
      for (let x = left; x < left + field; x++)
        for (const channel of [0, 1, 2] as const)
          sum[channel] += rgba[(y * width + x) * 4 + channel] ?? 0;
    const count = field * field;
    return [sum[0] / count, sum[1] / count, sum[2] / count];
  });
  return { across, colours };
}

const distance = (a: Colour, b: Colour): number =>
  Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]), Math.abs(a[2] - b[2]));

/** Whether a field or one of its neighbours has about this colour. */
function hasNear({ across, colours }: Fields, at: number, colour: Colour): boolean {
  const column = at % across;
  return [-1, 0, 1].some((right) =>
    [-1, 0, 1].some((down) => {
      if (column + right < 0 || column + right >= across) return false;
      const near = colours[at + down * across + right];
      return near !== undefined && distance(near, colour) <= APART;
    }),
  );
}
