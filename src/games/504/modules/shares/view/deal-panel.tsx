import { figureAt } from '../../../../../kit/figure-at';
import { Button } from '../../../../../ui/button';
import { legalOf } from '../../../view/model/base/legal';
import type { PanelProps } from '../../../view/model/panel-props';
import { DoneButton } from '../../../view/pieces/done-button';
import { Frame } from '../../../view/pieces/frame';
import { AskNoMore } from '../../../view/pieces/passed-steps';
import { buyText } from '../model';
import { HoldingTable } from './holding-table';
import { SellOne } from './sell-one';

/** M9.28: shares of the others' companies that lie in the bank. */
export function DealPanel(props: PanelProps) {
  const { state, turn, voice } = props;
  const { table } = voice;
  return (
    <Frame
      question={table.ask.deal ?? ''}
      note={table.share.cash(figureAt(state.cash, props.facts.owner))}
      notice={turn.notice}
      step="deal"
      foot={
        <>
          <SellOne {...props} />
          <DoneButton {...props} />
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
      <HoldingTable state={state} voice={voice} />
      <AskNoMore {...props} />
    </Frame>
  );
}
