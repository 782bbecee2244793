import type { Owner } from '../../rules/state/ids';
import { useTable } from '../model/base/in-table';
import { OwnerMark } from './owner-mark';

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
  const { voice } = useTable();
  return (
    <table class="f-table-of">
      <thead>
        <tr>
          <td />
          {rows.map(({ owner }) => (
            <th key={owner} scope="col">
              <OwnerMark owner={owner} />
              <span class="visually-hidden">{voice.owner(owner)}</span>
            </th>
          ))}
        </tr>
      </thead>
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
