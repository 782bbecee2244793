import { figureAt } from '../../../../kit/figure-at';
import { ACTIONS } from '../../data/actions';
import { IN } from '../../rules/state';
import { hexFacts } from '../board/hex-facts';
import type { Choice } from '../choice';
import { useTable } from '../in-table';
import type { MatchPly } from '../props';
import type { ProxyEnd } from '../use-proxy-bids';
import './look-line.css';

interface LookLineProps {
  readonly choice: Choice;
  /** With what the bidding of the phone has ended. */
  readonly ended: ProxyEnd | null;
}

/** What the places of the order cost in the last auction, the first place first. */
function paidFor(plies: readonly Pick<MatchPly, 'events'>[], places: number) {
  const paid = plies
    .flatMap(({ events }) => events)
    .flatMap((one) => (one.event === 'drop' || one.event === 'first' ? one : []));
  return paid.slice(-places).reverse();
}

/** A line over the edge of the map about the hex that is looked at, the action that is chosen, or how the auction ended. */
export function LookLine({ choice, ended }: LookLineProps) {
  const { state, facts, plies, words, voice, acting } = useTable();
  const { auction } = words.table;
  const text = () => {
    if (choice.step === 'look')
      return words.table.hex.hex(
        hexFacts(state, choice.hex, { words, voice, seat: acting }, false),
      );
    if (choice.step === 'none') {
      const why = ended?.event.event === 'drop' && auction.overLimit(ended.high, ended.limit);
      const paid = facts.phase === 'select' ? paidFor(plies, figureAt(state.turn, IN)) : [];
      const result =
        paid.length > 0
          ? auction.ended(paid.map(({ seat, pays }) => [voice.name(seat), pays]))
          : ended && voice.event(ended.event);
      return [why, result].filter(Boolean).join(' ');
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
