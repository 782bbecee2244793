import { ArrowLeft, Menu, Redo2, Undo2 } from 'lucide-preact';
import { isTrouble } from '../../archive/trouble';
import type { LiveMatch } from '../../match/live-match';
import { IconButton } from '../../ui/button';
import { SeatMark } from '../../ui/seat-mark';
import { showToast } from '../../ui/toast';
import { useGo } from '../go';
import { holdUpdates } from '../install/updates';
import { seatName } from '../match-title';
import { useTitle } from '../screen';
import { useWords } from '../words/words';
import { houseAnswer } from './refused';

/** Whose turn it is, and taking back and restoring. */
export function TableHead({
  match,
  onMenu,
}: {
  readonly match: LiveMatch;
  readonly onMenu: () => void;
}) {
  const words = useWords();
  const go = useGo();
  const seat = match.toAct.value;
  const person = seat === null ? undefined : match.header.seats[seat];
  const title = person ? words.table.turn(person.name) : words.match.over;
  const heading = useTitle(title);
  const undoable = match.canUndo.value;
  const redoable = match.canRedo.value;
  const nameOf = (one: number) => seatName(match.header, one, words.match.automa);

  const { noUndo: usual, noUndoAlone } = words.table;
  const noUndo = match.header.undo === 'free' ? noUndoAlone : usual;

  const step = async (kind: 'undo' | 'redo') => {
    const possible = kind === 'undo' ? undoable : redoable;
    if (possible === null) {
      showToast({ text: kind === 'undo' ? noUndo : words.table.noRedo });
      return;
    }
    const answer = await holdUpdates(match[kind]());
    // Trouble has a banner of its own.
    if (!answer || isTrouble(answer)) return;
    const said = houseAnswer(answer, words, match.party.peek());
    if (typeof said === 'string') showToast({ text: said });
  };

  return (
    <header class="screen__head table__head">
      <IconButton name={words.app.home} icon={ArrowLeft} onClick={() => go.up('/')} />
      {person && <SeatMark {...person} among={match.header.seats} />}
      <h1 class="table__turn" ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <IconButton
        name={undoable === null ? words.table.undo : words.table.undoOf(nameOf(undoable))}
        icon={Undo2}
        dimmed={undoable === null}
        onClick={() => void step('undo')}
      />
      <IconButton
        name={redoable === null ? words.table.redo : words.table.redoOf(nameOf(redoable))}
        icon={Redo2}
        dimmed={redoable === null}
        onClick={() => void step('redo')}
      />
      <IconButton name={words.table.menu} icon={Menu} onClick={onMenu} />
    </header>
  );
}
