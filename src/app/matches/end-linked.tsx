import { Flag, Play, RotateCcw } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { isEndedEarly } from '../../link/session/lobby';
import type { TableClient } from '../../match/linked/table-client';
import { Button } from '../../ui/button';
import { AskingButton } from '../../ui/warning/asking-button';
import { useAfterWords } from '../after/words';
import { nameIn } from '../link/shown-names';
import { askAsHost, playAgain } from '../link/table-actions';
import { linkedTables } from '../link/tables';
import { useLinkedMatchWords } from '../link/words/match-words';
import { useWords } from '../words/words';
import { useMatchesWords } from './words';

const setEnded = (here: TableClient, ends: boolean) =>
  askAsHost(here, (host, now) => host.setEnded(ends, now));

export interface EndLinkedProps {
  readonly id: string;
  /** Called when something has been done. */
  readonly onDone: () => void;
  /** What is shown for a match whose table this phone is not at. */
  readonly otherwise?: ComponentChildren;
}

/** Ends a match of linked phones for everybody, or continues it. Guests are told who can. */
export function EndLinked({ id, onDone, otherwise }: EndLinkedProps) {
  const own = useLinkedMatchWords();
  const { resume } = useMatchesWords();
  const here = linkedTables.client.value;
  const { role, table } = here?.view.value ?? {};
  if (!here?.plays(id) || !table) return <>{otherwise}</>;
  const run = (ends: boolean) => () => {
    onDone();
    setEnded(here, ends);
  };
  if (role === 'guest') return <p class="note">{own.hostEnds(nameIn(here, table.host))}</p>;
  if (isEndedEarly(table))
    return (
      <Button wide icon={Play} onClick={run(false)}>
        {resume}
      </Button>
    );
  return (
    <AskingButton
      wide
      icon={Flag}
      question={own.asksEnd}
      warning={own.endHint}
      go={own.endNow}
      onGo={run(true)}
    >
      {own.end}
    </AskingButton>
  );
}

export interface LinkedEndProps {
  readonly id: string;
}

/** Above the table of a match that its host has ended early: who did, and what comes next. */
export function LinkedEnd({ id }: LinkedEndProps) {
  const words = useWords();
  const own = useLinkedMatchWords();
  const after = useAfterWords();
  const { resume } = useMatchesWords();
  const here = linkedTables.client.value;
  const { role, linked, table } = here?.view.value ?? {};
  const ended = table && isEndedEarly(table) ? table.ended : null;
  if (!here?.plays(id) || !ended)
    return (
      <div class="notice">
        <p>{words.match.endedEarly}</p>
      </div>
    );
  const isOwn = ended.by === here.self.phone;
  return (
    <div class="notice">
      <p>{isOwn ? own.endedHere : own.endedBy(nameIn(here, ended.by))}</p>
      {role === 'host' && (
        <Button icon={Play} name={resume} onClick={() => setEnded(here, false)}>
          {own.goOn}
        </Button>
      )}
      {linked && (
        <Button icon={RotateCcw} name={after.again} onClick={playAgain}>
          {after.againShort}
        </Button>
      )}
    </div>
  );
}
