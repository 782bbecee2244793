import { Plus, Trash2 } from 'lucide-preact';
import { Button, IconButton } from '../../../../ui/button';
import { useFocusedRow } from '../../../../ui/editor/list-tab';
import { Counter, NumberBox } from '../../../../ui/editor/number-fields';
import { BoxList, type BoxListProps, VALUE_MAX } from './box-list';
import {
  automaTilesOf,
  withAutomaTile,
  withoutAutomaTile,
  withRefreshTiles,
  withSteps,
} from './lists';

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
      <p class="mx-tiles__one">
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
