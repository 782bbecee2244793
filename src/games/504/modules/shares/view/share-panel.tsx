import { useEffect } from 'preact/hooks';
import { Button } from '../../../../../ui/button';
import { useTableWords } from '../../../../../ui/table-words';
import { legalIn, whyNot } from '../../../view/model/base/legal';
import { doneIn } from '../../../view/model/choice';
import type { PanelProps } from '../../../view/model/panel-props';
import { Frame } from '../../../view/pieces/frame';
import { useInPosition } from '../../../view/pieces/use-in-position';
import { buyText, sellText } from '../model';
import { HoldingTable } from './holding-table';

/**
 * A share round: a company is opened, then bought or sold; or the seat passes or quits. What is offered of the open one
 * takes the place of the buttons below the table, so that no line moves away from the finger.
 */
export function SharePanel({ state, turn, voice, acting }: PanelProps) {
  const { table } = voice;
  const house = useTableWords();
  const [company, setCompany] = useInPosition<number | null>(state, null);
  // What is offered of it below the table may need more room.
  useEffect(
    () => document.querySelector('.f-holdings [data-open]')?.scrollIntoView({ block: 'nearest' }),
    [company],
  );
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
                {table.done}
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
      <HoldingTable
        state={state}
        voice={voice}
        open={company}
        onOpen={(one) => setCompany(one === company ? null : one)}
      />
    </Frame>
  );
}
