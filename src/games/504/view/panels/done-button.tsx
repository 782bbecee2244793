import { Button } from '../../../../ui/button';
import { PENDING, STEP } from '../../rules/base/windows';
import { at } from '../at';
import { doneIn } from '../choice';
import type { PanelProps } from './panel-props';

/** Ends the step, with what that means: what follows, and what is left over. Nothing where it cannot be ended. */
export function DoneButton({ state, facts, turn, voice }: PanelProps) {
  const done = doneIn(state);
  if (done === null) return null;
  const { table, names } = voice;
  const { steps } = state.world;
  const next = at(state.now, PENDING) === 0 ? steps[at(state.now, STEP) + 1]?.name : facts.step;
  const own = facts.owners[facts.owner];
  const active = facts.step === 'act' ? (own?.active ?? 0) : 0;
  const isLast = facts.phase === 'turn' && facts.pending === '' && next === undefined;
  const meaning =
    active > 0 && facts.pending === ''
      ? table.stillActive(active)
      : isLast && own
        ? table.earns(own.income)
        : '';
  return (
    <Button busy={turn.busy} onClick={() => turn.act(done)}>
      {isLast
        ? table.endTurn
        : facts.phase === 'turn' && next
          ? table.onTo(names.step[next])
          : table.done}
      {meaning && <small>{meaning}</small>}
    </Button>
  );
}
