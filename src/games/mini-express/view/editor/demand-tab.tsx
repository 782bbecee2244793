import type { TableWords } from '../../words/table-words';
import { CompanyMark } from '../marks';
import { BoxHead } from './box-head';
import { Counter } from './counter';
import { type ListTabProps, VALUE_MOST } from './list-tab';
import { TILES, tileCounts, tilesInAll, withTileCount } from './lists';

/** How many there are of each demand tile. */
export function DemandTab(props: ListTabProps & { readonly table: TableWords }) {
  const { form, words, table, onChange } = props;
  const counts = tileCounts(form);
  return (
    <div class="mx-list">
      <BoxHead
        {...props}
        list="demand_tiles"
        hint={words.demandHint(tilesInAll(form), form.cities.length)}
      />
      <ul class="mx-tiles">
        {TILES.map(([first, second], tile) => (
          <li class="mx-tiles__one" key={`${first} ${second}`}>
            <span class="mx-tiles__picture" aria-hidden="true">
              <CompanyMark colour={first} words={table} beside />
              <CompanyMark colour={second} words={table} beside />
            </span>
            <span class="mx-tiles__name">{words.tile(first, second)}</span>
            <Counter
              label={words.tile(first, second)}
              words={words}
              value={counts[tile] ?? 0}
              most={VALUE_MOST}
              onChange={(count) => onChange(withTileCount(form, tile, count), `tile ${tile}`)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
