import { figureAt } from '../../../../../kit/figure-at';
import { outlookOf } from '../../../view/model/base/facts';
import { legalIn } from '../../../view/model/base/legal';
import type { PanelProps } from '../../../view/model/panel-props';
import { Frame } from '../../../view/pieces/frame';
import { OwnerMark } from '../../../view/pieces/owner-mark';
import { upkeepOf } from '../rules/role-1';

/** M9.18: pay the income of a company out, or keep it: what everybody gets by each, by the rules. */
export function DividendPanel({ state, facts, turn, voice }: PanelProps) {
  const { table, names } = voice;
  const company = facts.owner;
  return (
    <Frame
      question={
        <>
          <OwnerMark owner={company} voice={voice} />
          {table.decideFor(voice.owner(company), table.dividend.ask)}
        </>
      }
      note={table.dividend.earned(figureAt(state.income, company), upkeepOf(state, company))}
      notice={turn.notice}
      step={`dividend ${company}`}
    >
      <ul class="f-offers">
        {legalIn(state).map(({ action, form }) => {
          const { before, after } = outlookOf(state, [action]);
          const gains = voice.seats.flatMap((_, seat) => {
            const more = (after.seatCash[seat] ?? 0) - (before.seatCash[seat] ?? 0);
            return more === 0 ? [] : [`${voice.seat(seat)} ${table.plus(more)}`];
          });
          const kept = (after.owners[company]?.cash ?? 0) - (before.owners[company]?.cash ?? 0);
          return (
            <li key={action}>
              <button
                type="button"
                class="f-offer"
                data-do={String(form.do)}
                aria-busy={turn.busy || undefined}
                onClick={() => !turn.busy && turn.act(action)}
              >
                <span class="f-offer__text">
                  <b>{names.action[form.do as 'payout']}</b>
                  <span>
                    {[
                      ...gains,
                      table.dividend.keeps(voice.owner(company), kept),
                      ...(form.do === 'withhold' ? [] : [table.dividend.rises]),
                    ].map((gain, place) => [place > 0 && ' · ', <span key={gain}>{gain}</span>])}
                  </span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </Frame>
  );
}
