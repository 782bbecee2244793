import { figureAt } from '../../../../../kit/figure-at';
import { Button } from '../../../../../ui/button';
import { useTableWords } from '../../../../../ui/table-words';
import { ConfirmButton } from '../../../../../ui/turn/confirm-button';
import { useTable } from '../../../view/model/base/in-table';
import { chosenActions } from '../../../view/model/choice';
import type { PanelProps, Panels } from '../../../view/model/panel-props';
import { Frame } from '../../../view/pieces/frame';
import { questionFor } from '../../../view/pieces/question-for';
import { leftAfter, withTheRest } from '../model/removal';

/** The pieces that leave after a scoring: several taps on the map, and one confirmation. */
function RemovalPanel({ turn }: PanelProps) {
  const now = useTable();
  const { state, voice } = now;
  const { majorities: text, ask } = voice.table;
  const house = useTableWords();
  const chosen = chosenActions(state, turn.choice);
  const all = figureAt(state.shrinkLeft, 0);
  const left = leftAfter(state, chosen);
  // What is forced after those chosen goes with them.
  const off = chosen.length > 0 ? all - left : 0;
  return (
    <Frame
      question={questionFor(now, ask.shrink ?? '')}
      note={text.chosenOf(off, all)}
      notice={turn.notice}
      step="shrink"
      foot={
        <>
          {chosen.length > 0 && <Button onClick={turn.back}>{house.back}</Button>}
          {left > 0 && (
            <Button
              onClick={() => turn.choose({ step: 'deed', actions: withTheRest(state, chosen) })}
            >
              {text.chooseRest(left)}
            </Button>
          )}
          {chosen.length > 0 && (
            <ConfirmButton busy={turn.busy} onClick={turn.confirm}>
              {text.remove('pieces', off)}
            </ConfirmButton>
          )}
        </>
      }
    >
      <p>{text.howTo}</p>
    </Frame>
  );
}

export const panels: Panels = { of: {}, joined: { shrink: RemovalPanel } };
