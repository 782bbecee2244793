import type { Action } from '../../../../kit/rules';
import { trolleyModel } from '../../modules/deliver/model';
import { explorationModel } from '../../modules/exploration/model';
import { majorityModel } from '../../modules/majorities/model';
import { militaryModel } from '../../modules/military/model';
import { privilegeModel } from '../../modules/privileges/model';
import { productionModel } from '../../modules/production/model';
import { raceModel } from '../../modules/race/model';
import { roadModel } from '../../modules/roads/model';
import { shareModel } from '../../modules/shares/model';
import { activeOwner, type State } from '../../rules/state/state';
import type { Line } from './base/line';
import {
  type ActionTitles,
  type ByModule,
  type EnteringOffer,
  type Gathering,
  inWorld,
  type ModuleModel,
  type OfferKind,
  type Telling,
} from './base/parts';
import { baseOffers } from './base-offers';

/** The table of modules: what each says and offers. */
const MODELS: ByModule<ModuleModel> = [
  [0, { offers: baseOffers(enteringIn) }],
  [5, explorationModel],
  [6, roadModel],
  [8, productionModel],
  [7, majorityModel],
  [9, shareModel],
  [1, trolleyModel],
  [2, raceModel],
  [3, privilegeModel],
  [4, militaryModel],
];

const modelsIn = (state: State) => inWorld(MODELS, state);

export const tellingsIn = (state: State): readonly Telling[] =>
  modelsIn(state).flatMap(({ telling }) => telling ?? []);

export const actionTitlesIn = (state: State): readonly ActionTitles[] =>
  modelsIn(state).flatMap(({ titles }) => (titles ? [titles] : []));

export const composedIn = (state: State): readonly Line[] =>
  modelsIn(state).flatMap(({ lines }) => lines?.(state) ?? []);

export const gatheringIn = (state: State): Gathering | null =>
  modelsIn(state).find(({ gathering }) => gathering?.isHere(state))?.gathering ?? null;

export const byItselfIn = (state: State): readonly Action[] =>
  modelsIn(state).flatMap(({ byItself }) => byItself?.(state) ?? []);

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

export function goalIn({ world }: State): Telling | null {
  return MODELS.find(([digit]) => world.role[digit] === 1)?.[1].telling ?? null;
}
