type Pen = CanvasRenderingContext2D;

/** The system's own font, as on every screen. */
const LETTERS =
  "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans KR', sans-serif";

export interface Line {
  readonly text: string;
  readonly x: number;
  /** Of the baseline. */
  readonly y: number;
  /** Pixels; smaller where the text would not fit. */
  readonly size: number;
  readonly color: string;
  readonly bold?: boolean;
  readonly align?: CanvasTextAlign;
  /** The available width in pixels. */
  readonly room?: number;
}

/** The smallest part of its size to which text is reduced. What still does not fit is cut off at its end. */
const SMALLEST = 0.7;

export function write(pen: Pen, line: Line): void {
  const { x, y, align = 'left', room = Number.POSITIVE_INFINITY } = line;
  pen.textAlign = align;
  pen.fillStyle = line.color;
  setFont(pen, line.size, line.bold);
  const shrunk = Math.max(SMALLEST, Math.min(1, room / pen.measureText(line.text).width));
  setFont(pen, line.size * shrunk, line.bold);
  pen.fillText(clipped(pen, line.text, room), x, y);
}

/** Breaks a text into lines of this width, at most `maxLines`; writes them and returns their number. */
export function writeParagraph(
  pen: Pen,
  line: Line & { readonly room: number },
  maxLines: number,
): number {
  setFont(pen, line.size, line.bold);
  const lines: string[] = [];
  let current = '';
  for (const word of line.text.split(' ')) {
    const longer = current === '' ? word : `${current} ${word}`;
    if (
      current !== '' &&
      pen.measureText(longer).width > line.room &&
      lines.length < maxLines - 1
    ) {
      lines.push(current);
      current = word;
    } else current = longer;
  }
  lines.push(current);
  for (const [at, text] of lines.entries())
    write(pen, { ...line, text, y: line.y + at * line.size * 1.35 });
  return lines.length;
}

function setFont(pen: Pen, size: number, bold = false): void {
  pen.font = `${bold ? '700' : '400'} ${size.toFixed(1)}px ${LETTERS}`;
}

function clipped(pen: Pen, text: string, room: number): string {
  if (pen.measureText(text).width <= room + 1) return text;
  const signs = [...text];
  while (signs.length > 1 && pen.measureText(`${signs.join('')}…`).width > room) signs.pop();
  return `${signs.join('').trimEnd()}…`;
}
