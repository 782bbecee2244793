import { Redo2, Undo2, UndoDot } from 'lucide-preact';
import type { Seat } from '../../kit/rules';
import type { LiveMatch } from '../../match/live-match';
import { IconButton } from '../../ui/button';
import { seatName } from '../match-parts/match-title';
import { useWords } from '../words/words';
import { useUndo } from './use-undo';

/**
 * Undo of a step, and beside it redo, or else undo of the whole turn where that is more: a small phone has room for
 * two. The menu always has the whole turn.
 */
export function UndoButtons({ match }: { readonly match: LiveMatch }) {
  const { match: named, table } = useWords();
  const { undo, redo } = useUndo(match);
  const step = match.canUndo.value;
  const turn = match.canUndoTurn.value;
  const back = match.canRedo.value;
  const nameOf = (seat: Seat) => seatName(match.header, seat, named.automa);
  return (
    <>
      <IconButton
        name={step === null ? table.undo : table.undoOf(nameOf(step))}
        icon={Undo2}
        dimmed={step === null}
        onClick={() => undo('step')}
      />
      {turn !== null && back === null ? (
        <IconButton
          name={table.undoTurnOf(nameOf(turn))}
          icon={UndoDot}
          onClick={() => undo('turn')}
        />
      ) : (
        <IconButton
          name={back === null ? table.redo : table.redoOf(nameOf(back))}
          icon={Redo2}
          dimmed={back === null}
          onClick={redo}
        />
      )}
    </>
  );
}
