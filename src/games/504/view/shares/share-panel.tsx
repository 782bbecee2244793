import { useState } from 'preact/hooks';
import { isRefusal, type Refusal } from '../../../../kit/rules';
import { Button } from '../../../../ui/button';
import { rules } from '../../rules';
import { doneIn } from '../choice';
import { legalIn } from '../legal';
import { Frame } from '../panels/frame';
import type { PanelProps } from '../panels/panel-props';
import { foundingPrice, HoldingTable } from './holding-table';

/** A share round: a company is opened, then bought or sold; or the seat passes or quits. */
export function SharePanel({ state, turn, voice, acting }: PanelProps) {
  const { table } = voice;
  const [held, setHeld] = useState<{ state: object; company: number } | null>(null);
  const company = held?.state === state ? held.company : null;
  const legal = legalIn(state);
  const done = doneIn(state);
  const only = (word: string) => legal.find(({ form }) => form.do === word);
  const [pass, quit] = [only('pass'), only('quit')];
  const sales = legal.filter(({ form }) => form.do === 'sell' && form.company === company);
  const buys = legal.find(({ form }) => form.do === 'buy' && form.company === company);
  const why = company === null || buys ? null : whyNot(state, company);
  return (
    <Frame
      question={table.share.ask}
      note={table.share.cash(state.seatCash[acting] ?? 0)}
      notice={turn.notice}
      step="share"
      foot={
        <>
          {pass && (
            <Button busy={turn.busy} onClick={() => turn.act(pass.action)}>
              {table.share.pass}
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
              {table.done}
            </Button>
          )}
        </>
      }
    >
      {company !== null && (
        <div class="f-ways" role="group" aria-label={voice.owner(company)}>
          <Button
            dimmed={!buys}
            onClick={() =>
              buys ? turn.choose({ step: 'deed', actions: [buys.action] }) : why && turn.refuse(why)
            }
          >
            {table.share.buy(
              voice.owner(company),
              state.isFounded[company] === 0 ? foundingPrice(company) : null,
            )}
          </Button>
          {sales.map(({ action, form }) => (
            <Button key={action} onClick={() => turn.choose({ step: 'deed', actions: [action] })}>
              {table.share.sell(Number(form.count))}
            </Button>
          ))}
        </div>
      )}
      <HoldingTable
        state={state}
        voice={voice}
        open={company}
        onOpen={(one) => setHeld({ state, company: one })}
      />
    </Frame>
  );
}

/** Why a share of a company cannot be bought now. */
function whyNot(state: PanelProps['state'], company: number): Refusal | null {
  const action = rules.action.read({ do: 'buy', company }, state);
  if (typeof action === 'number') return rules.refusal(state, action);
  return isRefusal(action) ? action : null;
}
