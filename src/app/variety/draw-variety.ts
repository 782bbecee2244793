import { PALETTE } from '../share/palette';
import { drawSheet, EDGE, HEIGHT, ROOM, SIGN } from '../share/sign';
import { write } from '../share/write';
import { blockPaths, type GridBlock } from './grid';

export interface VarietyPlan {
  readonly game: string;
  /** How much has been played. */
  readonly sentence: string;
  readonly day: string;
  readonly blocks: readonly GridBlock[];
  /** What a block is called, by its part. */
  readonly nameOf: (part: string) => string;
}

const COLUMNS = 3;
const GAP = 36;
/** The height of a block's name, and of what is kept free at the foot. */
const NAME = 48;
const FOOT = 70;

/** Draws the grid below a sign, in three columns of blocks. */
export async function drawVariety(pen: CanvasRenderingContext2D, plan: VarietyPlan): Promise<void> {
  const { game, sentence, day, blocks, nameOf } = plan;
  drawSheet(pen, { game, options: sentence, day });
  const drawn = blocks.map((block) => ({ block, paths: blockPaths(block) }));
  const wide = Math.max(...drawn.map(({ paths }) => paths.wide));
  const high = Math.max(...drawn.map(({ paths }) => paths.high));
  const top = SIGN + EDGE * 0.75;
  const rows = Math.ceil(blocks.length / COLUMNS);
  const column = (ROOM - GAP * (COLUMNS - 1)) / COLUMNS;
  const row = (HEIGHT - top - FOOT) / rows;
  const unit = Math.min(column / wide, (row - NAME - GAP / 2) / high);
  for (const [at, { block, paths }] of drawn.entries()) {
    const left = EDGE + (at % COLUMNS) * (column + GAP) + (column - unit * wide) / 2;
    const y = top + Math.floor(at / COLUMNS) * row;
    write(pen, {
      text: nameOf(block.part),
      x: left,
      y: y + NAME * 0.66,
      size: 30,
      bold: true,
      color: PALETTE.ink,
      room: unit * wide,
    });
    pen.save();
    pen.translate(left, y + NAME);
    pen.scale(unit, unit);
    pen.strokeStyle = PALETTE.soft;
    pen.lineWidth = 0.04;
    pen.stroke(new Path2D(paths.open));
    pen.fillStyle = PALETTE.ink;
    pen.fill(new Path2D(paths.played));
    pen.strokeStyle = PALETTE.panel;
    pen.lineWidth = 0.12;
    pen.stroke(new Path2D(paths.checks));
    pen.fillStyle = PALETTE.soft;
    pen.fill(new Path2D(paths.blocked));
    pen.restore();
  }
}
