import { Plus, Trash2 } from 'lucide-preact';
import { useEffect, useRef } from 'preact/hooks';
import { Button, IconButton } from '../../../../ui/button';
import { BoxHead } from './box-head';
import { Counter } from './counter';
import { focusRow, type ListTabProps, VALUE_MOST } from './list-tab';
import {
  automaTilesOf,
  withAutomaTile,
  withoutAutomaTile,
  withRefreshTiles,
  withSteps,
} from './lists';
import { NumberBox } from './number-box';

const MARKERS = ['city', 'company'] as const;

/** The tiles in the automa's bag. */
export function AutomaTab(props: ListTabProps) {
  const { form, words, row: sentTo, onChange } = props;
  const table = useRef<HTMLTableElement>(null);
  useEffect(() => focusRow(table.current, sentTo), [sentTo]);
  const { numbered, refresh } = automaTilesOf(form);
  return (
    <div class="mx-list">
      <BoxHead {...props} list="automa_tiles" hint={words.automaHint} />
      <table class="mx-chart" ref={table}>
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
            // Tiles have no name but their place in the list.
            <tr key={`tile ${number}`} data-row={number}>
              <th scope="row">{words.automaTile(number + 1)}</th>
              {MARKERS.map((marker) => (
                <td key={marker}>
                  <NumberBox
                    label={words.stepsOf(number + 1, marker)}
                    value={tile[marker]}
                    most={VALUE_MOST}
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
      <div class="mx-list__ways">
        <Button icon={Plus} onClick={() => onChange(withAutomaTile(form))}>
          {words.addTile}
        </Button>
      </div>
      <p class="mx-tiles__one">
        <span class="mx-tiles__name">{words.refresh}</span>
        <Counter
          label={words.refresh}
          words={words}
          value={refresh}
          most={VALUE_MOST}
          onChange={(count) => onChange(withRefreshTiles(form, count), 'refresh')}
        />
      </p>
    </div>
  );
}
