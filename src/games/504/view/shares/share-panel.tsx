import { Button } from '../../../../ui/button';
import { foundingPrice } from '../../rules/shares/found';
import { doneIn } from '../choice';
import { legalIn, whyNot } from '../legal';
import type { PanelProps } from '../panel-props';
import { Frame } from '../panels/frame';
import { useInPosition } from '../panels/use-in-position';
import { HoldingTable } from './holding-table';

/** A share round: a company is opened, then bought or sold; or the seat passes or quits. */
export function SharePanel({ state, turn, voice, acting }: PanelProps) {
  const { table } = voice;
  const [company, setCompany] = useInPosition<number | null>(state, null);
  const legal = legalIn(state);
  const done = doneIn(state);
  const only = (word: string) => legal.find(({ form }) => form.do === word);
  const [pass, quit] = [only('pass'), only('quit')];
  const sales = legal.filter(({ form }) => form.do === 'sell' && form.company === company);
  const buys = legal.find(({ form }) => form.do === 'buy' && form.company === company);
  const why = company === null || buys ? null : whyNot(state, { do: 'buy', company });
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
      <HoldingTable state={state} voice={voice} open={company} onOpen={setCompany} />
    </Frame>
  );
}
