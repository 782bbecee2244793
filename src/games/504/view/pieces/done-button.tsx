import { Button } from '../../../../ui/button';
import type { State } from '../../rules/state/state';
import { useTable } from '../model/base/in-table';
import { stepOf } from '../model/base/position';
import type { Voice } from '../model/base/voice';
import { doneIn } from '../model/choice';
import type { PanelProps } from '../model/panel-props';
import { afterDone, doneText, type RestOfTurn, restOfTurn } from '../model/rest-of-turn';

/** Ends the step and tells what follows and what is left over. Renders nothing if the step cannot end. */
export function DoneButton({ turn }: PanelProps) {
  const { state, voice } = useTable();
  const done = doneIn(state);
  if (isLastStep(state)) return <EndTurn turn={turn} />;
  if (done === null) return null;
  return (
    <Button busy={turn.busy} onClick={() => turn.act(done)}>
      {doneText(state, voice)}
    </Button>
  );
}

/** Ends the turn in one tap, with all steps that are left, and says what that forgoes. Sure money is asked about once. */
export function EndTurn({ turn }: PanelProps) {
  const { state, passed, voice } = useTable();
  const rest = restOfTurn(state);
  if (!rest) return null;
  const { actions } = rest;
  const asks = lossesOf(state, rest, voice, passed?.off).length > 0;
  return (
    <Button
      busy={turn.busy}
      onClick={() => (asks ? turn.choose({ step: 'deed', actions }) : turn.act(...actions))}
    >
      {voice.table.endTurn}
      <small>{meaningOf(rest, voice)}</small>
    </Button>
  );
}

/**
 * Certain gains that are lost in steps not asked about. A player in that step, or with it switched off, keeps the
 * goods on purpose.
 */
export function lossesOf(
  state: State,
  { undelivered, forgone }: RestOfTurn,
  { table }: Voice,
  off: readonly string[] = [],
): readonly string[] {
  const isUnseen = (step: string) => stepOf(state) !== step && !off.includes(step);
  return [
    ...(undelivered > 0 && isUnseen('trolley') ? [table.trolley.undelivered(undelivered)] : []),
    ...(forgone > 0 && isUnseen('sale') ? [table.sale.unsold(forgone)] : []),
  ];
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

/** Whether the turn ends with the step that is open. */
export function isLastStep(state: State): boolean {
  return afterDone(state) === 'end';
}
