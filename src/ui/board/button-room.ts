import type { BoardBox, HexPoint } from './hex-shape';

/** A corner of a frame with a button in it. */
export type Corner = readonly [side: 'left' | 'right', end: 'top' | 'bottom'];

interface Fitted {
  /** The box of the board, and the middles of its hexes, in units. */
  readonly board: BoardBox;
  readonly centers: readonly HexPoint[];
  /** In px. */
  readonly frame: { readonly width: number; readonly height: number };
}

/** A button with its gaps, in px. */
export const BUTTON_REACH = 54;
/** What is drawn on a hex, about its middle, in units. */
const DRAWN = 24;

/** The room in px beside a fitted board in which buttons in corners cover no hex, and the board is as large as it can be. */
export function buttonRoom(fitted: Fitted, corners: readonly Corner[]): BoardBox {
  let best: BoardBox = { left: 0, right: 0, top: 0, bottom: 0 };
  let largest = 0;
  for (const room of roomsBeside(corners)) {
    const scale = scaleIn(fitted, room);
    if (scale > largest && corners.every((corner) => isFree(fitted, room, corner))) {
      best = room;
      largest = scale;
    }
  }
  return best;
}

/** For each button nothing, or room at its side or its end of the frame; as little as possible first. */
function roomsBeside(corners: readonly Corner[]): readonly BoardBox[] {
  let rooms: readonly BoardBox[] = [{ left: 0, right: 0, top: 0, bottom: 0 }];
  for (const [side, end] of corners)
    rooms = rooms.flatMap((room) => [
      room,
      { ...room, [side]: BUTTON_REACH },
      { ...room, [end]: BUTTON_REACH },
    ]);
  return rooms;
}

function scaleIn({ board, frame }: Fitted, room: BoardBox): number {
  const width = frame.width - room.left - room.right;
  const height = frame.height - room.top - room.bottom;
  return Math.min(width / (board.right - board.left), height / (board.bottom - board.top));
}

/** Whether no hex is below a button. */
function isFree(fitted: Fitted, room: BoardBox, [side, end]: Corner): boolean {
  const { board, centers, frame } = fitted;
  const scale = scaleIn(fitted, room);
  const middle = {
    x: (room.left + frame.width - room.right) / 2,
    y: (room.top + frame.height - room.bottom) / 2,
  };
  const reach = DRAWN * scale;
  return centers.every(({ x, y }) => {
    const across = middle.x + (x - (board.left + board.right) / 2) * scale;
    const down = middle.y + (y - (board.top + board.bottom) / 2) * scale;
    const aside = (side === 'left' ? across : frame.width - across) - BUTTON_REACH;
    const along = (end === 'top' ? down : frame.height - down) - BUTTON_REACH;
    return Math.hypot(Math.max(0, aside), Math.max(0, along)) >= reach;
  });
}
