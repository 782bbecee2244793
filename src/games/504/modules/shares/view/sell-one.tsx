import { figureAt } from '../../../../../kit/figure-at';
import { Button } from '../../../../../ui/button';
import { legalIn } from '../../../view/model/base/legal';
import type { PanelProps } from '../../../view/model/panel-props';

/** M9.26: a share of the own company may be sold once in a turn, in any step of it. */
export function SellOne({ state, facts, turn, voice }: PanelProps) {
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
