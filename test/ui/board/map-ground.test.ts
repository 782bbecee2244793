import { expect, test } from 'vitest';
import { hexMap, type Orientation } from '../../../src/kit/hex';
import { coastPath } from '../../../src/ui/board/map-ground';
import { disc } from '../../kit/support/disc';

/** A ring of land around a lake, and an island: three shores. */
const landOf = (orientation: Orientation) => [
  ...disc(1, orientation).filter(({ col, row }) => col !== 0 || row !== 0),
  { col: 20, row: 20 },
];

test.each(['flat', 'pointy'] as const)(
  'every shore of a %s map is one closed line',
  (orientation) => {
    const map = hexMap(landOf(orientation), orientation);
    const path = coastPath(map);
    const edges = [...map.neighbors].filter((there) => there === -1).length;
    expect(path.match(/[LZ]/g)).toHaveLength(edges);
    expect(path).toMatch(/^(M[^MZ]+Z){3}$/);
  },
);
