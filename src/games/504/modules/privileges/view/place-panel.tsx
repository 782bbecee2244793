import { figureAt } from '../../../../../kit/figure-at';
import { Button } from '../../../../../ui/button';
import { SeatMark } from '../../../../../ui/seat-mark';
import { legalOf } from '../../../view/model/base/legal';
import type { PanelProps } from '../../../view/model/panel-props';
import { Frame } from '../../../view/pieces/frame';
import type { MatchPly } from '../../../view/props';
import './auction-panel.css';

/** M3.4: a free place in the order, and what everybody has bid for it. */
export function PlacePanel({ state, plies, turn, voice }: PanelProps) {
  const { privilege } = voice.table;
  const free = legalOf(state, 'place');
  const bids = bidsIn(plies);
  return (
    <Frame question={privilege.placeAsk} notice={turn.notice} step="place">
      {bids.length > 0 && (
        <p class="f-marks">
          {voice.seats.map((plan, seat) => (
            <span key={plan.name}>
              <SeatMark {...plan} among={voice.seats} />
              {privilege.highest(plan.name, figureAt(bids, seat))}
            </span>
          ))}
        </p>
      )}
      <ol class="f-places">
        {voice.seats.map((_, place) => {
          const taken = figureAt(state.places, place) - 1;
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

/** The bids by seat, as they were shown; none where the match began after them. */
function bidsIn(plies: readonly MatchPly[]): readonly number[] {
  const events = plies.flatMap((ply) => ply.events);
  return events.find((event) => event.event === 'bids')?.amounts ?? [];
}
