import { Check, LockKeyhole } from 'lucide-preact';
import { useRef, useState } from 'preact/hooks';
import type { GridBlock, GridSquare } from './grid';
import { useVarietyWords } from './words';

export interface BlockGridProps {
  readonly block: GridBlock;
  readonly label: string;
  readonly rowName: (part: string) => string;
  readonly nameOf: (value: string) => string;
  readonly onGo: (value: string) => void;
}

/** The squares of a block: one stop for the Tab key, and arrows from square to square. */
export function BlockGrid({ block, label, rowName, nameOf, onGo }: BlockGridProps) {
  const words = useVarietyWords();
  const grid = useRef<HTMLTableElement>(null);
  const [stop, setStop] = useState({ row: 0, column: 0 });
  const onKeyDown = (event: KeyboardEvent) => {
    const { row, column } = stop;
    const last = (block.rows[row]?.squares.length ?? 1) - 1;
    const to = {
      ArrowLeft: { row, column: column - 1 },
      ArrowRight: { row, column: column + 1 },
      ArrowUp: { row: row - 1, column },
      ArrowDown: { row: row + 1, column },
      Home: { row, column: 0 },
      End: { row, column: last },
    }[event.key];
    if (!to) return;
    event.preventDefault();
    const value = block.rows[to.row]?.squares[to.column]?.value;
    if (value === undefined) return;
    setStop(to);
    grid.current?.querySelector<HTMLElement>(`[data-value="${CSS.escape(value)}"]`)?.focus();
  };
  const saidOf = ({ value, times, blocked }: GridSquare) =>
    [value, nameOf(value), blocked && times === 0 ? words.blocked : words.times(times)]
      .filter(Boolean)
      .join(', ');
  return (
    <table class="block-grid" ref={grid}>
      <caption class="visually-hidden">{label}</caption>
      {block.rows.map(({ part, squares }, row) => (
        <tbody key={part}>
          <tr>
            <th scope="rowgroup" colSpan={squares.length}>
              {rowName(part)}
            </th>
          </tr>
          <tr>
            {squares.map((square, column) => (
              <td key={square.value}>
                <button
                  type="button"
                  class="block-grid__square"
                  data-value={square.value}
                  data-played={square.times > 0 || undefined}
                  data-blocked={square.blocked || undefined}
                  aria-label={saidOf(square)}
                  tabIndex={row === stop.row && column === stop.column ? 0 : -1}
                  onFocus={() => setStop({ row, column })}
                  onKeyDown={onKeyDown}
                  onClick={() => onGo(square.value)}
                >
                  {square.value}
                  {square.times > 0 && <Check size={14} aria-hidden="true" />}
                  {square.times === 0 && square.blocked && (
                    <LockKeyhole size={12} aria-hidden="true" />
                  )}
                </button>
              </td>
            ))}
          </tr>
        </tbody>
      ))}
    </table>
  );
}
