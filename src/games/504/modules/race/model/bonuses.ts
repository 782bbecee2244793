import { figureAt } from '../../../../../kit/figure-at';
import { GOODS, KINDS, TILES } from '../../../data/board';
import { FEAT_COUNT, FEAT_MONEY } from '../../../data/figures';
import type { Event } from '../../../rules/state/events';
import type { Owner } from '../../../rules/state/ids';
import { placeOf, type State } from '../../../rules/state/state';
import { TERRAINS } from '../../../view/model/base/position';
import { tellAgain } from '../../../view/model/base/scoring';
import { countForMajorities } from '../../majorities/rules/leads';
import { countLinks } from '../../roads/rules/links';
import type { BonusKey } from '../events';
import { featsOf } from '../rules/role-3';
import { rewardsFreed } from '../state';

/** A bonus of 2.III (M2.10), and how near each owner is. */
interface Bonus {
  readonly key: BonusKey;
  readonly points: number;
  /** How many of what it is for everybody has to have. */
  readonly needs: number;
  /** By owner; no more than needed. */
  readonly has: readonly number[];
}

/** Whether the world has bonuses that are told by what everybody has: all but those for free cities. */
function countsForBonuses({ world }: State): boolean {
  return world.role[2] === 3 && !rewardsFreed(world);
}

/** Every bonus of the world in the order of the rules, won or not. */
export function bonusesOf(state: State): readonly Bonus[] {
  if (!countsForBonuses(state)) return [];
  const { keys, vp } = featsOf(state.world);
  const { needs, has } = counted(state);
  const all = Array.from({ length: state.owners }, (_, owner) => has(owner));
  return keys.map((key, place) => ({
    key,
    points: figureAt(vp, place),
    needs,
    has: all.map((figures) => Math.min(needs, figures[place] ?? 0)),
  }));
}

/** Those that are still to be won. */
export function openBonuses(state: State): readonly Bonus[] {
  return bonusesOf(state).filter((_, place) => ((figureAt(state.bonuses, 0) >> place) & 1) === 1);
}

/** What a bonus brings: points, or with 9.I money. */
export function bonusAmount(
  { world }: State,
  { points }: Bonus,
): { readonly money?: number; readonly points?: number } {
  return world.role[9] === 1 ? { money: FEAT_MONEY * points } : { points };
}

/** Bonuses that were won. */
export interface BonusesWon {
  /** Those won now, and those still to be won, as everybody was then. */
  readonly bonuses: readonly (Bonus & {
    /** Null: it is still to be won. */
    readonly winner: Owner | null;
  })[];
}

/** The bonuses that these events tell of, which led on from a position; null: none. */
export function bonusesIn(before: State, events: readonly Event[]): BonusesWon | null {
  if (!countsForBonuses(before) || !events.some(({ event }) => event === 'bonus')) return null;
  const winners = new Map<BonusKey, Owner>();
  let all: readonly Bonus[] = [];
  let open: readonly BonusKey[] = [];
  tellAgain(before, events, (told, state) => {
    if (told.event !== 'bonus') return;
    winners.set(told.key, told.owner);
    all = bonusesOf(state);
    open = openBonuses(state).map(({ key }) => key);
  });
  const isTold = ({ key }: Bonus) => winners.has(key) || open.includes(key);
  const bonuses = all
    .filter(isTold)
    .map((bonus) => ({ ...bonus, winner: winners.get(bonus.key) ?? null }));
  return bonuses.length > 0 ? { bonuses } : null;
}

/** The bonus that an owner is nearest to, and who that is; null: nobody is on the way to one. */
export function nearestBonus(state: State): (Bonus & { readonly owner: Owner }) | null {
  const ways = openBonuses(state).map((bonus) => {
    const most = Math.max(...bonus.has);
    return { ...bonus, most, owner: bonus.has.indexOf(most) };
  });
  const [nearest] = ways.sort((a, b) => a.needs - a.most - (b.needs - b.most));
  return nearest && nearest.most > 0 ? nearest : null;
}

interface Counted {
  readonly needs: number;
  /** What an owner has for each bonus. */
  has(owner: Owner): readonly number[];
}

const counts = new Uint8Array(KINDS.length);
const ofTerrains = (figures: ArrayLike<number>, first = 0) =>
  TERRAINS.map((kind) => figureAt(figures, first + kind));

/** By the module of role I, with 9.I of role II. */
function counted(state: State): Counted {
  const { role } = state.world;
  switch (role.indexOf(role[9] === 1 ? 2 : 1)) {
    case 1:
      return {
        needs: FEAT_COUNT.delivered,
        has: (owner) =>
          GOODS.map((_, good) => figureAt(state.delivered, owner * GOODS.length + good)),
      };
    case 3:
      return { needs: FEAT_COUNT.other, has: (owner) => factoriesOf(state, owner) };
    case 5:
      return {
        needs: FEAT_COUNT.other,
        has: (owner) => ofTerrains(state.explored, owner * KINDS.length),
      };
    case 6:
      return {
        needs: FEAT_COUNT.other,
        has(owner) {
          countLinks(state, owner, counts);
          return ofTerrains(counts);
        },
      };
    case 7:
      return { needs: TERRAINS.length, has: (owner) => terrainsOf(state, owner) };
    default:
      return { needs: FEAT_COUNT.other, has: (owner) => plantsOf(state, owner) };
  }
}

/** Cities with factories, and the most factories in one. */
function factoriesOf({ factories }: State, owner: Owner): readonly number[] {
  const all = Array.from({ length: TILES }, (_, tile) => figureAt(factories, placeOf(owner, tile)));
  return [all.filter((count) => count > 0).length, Math.max(...all)];
}

/** Terrains of which an owner controls one, and two. */
function terrainsOf(state: State, owner: Owner): readonly number[] {
  countForMajorities(state, owner, counts);
  const figures = ofTerrains(counts);
  return [1, 2].map((least) => figures.filter((figure) => figure >= least).length);
}

function plantsOf({ plant, plantOwner }: State, owner: Owner): readonly number[] {
  return GOODS.map(
    (_, good) =>
      plant.filter((planted, tile) => planted === good + 1 && plantOwner[tile] === owner).length,
  );
}
