import type { InPosition } from '../model/base/in-table';
import { OwnerMark } from './owner-mark';

/** What is asked, and for whom where that is not the seat itself. */
export function questionFor({ state, facts, voice }: InPosition, ask: string) {
  if (!state.world.company || facts.owner < 0) return ask;
  return (
    <>
      <OwnerMark owner={facts.owner} />
      {voice.table.decideFor(voice.owner(facts.owner), ask)}
    </>
  );
}
