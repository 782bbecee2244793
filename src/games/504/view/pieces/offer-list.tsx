import type { Action } from '../../../../kit/rules';
import type { State } from '../../rules/state/state';
import { outlookOf } from '../model/base/facts';
import { useTable } from '../model/base/in-table';
import { hexName, sideOf } from '../model/base/places';
import type { Voice } from '../model/base/voice';
import { actionsOf, type Offer, priceOf } from '../model/offers';
import { offerKind } from '../model/table';

interface OfferListProps {
  readonly offers: readonly Offer[];
  /** The id of the chosen one, and how often it is meant. */
  readonly chosen: string | null;
  readonly hex: number;
  /** Moves there are possible from several hexes. */
  readonly tellsFrom: boolean;
  readonly count: number;
  readonly onChoose: (offer: Offer) => void;
}

/** What can be done here, each with what it takes. */
export function OfferList({ offers, chosen, hex, tellsFrom, count, onChoose }: OfferListProps) {
  const { state, voice } = useTable();
  const originOf = ({ from }: Offer) =>
    from === null || !tellsFrom
      ? ''
      : voice.table.comesFrom(hexName(state, from, voice), sideOf(state, hex, from, voice.names));
  return (
    <ul class="stack f-offers">
      {offers.map((offer) => {
        const kind = offerKind(state, offer.kind);
        const [way] = offer.ways;
        if (!kind || !way) return null;
        const { icon: Glyph } = kind;
        const times = offer.id === chosen ? count : 1;
        return (
          <li key={offer.id}>
            <button
              type="button"
              class="framed f-offer"
              data-offer={offer.id}
              aria-pressed={offer.id === chosen}
              onClick={() => onChoose(offer)}
            >
              <Glyph size={24} aria-hidden="true" />
              <span class="f-offer__text">
                <b>{kind.title(state, way.form, voice, times, hex)}</b>
                <span>
                  {[originOf(offer), kind.note?.(state, way.form, voice, times)]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              <b>{gainText(state, actionsOf(way), voice, priceOf(way))}</b>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/**
 * What actions bring their owner, short enough to fit beside a choice: points, and the next income minus the price of
 * the way there.
 */
export function gainText(
  state: State,
  actions: readonly Action[],
  { table }: Voice,
  price: number,
): string {
  const { before, after } = outlookOf(state, actions);
  const { owner } = before;
  const [was, is] = [before.owners[owner], after.owners[owner]];
  if (!was || !is) return '';
  const [points, income] = [is.points - was.points, is.income - was.income - price];
  return [
    ...(points === 0 ? [] : [table.gains.points(points)]),
    ...(income === 0 && price === 0 ? [] : [table.gains.income(income)]),
  ].join(' ');
}
