import { Gauge, Package } from 'lucide-preact';
import { figureAt } from '../../../../../kit/figure-at';
import { activeOwner } from '../../../rules/state/state';
import { outlookOf } from '../../../view/model/base/facts';
import { useTable } from '../../../view/model/base/in-table';
import { legalOf } from '../../../view/model/base/legal';
import { lookAt } from '../../../view/model/choice';
import { offersAt } from '../../../view/model/offers';
import type { PanelProps, Panels } from '../../../view/model/panel-props';
import { OfferList } from '../../../view/pieces/offer-list';
import { upgradeText } from '../model';
import { mayDrive } from '../model/journeys';

/** Upgrades to buy; and during its trip, what the trolley can do where it is. */
export function TrolleyWithin({ turn }: PanelProps) {
  const { state, facts } = useTable();
  if (facts.phase !== 'turn' || facts.pending !== '') return null;
  if (facts.step === 'upgrade') return <Upgrades turn={turn} />;
  const tile = figureAt(state.trolleyAt, activeOwner(state));
  const offers = mayDrive(state) ? offersAt(state, tile, null) : [];
  if (offers.length === 0) return null;
  return (
    <OfferList
      offers={offers}
      chosen={null}
      hex={tile}
      tellsFrom={false}
      count={1}
      onChoose={({ id }) => turn.choose({ ...lookAt(tile), offer: id })}
    />
  );
}

function Upgrades({ turn }: PanelProps) {
  const { state, voice } = useTable();
  const { money } = voice.table;
  return (
    <ul class="stack f-offers">
      {legalOf(state, 'upgrade').map(({ action, form }) => {
        const { before, after } = outlookOf(state, [action]);
        const cash = (facts: typeof before) => facts.owners[before.owner]?.cash ?? 0;
        const Glyph = form.what === 'speed' ? Gauge : Package;
        return (
          <li key={action}>
            <button
              type="button"
              class="framed f-offer"
              data-offer={`upgrade ${form.what}`}
              onClick={() => turn.choose({ step: 'deed', actions: [action] })}
            >
              <Glyph size={24} aria-hidden="true" />
              <span class="f-offer__text">
                <b>{upgradeText(state, form.what, voice)}</b>
              </span>
              <b>{money(cash(before) - cash(after))}</b>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

export const panels: Panels = { of: {}, Within: TrolleyWithin };
