import { figureAt } from '../../../../../kit/figure-at';
import { Button } from '../../../../../ui/button';
import { useTableWords } from '../../../../../ui/table-words';
import { outlookOf } from '../../../view/model/base/facts';
import { useTable } from '../../../view/model/base/in-table';
import { legalIn, legalOf, whyNot } from '../../../view/model/base/legal';
import { doneIn } from '../../../view/model/choice';
import type { OwnPanelProps, PanelProps, Panels } from '../../../view/model/panel-props';
import { doneText } from '../../../view/model/rest-of-turn';
import { DoneButton } from '../../../view/pieces/done-button';
import { Frame } from '../../../view/pieces/frame';
import { AskNoMore } from '../../../view/pieces/passed-steps';
import { questionFor } from '../../../view/pieces/question-for';
import { useInPosition } from '../../../view/pieces/use-in-position';
import { buyText, sellText } from '../model';
import { upkeepOf } from '../rules/role-1';
import { HoldingTable } from './holding-table';

/**
 * A share round: a company is opened, then bought or sold; or the seat passes or quits. What is offered of the open one
 * takes the place of the buttons below the table, so that no line moves away from the finger.
 */
export function SharePanel({ turn, acting }: OwnPanelProps) {
  const { state, voice, table } = useTable();
  const house = useTableWords();
  const [company, setCompany] = useInPosition<number | null>(state, null);
  const legal = legalIn(state);
  const done = doneIn(state);
  const only = (word: string) => legal.find(({ form }) => form.do === word);
  const [pass, quit] = [only('pass'), only('quit')];
  const trades = legal.some(({ form }) => form.do === 'buy' || form.do === 'sell');
  const sales = legal.filter(({ form }) => form.do === 'sell' && form.company === company);
  const buys = legal.find(({ form }) => form.do === 'buy' && form.company === company);
  const why = company === null || buys ? null : whyNot(state, { do: 'buy', company });
  return (
    <Frame
      question={trades ? table.share.ask : table.share.nothing}
      note={table.share.cash(state.seatCash[acting] ?? 0)}
      notice={turn.notice}
      step="share"
      foot={
        company === null ? (
          <>
            {pass && (
              <Button busy={turn.busy} onClick={() => turn.act(pass.action)}>
                {voice.names.action.pass}
              </Button>
            )}
            {quit && (
              <Button busy={turn.busy} onClick={() => turn.act(quit.action)}>
                {table.share.quit}
                <small>{table.share.quitMeans}</small>
              </Button>
            )}
            {done !== null && (
              <Button kind="primary" busy={turn.busy} onClick={() => turn.act(done)}>
                {doneText(state, voice)}
              </Button>
            )}
          </>
        ) : (
          <>
            <Button onClick={() => setCompany(null)}>{house.back}</Button>
            <Button
              wide
              dimmed={!buys}
              onClick={() =>
                buys
                  ? turn.choose({ step: 'deed', actions: [buys.action] })
                  : why && turn.refuse(why)
              }
            >
              {buyText(state, company, voice)}
              {why && <small>{voice.refusal(why)}</small>}
            </Button>
            {sales.map(({ action, form }) => (
              <Button key={action} onClick={() => turn.choose({ step: 'deed', actions: [action] })}>
                {sellText(state, company, Number(form.count), voice)}
              </Button>
            ))}
          </>
        )
      }
    >
      <HoldingTable open={company} onOpen={(one) => setCompany(one === company ? null : one)} />
    </Frame>
  );
}

/** M9.18: pay the income of a company out, or keep it: what everybody gets by each, by the rules. */
export function DividendPanel({ turn }: PanelProps) {
  const now = useTable();
  const { state, facts, voice } = now;
  const { table, names } = voice;
  const company = facts.owner;
  return (
    <Frame
      question={questionFor(now, table.dividend.ask)}
      note={table.dividend.earned(figureAt(state.income, company), upkeepOf(state, company))}
      notice={turn.notice}
      step={`dividend ${company}`}
    >
      <ul class="stack f-offers">
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
                class="framed f-offer"
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

/** M9.28: shares of the others' companies that lie in the bank. */
export function DealPanel({ turn }: PanelProps) {
  const { state, facts, voice, table } = useTable();
  return (
    <Frame
      question={table.ask.deal ?? ''}
      note={table.share.cash(figureAt(state.cash, facts.owner))}
      notice={turn.notice}
      step="deal"
      foot={
        <>
          <SellOne turn={turn} />
          <DoneButton turn={turn} />
        </>
      }
    >
      <div class="f-ways">
        {legalOf(state, 'buy').map(({ action, form }) => (
          <Button key={action} onClick={() => turn.choose({ step: 'deed', actions: [action] })}>
            {buyText(state, Number(form.company), voice)}
          </Button>
        ))}
      </div>
      <HoldingTable />
      <AskNoMore />
    </Frame>
  );
}

/** M9.26: a share of the own company may be sold once in a turn, in any step of it. */
export function SellOne({ turn }: PanelProps) {
  const { state, facts, voice } = useTable();
  const sale = legalIn(state).find(
    ({ form }) => form.do === 'sell' && Object.keys(form).length === 1,
  );
  if (!sale) return null;
  return (
    <Button onClick={() => turn.choose({ step: 'deed', actions: [sale.action] })}>
      {voice.table.share.sellOwn}
      <small>{voice.table.plus(figureAt(state.value, facts.owner))}</small>
    </Button>
  );
}

export const panels: Panels = {
  of: { share: SharePanel, dividend: DividendPanel, deal: DealPanel },
  Beside: SellOne,
};
