import { Minus, Plus } from 'lucide-preact';
import { Button } from '../../../../ui/button';
import { useFocusedRow } from '../../../../ui/editor/list-tab';
import { NumberBox } from '../../../../ui/editor/number-fields';
import { BoxList, type BoxListProps, VALUE_MAX } from './box-list';
import { chartOf, withChartRow, withChartValue, withoutChartRow } from './lists';

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
