import { figureAt } from '../../../../../kit/figure-at';
import { Button } from '../../../../../ui/button';
import { KINDS } from '../../../data/board';
import { legalOf } from '../../../view/model/base/legal';
import { doneIn } from '../../../view/model/choice';
import type { PanelProps } from '../../../view/model/panel-props';
import { Frame } from '../../../view/pieces/frame';
import { useInPosition } from '../../../view/pieces/use-in-position';

/** M5.7: a marker goes from a stack to another one before the tile is drawn. */
export function ShiftPanel({ state, turn, voice }: PanelProps) {
  const { shift } = voice.table.privilege;
  const kinds = KINDS.filter((_, kind) => figureAt(state.markers, kind) > 0);
  const [from, setFrom] = useInPosition<string>(state, kinds[0] ?? '');
  const ways = legalOf(state, 'shift').filter(({ form }) => form.from === from);
  const done = doneIn(state);
  const marked = (kind: (typeof KINDS)[number]) =>
    shift.marker(voice.names.kind[kind], figureAt(state.markers, KINDS.indexOf(kind)));
  return (
    <Frame
      question={shift.ask}
      notice={turn.notice}
      step="shift"
      foot={
        done !== null && (
          <Button busy={turn.busy} onClick={() => turn.act(done)}>
            {shift.leave}
          </Button>
        )
      }
    >
      <div class="f-ways" role="group" aria-label={shift.from}>
        <span>{shift.from}</span>
        {kinds.map((kind) => (
          <Button key={kind} pressed={kind === from} onClick={() => setFrom(kind)}>
            {marked(kind)}
          </Button>
        ))}
      </div>
      <div class="f-ways" role="group" aria-label={shift.to}>
        <span>{shift.to}</span>
        {ways.map(({ action, form }) => (
          <Button key={action} busy={turn.busy} onClick={() => turn.act(action)}>
            {marked(form.to as (typeof KINDS)[number])}
          </Button>
        ))}
      </div>
    </Frame>
  );
}
