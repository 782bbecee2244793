import { useState } from 'preact/hooks';
import type { Seat } from '../../../../kit/rules';
import type { Viewers } from '../../../../kit/secrets';
import { Button } from '../../../../ui/button';
import { BONUS_CARD_IDS } from '../../data/tiles-form';
import { cardPoints, cardsOf } from '../../rules/final-score';
import { OVER, PHASE } from '../../rules/state';
import { useTable } from '../in-table';

interface BonusCardsProps {
  readonly seat: Seat;
  readonly viewers: Viewers;
}

/**
 * The end-bonus cards of a seat: viewers see what they would give now, others only their backs. Where several people
 * share the table they are covered until tapped.
 */
export function BonusCards({ seat, viewers }: BonusCardsProps) {
  const { state, seats, voice, words } = useTable();
  const [open, setOpen] = useState(false);
  const cards = cardsOf(state, seat);
  if (cards.length === 0) return null;
  if (!viewers.includes(seat)) return <p class="note">{words.board.hiddenCards(cards.length)}</p>;
  const people = seats.filter(({ player }) => player.kind === 'person').length;
  if (people > 1 && !open && state.now[PHASE] !== OVER)
    return (
      <Button wide onClick={() => setOpen(true)}>
        {words.board.showCards(cards.length)}
      </Button>
    );
  return (
    <ul class="ur-board__holdings">
      {cards.map((card) => {
        const id = BONUS_CARD_IDS[card] ?? 'extra';
        const paid = state.set.tiles.bonusCards[card];
        return (
          <li key={card}>
            {voice.names.bonusCard[id]}: {paid && words.bonusCounts(paid)}{' '}
            <b>{words.plus(cardPoints(state, seat, card))}</b>
          </li>
        );
      })}
    </ul>
  );
}
