import { rules } from '../../rules';
import type { InPosition } from '../model/base/in-table';
import { OwnerMark } from './owner-mark';

/** What is asked, and for whom where that is not the seat itself; or that it is the turn of the same seat again. */
export function questionFor(now: InPosition, ask: string) {
  const { state, facts, voice } = now;
  if (!state.world.company || facts.owner < 0) return isAgain(now) ? voice.table.again(ask) : ask;
  return (
    <>
      <OwnerMark owner={facts.owner} />
      {voice.table.decideFor(voice.owner(facts.owner), ask)}
    </>
  );
}

/** Whether the last turn was of the same seat, and nothing is done in this one yet: the order changes between rounds. */
function isAgain({ state, facts, plies }: InPosition): boolean {
  const last = plies.filter(({ heading }) => heading?.phase === 'turn').at(-1);
  if (facts.phase !== 'turn' || !last) return false;
  return last.seat === facts.toAct && last.turn !== rules.turn(state);
}
