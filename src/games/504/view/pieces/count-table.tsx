import type { Owner } from '../../rules/state/ids';
import { OwnerHeads } from './owner-heads';

interface CountTableProps {
  readonly heads: readonly string[];
  readonly rows: readonly {
    readonly owner: Owner;
    readonly counts: readonly (number | string)[];
    /** Places of the counts that lead. */
    readonly leads?: readonly boolean[];
  }[];
}

/** Figures of every owner: a line for each kind, a column for each owner. What leads is set bold and starred. */
export function CountTable({ heads, rows }: CountTableProps) {
  return (
    <table class="f-table-of">
      <OwnerHeads owners={rows.map(({ owner }) => owner)} />
      <tbody>
        {heads.map((head, at) => (
          <tr key={head}>
            <th scope="row">{head}</th>
            {rows.map(({ owner, counts, leads }) => (
              <td key={owner}>{leads?.[at] ? <b>{`★ ${counts[at]}`}</b> : counts[at]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
