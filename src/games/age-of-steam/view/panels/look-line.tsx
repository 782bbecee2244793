import { ACTIONS } from '../../data/actions';
import { hexFacts } from '../board/hex-facts';
import type { Choice } from '../choice';
import { useTable } from '../in-table';
import type { ProxyEnd } from '../use-proxy-bids';
import './look-line.css';

interface LookLineProps {
  readonly choice: Choice;
  /** With what the bidding of the phone has ended. */
  readonly ended: ProxyEnd | null;
}

/** A line over the edge of the map about the hex that is looked at, the action that is chosen, or bids of the phone. */
export function LookLine({ choice, ended }: LookLineProps) {
  const { state, words, voice, acting } = useTable();
  const text = () => {
    if (choice.step === 'look')
      return words.table.hex.hex(
        hexFacts(state, choice.hex, { words, voice, seat: acting }, false),
      );
    if (choice.step === 'none' && ended) {
      const { event, high, limit } = ended;
      const why = event.event === 'drop' ? words.table.auction.overLimit(high, limit) : '';
      return `${why} ${voice.event(event)}`;
    }
    // Below the seven there is no room for it.
    const id = choice.step === 'action' && ACTIONS[choice.place]?.id;
    return id && words.table.actions.meaning[id];
  };
  const said = text();
  return (
    said && (
      <p class="aos-look" role="status">
        {said}
      </p>
    )
  );
}
