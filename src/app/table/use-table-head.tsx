import { Menu, Redo2, Undo2, UndoDot } from 'lucide-preact';
import type { Seat } from '../../kit/rules';
import type { LiveMatch } from '../../match/live-match';
import type { Presentation } from '../../match/presentation';
import { IconButton } from '../../ui/button';
import { SeatMark } from '../../ui/seat-mark';
import { situationOf } from '../log/log-sentences';
import { seatName, shownSeats } from '../match-parts/shown-names';
import type { OpenedMatch } from '../match-parts/use-match';
import { useWords } from '../words/words';
import type { ShellHead } from './table-shell';
import { useUndo } from './use-undo';

/** Who is to act and in which situation, with the buttons for undo and the menu. */
export function useTableHead(
  { match, game }: OpenedMatch,
  presentation: Presentation,
  onMenu: () => void,
  /** The host of linked phones has ended the match early: it is nobody's turn. */
  isEnded: boolean,
): ShellHead {
  const words = useWords();
  const { rules, header } = match;
  const state = match.state.value;
  const seats = shownSeats(header);
  const toAct = rules.toAct(state);
  const showing = presentation.showing.value;
  // What ended the match is shown before the head says that it is over.
  const ender =
    showing && !match.incompatible.value
      ? match.timeline.tip(match.entries.value)?.seat
      : undefined;
  // Of a match that can only be looked at, too.
  const actor = isEnded ? undefined : seats[match.opening.value ?? toAct ?? ender ?? -1];
  // While the automa's turn is animated, the next player may not act yet.
  const automaActs = showing && hasAutoma(match);
  return {
    back: { name: words.app.home, to: '/' },
    mark: !automaActs && actor && <SeatMark {...actor} among={seats} />,
    title: automaActs
      ? words.table.turn(game.automa ?? '')
      : actor
        ? words.table.turn(actor.name)
        : isEnded
          ? words.match.endedEarly
          : words.match.over,
    situation: toAct === null ? null : situationOf(rules, state, game, showing),
    actions: (
      <>
        <UndoButtons match={match} />
        <IconButton name={words.table.menu} icon={Menu} onClick={onMenu} />
      </>
    ),
  };
}

/** Whether an automa plays too: it has no seat. */
function hasAutoma({ rules, state, header }: OpenedMatch['match']): boolean {
  return rules.standing(state.value, []).scores.length > header.seats.length;
}

/** Undo of a step, and redo or undo of the whole turn: a small phone has room for two. The menu has all. */
function UndoButtons({ match }: { readonly match: LiveMatch }) {
  const { match: named, table } = useWords();
  const { undo, redo } = useUndo(match);
  const step = match.canUndo.value;
  const turn = match.canUndoTurn.value;
  const back = match.canRedo.value;
  // The next tap in its place may still be meant for it.
  const redone = match.timeline.entries[match.entries.value - 1]?.do === 'redo';
  const nameOf = (seat: Seat) => seatName(match.header, seat, named.automa);
  return (
    <>
      <IconButton
        name={step === null ? table.undo : table.undoOf(nameOf(step))}
        icon={Undo2}
        dimmed={step === null}
        onClick={() => undo('step')}
      />
      {turn !== null && back === null && !redone ? (
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
