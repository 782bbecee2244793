import type { Owner } from '../../../rules/state/ids';
import type { State } from '../../../rules/state/state';
import type { Voice } from '../../../view/model/base/voice';
import { type FightOdds, fightOdds } from '../rules/fight-odds';

/** The exact odds of a fight with `attackers` attackers on a tile (M4.10, M4.11). */
export function oddsOfAttack(
  state: State,
  owner: Owner,
  tile: number,
  attackers: number,
): FightOdds {
  // The one that is reused is copied.
  return { ...fightOdds(state, owner, tile, attackers) };
}

/** The same in a line: against how many armies, how surely they fall, and how many attackers that costs. */
export function oddsText(
  { conquered, emptied, lost }: FightOdds,
  armies: number,
  { table }: Voice,
): string {
  const { war } = table;
  return [
    war.armies(armies),
    war.conquers(percent(conquered)),
    ...(emptied >= 0.005 ? [war.empties(percent(emptied))] : []),
    war.loses(lost.toFixed(1)),
  ].join(' · ');
}

/** 0 and 100 percent only if certain. */
function percent(share: number): number {
  const rounded = Math.round(100 * share);
  if (rounded === 100 && share < 1 - 1e-9) return 99;
  return rounded === 0 && share > 1e-9 ? 1 : rounded;
}
