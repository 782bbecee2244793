import type { ComponentChildren } from 'preact';
import { CARDS } from '../../../data/world/privileges';
import { useTable } from '../../../view/model/base/in-table';
import type { Voice } from '../../../view/model/base/voice';
import { BACKS, backOf } from '../rules/cards';
import './card.css';

interface CardProps {
  readonly kind: number;
  /** Shown at its right, such as a price. */
  readonly aside?: ComponentChildren;
}

/** The name of a kind of card: its back and number. */
export const cardName = (kind: number, { names }: Voice) => names.card(CARDS[kind] ?? '');

/** A privilege card: its back and number, and what it does. */
export function Card({ kind, aside }: CardProps) {
  const { voice } = useTable();
  const id = CARDS[kind];
  return (
    <span class="row f-card" data-back={BACKS[backOf(kind)]}>
      <b class="f-card__name">{cardName(kind, voice)}</b>
      <span class="f-card__text">{id && voice.names.privilege[id]}</span>
      {aside !== undefined && <b class="f-card__aside">{aside}</b>}
    </span>
  );
}

interface PricedCardsProps {
  readonly cards: readonly (readonly [kind: number, price: number])[];
}

export function PricedCards({ cards }: PricedCardsProps) {
  const { privilege, money } = useTable().voice.table;
  return (
    <ul class="stack">
      {cards.map(([kind, price], place) => (
        <li key={place}>
          <Card kind={kind} aside={price === 0 ? privilege.free : money(price)} />
        </li>
      ))}
    </ul>
  );
}
