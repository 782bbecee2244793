import { Button } from '../../../../ui/button';
import { at } from '../at';
import { legalOf } from '../legal';
import { Frame } from '../panels/frame';
import type { PanelProps } from '../panels/panel-props';

/** M3.4: a free place in the order. */
export function PlacePanel({ state, turn, voice }: PanelProps) {
  const { privilege } = voice.table;
  const free = legalOf(state, 'place');
  return (
    <Frame question={privilege.placeAsk} notice={turn.notice} step="place">
      <ol class="f-places">
        {voice.seats.map((_, place) => {
          const taken = at(state.places, place) - 1;
          const own = free.find(({ form }) => form.place === place);
          return (
            <li key={place}>
              {own ? (
                <Button wide busy={turn.busy} onClick={() => turn.act(own.action)}>
                  {privilege.place(place)}
                </Button>
              ) : (
                <p>{privilege.placeOf(place, voice.seat(taken))}</p>
              )}
            </li>
          );
        })}
      </ol>
    </Frame>
  );
}
