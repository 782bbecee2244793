import { Counter } from '../../../../ui/editor/number-fields';
import type { TableWords } from '../../words/en/table';
import { CompanyMark } from '../marks';
import { BoxList, type BoxListProps, VALUE_MAX } from './box-list';
import { TILES, tileCounts, tilesInAll, withTileCount } from './lists';

/** The number of each demand tile. */
export function DemandTab(props: BoxListProps & { readonly table: TableWords }) {
  const { form, words, table, onChange } = props;
  const counts = tileCounts(form);
  return (
    <BoxList
      {...props}
      list="demand_tiles"
      hint={words.demandHint(tilesInAll(form), form.cities.length)}
    >
      <ul class="mx-tiles">
        {TILES.map(([first, second], tile) => (
          <li class="mx-tiles__one" key={`${first} ${second}`}>
            <span class="mx-tiles__picture" aria-hidden="true">
              <CompanyMark color={first} words={table} beside />
              <CompanyMark color={second} words={table} beside />
            </span>
            <span class="mx-tiles__name">{words.tile(first, second)}</span>
            <Counter
              label={words.tile(first, second)}
              fewer={words.fewer(words.tile(first, second))}
              more={words.more(words.tile(first, second))}
              value={counts[tile] ?? 0}
              max={VALUE_MAX}
              onChange={(count) => onChange(withTileCount(form, tile, count), `tile ${tile}`)}
            />
          </li>
        ))}
      </ul>
    </BoxList>
  );
}
