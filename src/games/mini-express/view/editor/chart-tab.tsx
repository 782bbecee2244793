import { Minus, Plus } from 'lucide-preact';
import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../../../../ui/button';
import { BoxHead } from './box-head';
import { focusRow, type ListTabProps, VALUE_MOST } from './list-tab';
import { chartOf, withChartRow, withChartValue, withoutChartRow } from './lists';
import { NumberBox } from './number-box';

const COLUMNS = ['first', 'second', 'other'] as const;

/** The Track Length chart, a row a length. */
export function ChartTab(props: ListTabProps) {
  const { form, words, row: sentTo, onChange } = props;
  const table = useRef<HTMLTableElement>(null);
  useEffect(() => focusRow(table.current, sentTo), [sentTo]);
  const chart = chartOf(form);
  return (
    <div class="mx-list">
      <BoxHead {...props} list="chart" hint={words.chartHint} />
      <table class="mx-chart" ref={table}>
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
            // A row is nothing but its length.
            <tr key={`length ${length}`} data-row={length}>
              <th scope="row">{length}</th>
              {COLUMNS.map((column) => (
                <td key={column}>
                  <NumberBox
                    label={words.chartValue(length, column)}
                    value={row[column]}
                    most={VALUE_MOST}
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
      <div class="mx-list__ways">
        <Button icon={Plus} onClick={() => onChange(withChartRow(form))}>
          {words.addRow}
        </Button>
        {chart.length > 0 && (
          <Button icon={Minus} onClick={() => onChange(withoutChartRow(form))}>
            {words.removeRow}
          </Button>
        )}
      </div>
    </div>
  );
}
