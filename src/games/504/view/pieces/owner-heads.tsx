import type { Owner } from '../../rules/state/ids';
import { useTable } from '../model/base/in-table';
import { OwnerMark } from './owner-mark';

/** The head of a table with a column for each owner. */
export function OwnerHeads({ owners }: { readonly owners: readonly Owner[] }) {
  const { voice } = useTable();
  return (
    <thead>
      <tr>
        <td />
        {owners.map((owner) => (
          <th key={owner} scope="col">
            <OwnerMark owner={owner} />
            <span class="visually-hidden">{voice.owner(owner)}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
}
