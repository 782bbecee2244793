import { Minus, Plus, Trash2 } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { Button, IconButton } from '../../../../ui/button';
import { ListTab, useFocusedRow } from '../../../../ui/editor/list-tab';
import { Counter, NumberBox } from '../../../../ui/editor/number-fields';
import type { BoardForm } from '../../data/board-form';
import type { EditorWords } from '../../words/en/editor';
import type { TableWords } from '../../words/en/table';
import { CompanyMark } from '../marks';
import {
  asInTheBox,
  automaTilesOf,
  chartOf,
  type BoxList as List,
  TILES,
  tileCounts,
  tilesInAll,
  withAutomaTile,
  withChartRow,
  withChartValue,
  withoutAutomaTile,
  withoutChartRow,
  withRefreshTiles,
  withSteps,
  withTileCount,
} from './lists';

const COLUMNS = ['first', 'second', 'other'] as const;

/** The Track Length chart, one row per length. */
export function ChartTab(props: BoxListProps) {
  const { form, words, row: shownRow, onChange } = props;
  const table = useFocusedRow(shownRow);
  const chart = chartOf(form);
  return (
    <BoxList {...props} list="chart" hint={words.chartHint}>
      <table class="editor-table" ref={table}>
        <thead>
          <tr>
            <th scope="col">{words.length}</th>
            {COLUMNS.map((column) => (
              <th scope="col" key={column}>
                {words.columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {chart.map((row, length) => (
            // A row is identified by its length.
            <tr key={`length ${length}`} data-row={length}>
              <th scope="row">{length}</th>
              {COLUMNS.map((column) => (
                <td key={column}>
                  <NumberBox
                    label={words.chartValue(length, column)}
                    value={row[column]}
                    max={VALUE_MAX}
                    onChange={(value) =>
                      onChange(
                        withChartValue(form, length, column, value),
                        `chart ${length} ${column}`,
                      )
                    }
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div class="editor-list__ways">
        <Button icon={Plus} onClick={() => onChange(withChartRow(form))}>
          {words.addRow}
        </Button>
        {chart.length > 0 && (
          <Button icon={Minus} onClick={() => onChange(withoutChartRow(form))}>
            {words.removeRow}
          </Button>
        )}
      </div>
    </BoxList>
  );
}

/** What every list of the game's box needs to be shown and edited. */
interface BoxListProps {
  readonly form: BoardForm;
  readonly words: EditorWords;
  /** The row that a check links to; null: none. */
  readonly row: number | null;
  readonly onChange: (form: BoardForm, step?: string) => void;
}

/** The largest value or count in a list. */
const VALUE_MAX = 99;

/** A list of the game's box, which a board may replace by its own. */
function BoxList(
  props: BoxListProps & {
    readonly list: List;
    readonly hint: string;
    readonly children: ComponentChildren;
  },
) {
  const { form, list, hint, words, onChange, children } = props;
  const reset = { label: words.asInTheBox, onReset: () => onChange(asInTheBox(form, list)) };
  return (
    <ListTab hint={hint} usual={words.isAsInTheBox} reset={form[list] === undefined ? null : reset}>
      {children}
    </ListTab>
  );
}

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
          <li class="row" key={`${first} ${second}`}>
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

const MARKERS = ['city', 'company'] as const;

/** The tiles in the automa's bag. */
export function AutomaTab(props: BoxListProps) {
  const { form, words, row, onChange } = props;
  const table = useFocusedRow(row);
  const { numbered, refresh } = automaTilesOf(form);
  return (
    <BoxList {...props} list="automa_tiles" hint={words.automaHint}>
      <table class="editor-table" ref={table}>
        <thead>
          <tr>
            <th scope="col">{words.tabs.automa}</th>
            <th scope="col">{words.targetSteps}</th>
            <th scope="col">{words.companySteps}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {numbered.map((tile, number) => (
            // Tiles are identified only by their index in the list.
            <tr key={`tile ${number}`} data-row={number}>
              <th scope="row">{words.automaTile(number + 1)}</th>
              {MARKERS.map((marker) => (
                <td key={marker}>
                  <NumberBox
                    label={words.stepsOf(number + 1, marker)}
                    value={tile[marker]}
                    max={VALUE_MAX}
                    onChange={(steps) =>
                      onChange(withSteps(form, number, marker, steps), `steps ${number} ${marker}`)
                    }
                  />
                </td>
              ))}
              <td>
                <IconButton
                  name={words.removeTile(number + 1)}
                  icon={Trash2}
                  onClick={() => onChange(withoutAutomaTile(form, number))}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div class="editor-list__ways">
        <Button icon={Plus} onClick={() => onChange(withAutomaTile(form))}>
          {words.addTile}
        </Button>
      </div>
      <p class="row">
        <span class="mx-tiles__name">{words.refresh}</span>
        <Counter
          label={words.refresh}
          fewer={words.fewer(words.refresh)}
          more={words.more(words.refresh)}
          value={refresh}
          max={VALUE_MAX}
          onChange={(count) => onChange(withRefreshTiles(form, count), 'refresh')}
        />
      </p>
    </BoxList>
  );
}
