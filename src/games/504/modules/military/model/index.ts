import { Flag, Landmark, ShieldPlus, Swords, Undo2 } from 'lucide-preact';
import { figureAt } from '../../../../../kit/figure-at';
import { BOUNTY, HQ_ARMIES } from '../../../data/figures';
import { holds } from '../../../data/world/holds';
import { worldFrom } from '../../../data/world/world';
import { residentsEach, settlementsEach } from '../../../rules/base/pieces';
import { NONE } from '../../../rules/state/fields';
import type { Owner } from '../../../rules/state/ids';
import { activeOwner, placeOf, type State } from '../../../rules/state/state';
import { factsOf } from '../../../view/model/base/facts';
import type {
  EnteringOffer,
  ModuleModel,
  OfferKinds,
  Telling,
} from '../../../view/model/base/parts';
import { tileNamed } from '../../../view/model/base/places';
import { ownersIn } from '../../../view/model/base/position';
import type { Voice } from '../../../view/model/base/voice';
import { armiesOn, controllerOf } from '../rules/armies';
import { attack } from '../rules/attack';
import { type FightOdds, fightOdds } from '../rules/fight-odds';
import { WAR_LEFT } from '../state';

/** Fights, and what follows them. */
const offers: OfferKinds = {
  fight: {
    rank: 0,
    icon: Swords,
    title(state, form, { table }) {
      const tile = tileNamed(state, form.at);
      const attackers = figureAt(state.attackers, placeOf(activeOwner(state), tile));
      return table.war.fight(attackers, armiesOn(state, tile));
    },
    note(state, form, voice) {
      const tile = tileNamed(state, form.at);
      const owner = activeOwner(state);
      const attackers = figureAt(state.attackers, placeOf(owner, tile));
      return oddsText(oddsOfAttack(state, owner, tile, attackers), armiesOn(state, tile), voice);
    },
  },
  retreat: {
    rank: 0,
    icon: Undo2,
    repeats: true,
    title: (_state, _form, { table }) => table.war.retreat,
    note: (state, _form, { table }) => table.war.toRetreat(figureAt(state.war, WAR_LEFT)),
  },
  refuge: {
    rank: 0,
    icon: Landmark,
    title: (_state, _form, { table }) => table.war.refuge,
  },
  seize: {
    rank: 0,
    icon: Flag,
    title: (_state, _form, { table }) => table.war.seize,
    note: (_state, _form, { table }) => table.becomesSettlement,
  },
  annex: {
    rank: 0,
    icon: ShieldPlus,
    title: (_state, _form, { table }) => table.war.annex,
    note: (state, _form, { table }) =>
      table.war.toAnnex(figureAt(state.storedSettlements, activeOwner(state))),
  },
};

/** M4.6, M4.13: a move onto a foreign tile, with its likely result. */
const attackOffer: EnteringOffer = {
  isHere: attack.isHere,
  title: (_state, _tile, { table }, count) => table.war.attack(count),
  note(state, tile, voice, count) {
    const armies = armiesOn(state, tile);
    if (state.world.role[4] === 3) return voice.table.war.skirmish(Math.min(count, armies), armies);
    const owner = activeOwner(state);
    const attackers = figureAt(state.attackers, placeOf(owner, tile)) + count;
    return oddsText(oddsOfAttack(state, owner, tile, attackers), armies, voice);
  },
};

/** The exact odds of a fight with `attackers` attackers on a tile (M4.10, M4.11). */
function oddsOfAttack(state: State, owner: Owner, tile: number, attackers: number): FightOdds {
  // The one that is reused is copied.
  return { ...fightOdds(state, owner, tile, attackers) };
}

/** The same in a line: against how many armies, how surely they fall, and how many attackers that costs. */
function oddsText(
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

const telling: Telling = {
  tile(state, tile, voice) {
    const { war } = voice.table;
    const guards = [
      ...(figureAt(state.barracks, tile) > 0 ? [war.barracks] : []),
      ...(figureAt(state.militia, tile) > 0 ? [war.militia] : []),
      ...(figureAt(state.bounty, tile) > 0 ? [war.bounty(BOUNTY)] : []),
    ];
    const defender = controllerOf(state, tile);
    const isHq = defender !== NONE && state.hq[defender] === tile;
    const hits = isHq ? figureAt(state.hqHits, defender) : 0;
    const attackers = ownersIn(state).flatMap((owner) => {
      const count = figureAt(state.attackers, placeOf(owner, tile));
      return count > 0 ? [war.attackersHere(voice.owner(owner), count)] : [];
    });
    return [
      ...guards,
      ...(hits > 0 ? [war.hits(hits, HQ_ARMIES)] : []),
      ...(isHq && figureAt(state.safe, defender) > 0 ? [war.safe(voice.owner(defender))] : []),
      ...attackers,
    ];
  },
  note(state, { table }) {
    switch (factsOf(state).pending) {
      case 'retreat':
        return table.war.toRetreat(figureAt(state.war, WAR_LEFT));
      case 'annex':
        return table.war.toAnnex(figureAt(state.storedSettlements, activeOwner(state)));
      default:
        return '';
    }
  },
  goal({ world: { name } }, { table }) {
    const world = worldFrom(name);
    return table.war.goal(world !== null && holds(world, ['siege']));
  },
  /**
   * M4.22: how few residents or settlements are left, whichever is nearer to the last one. Both are counted from the
   * smaller number (G2.2), so that it stays the same all match long.
   */
  progress(state, owner) {
    const needs = Math.min(residentsEach(state), settlementsEach(state));
    const left = Math.min(
      figureAt(state.storedResidents, owner),
      figureAt(state.storedSettlements, owner),
    );
    return { has: needs - left, needs };
  },
};

export const militaryModel: ModuleModel = { offers, telling, entering: attackOffer };
