import { Button } from '../../../../ui/button';
import { useTable } from '../model/base/in-table';
import type { Voice } from '../model/base/voice';
import { doneIn } from '../model/choice';
import type { PanelProps } from '../model/panel-props';
import { doneText, nextAsked, type RestOfTurn, restOfTurn } from '../model/rest-of-turn';

/** Ends the step and tells what follows and what is left over. Renders nothing if the step cannot end. */
export function DoneButton({ turn }: PanelProps) {
  const { state, voice, passed } = useTable();
  const done = doneIn(state);
  if (useIsLastStep()) return <EndTurn turn={turn} />;
  if (done === null) return null;
  return (
    <Button busy={turn.busy} onClick={() => turn.act(done)}>
      {doneText(state, voice, passed?.off)}
    </Button>
  );
}

/** Ends the turn with all steps that are left, and says what that forgoes. */
export function EndTurn({ turn }: PanelProps) {
  const { state, voice } = useTable();
  const rest = restOfTurn(state);
  if (!rest) return null;
  return (
    <Button busy={turn.busy} onClick={() => turn.act(...rest.actions)}>
      {voice.table.endTurn}
      <small>{meaningOf(rest, voice)}</small>
    </Button>
  );
}

function meaningOf(
  { idle, skipped, points, undelivered, forgone, income }: RestOfTurn,
  { table, names }: Voice,
): string {
  const undone = [
    ...(undelivered > 0 ? [table.trolley.undelivered(undelivered)] : []),
    ...(idle > 0 ? [table.stillActive(idle)] : []),
    ...(skipped.length > 0 ? [table.skips(skipped.map((step) => names.step[step]))] : []),
    ...(forgone > 0 ? [table.forgoes(forgone)] : []),
  ];
  const left = points > 0 ? [table.trolley.unused(points)] : [];
  return [...left, ...(undone.length > 0 ? undone : [table.earns(income)])].join(' · ');
}

/** Whether nothing more is asked in the turn after the step that is open. */
export function useIsLastStep(): boolean {
  const { state, passed } = useTable();
  return nextAsked(state, passed?.off) === 'end';
}
