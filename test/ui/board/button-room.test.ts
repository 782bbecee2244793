import { describe, expect, test } from 'vitest';
import { fromAxial, type Hex } from '../../../src/kit/hex';
import { buttonRoom, type Corner } from '../../../src/ui/board/button-room';
import { hexBounds, hexCenter } from '../../../src/ui/board/hex-shape';

const CORNERS: readonly Corner[] = [
  ['right', 'bottom'],
  ['left', 'top'],
];
/** A button of 44 px with the gap at the edge. */
const BUTTON = 48;
const ANY = { left: 0, right: 0, top: 0, bottom: 0 };

/** A block of hexes that reaches into all corners, and a ring around a hex, which leaves them empty. */
const block = Array.from({ length: 48 }, (_, at) =>
  fromAxial((at % 8) - Math.floor(Math.floor(at / 8) / 2), Math.floor(at / 8)),
);
const ring = [
  [0, 0],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
].map(([q = 0, r = 0]) => fromAxial(q, r));

const fittedTo = (hexes: readonly Hex[], width: number, height: number) => ({
  board: hexBounds(hexes, 'pointy'),
  centers: hexes.map((hex) => hexCenter(hex, 'pointy')),
  frame: { width, height },
});

/** Where a finger aims at the hexes, in px of the frame. */
function aims({ board, centers, frame }: ReturnType<typeof fittedTo>, room: typeof ANY) {
  const [wide, high] = [
    frame.width - room.left - room.right,
    frame.height - room.top - room.bottom,
  ];
  const scale = Math.min(wide / (board.right - board.left), high / (board.bottom - board.top));
  return centers.map(({ x, y }) => ({
    x: room.left + wide / 2 + (x - (board.left + board.right) / 2) * scale,
    y: room.top + high / 2 + (y - (board.top + board.bottom) / 2) * scale,
  }));
}

describe('room for the buttons of a fitted board', () => {
  test.each([
    [360, 120],
    [360, 260],
    [360, 400],
    [800, 800],
  ])('no hex is below a button in %i × %i', (width, height) => {
    const fitted = fittedTo(block, width, height);
    for (const { x, y } of aims(fitted, buttonRoom(fitted, CORNERS))) {
      expect(x > width - BUTTON && y > height - BUTTON).toBe(false);
      expect(x < BUTTON && y < BUTTON).toBe(false);
    }
  });

  test('nothing is given away where the corners are empty', () => {
    expect(buttonRoom(fittedTo(ring, 360, 360), CORNERS)).toEqual(ANY);
    expect(buttonRoom(fittedTo(block, 900, 260), CORNERS)).toEqual(ANY);
  });

  test('what is given away costs the board least: the sides of a wide frame, the ends of a high one', () => {
    const wide = buttonRoom(fittedTo(block, 420, 240), CORNERS);
    expect([wide.top, wide.bottom]).toEqual([0, 0]);
    const high = buttonRoom(fittedTo(block, 360, 420), CORNERS);
    expect([high.left, high.right]).toEqual([0, 0]);
  });
});
