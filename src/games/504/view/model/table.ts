import { trolleyDeeds } from '../../modules/deliver/model/deeds';
import { trolleyLines } from '../../modules/deliver/model/lines';
import { trolleyOffers } from '../../modules/deliver/model/offers';
import { trolleyTelling } from '../../modules/deliver/model/telling';
import { explorationOffers } from '../../modules/exploration/model/offers';
import { explorationTelling } from '../../modules/exploration/model/telling';
import { majorityOffers } from '../../modules/majorities/model/offers';
import { majorityTelling } from '../../modules/majorities/model/telling';
import { attackOffer } from '../../modules/military/model/attack-offer';
import { militaryOffers } from '../../modules/military/model/offers';
import { militaryTelling } from '../../modules/military/model/telling';
import { privilegeDeeds } from '../../modules/privileges/model/deeds';
import { privilegeOffers } from '../../modules/privileges/model/offers';
import { privilegeTelling } from '../../modules/privileges/model/telling';
import { productionDeeds } from '../../modules/production/model/deeds';
import { productionOffers } from '../../modules/production/model/offers';
import { productionTelling } from '../../modules/production/model/telling';
import { raceOffers } from '../../modules/race/model/offers';
import { raceTelling } from '../../modules/race/model/telling';
import { roadDeeds } from '../../modules/roads/model/deeds';
import { roadOffers } from '../../modules/roads/model/offers';
import { roadTelling } from '../../modules/roads/model/telling';
import { shareDeeds } from '../../modules/shares/model/deeds';
import { shareTelling } from '../../modules/shares/model/telling';
import { activeOwner, type State } from '../../rules/state/state';
import { type ByModule, inWorld } from './base/in-world';
import type { Line } from './base/line';
import type { Deeds, EnteringOffer, OfferKind, OfferKinds, Telling } from './base/parts';
import { baseOffers } from './base-offers';

/** What a module says and offers. */
interface ModuleModel {
  /** What it lets be done on the map. */
  readonly offers?: OfferKinds;
  /** Which moves it diverts. */
  readonly entering?: EnteringOffer;
  /** What it composes of several actions. */
  readonly lines?: (state: State) => readonly Line[];
  /** What it says of tiles and of the end of the match. */
  readonly telling?: Telling;
  /** What its titles on the map do not say. */
  readonly deeds?: Deeds;
}

/** The table of modules: what each says and offers. */
const MODELS: ByModule<ModuleModel> = [
  [0, { offers: baseOffers(enteringIn) }],
  [5, { offers: explorationOffers, telling: explorationTelling }],
  [6, { offers: roadOffers, telling: roadTelling, deeds: roadDeeds }],
  [8, { offers: productionOffers, telling: productionTelling, deeds: productionDeeds }],
  [7, { offers: majorityOffers, telling: majorityTelling }],
  [9, { telling: shareTelling, deeds: shareDeeds }],
  [1, { offers: trolleyOffers, telling: trolleyTelling, deeds: trolleyDeeds, lines: trolleyLines }],
  [2, { offers: raceOffers, telling: raceTelling }],
  [3, { offers: privilegeOffers, telling: privilegeTelling, deeds: privilegeDeeds }],
  [4, { offers: militaryOffers, telling: militaryTelling, entering: attackOffer }],
];

const modelsIn = (state: State) => inWorld(MODELS, state);

export const tellingsIn = (state: State): readonly Telling[] =>
  modelsIn(state).flatMap(({ telling }) => telling ?? []);

export const deedsIn = (state: State): readonly Deeds[] =>
  modelsIn(state).flatMap(({ deeds }) => (deeds ? [deeds] : []));

export const composedIn = (state: State): readonly Line[] =>
  modelsIn(state).flatMap(({ lines }) => lines?.(state) ?? []);

/** How a kind of action is offered; null: not on the map. */
export function offerKind(state: State, kind: string): OfferKind | null {
  for (const { offers } of modelsIn(state)) if (offers?.[kind]) return offers[kind];
  return null;
}

/** How a move of the owner whose turn it is onto a tile is diverted; null: it arrives or settles. */
function enteringIn(state: State, tile: number): EnteringOffer | null {
  const owner = activeOwner(state);
  for (const { entering } of modelsIn(state))
    if (entering?.isHere(state, owner, tile)) return entering;
  return null;
}

/** What the module of role I says of the end. */
export function goalIn({ world }: State): Telling | null {
  return MODELS.find(([digit]) => world.role[digit] === 1)?.[1].telling ?? null;
}
