import type { JsonObject } from '../../../../../kit/json';
import { ACTED } from '../../../rules/base/flow';
import { hexText } from '../../../rules/base/map';
import { FELL, LEFT } from '../../../rules/base/pieces';
import { hexesOf, numbersIn } from '../../../rules/base/writing';
import type { Owner } from '../../../rules/state/ids';
import type { Module, Writing } from '../../../rules/state/parts';
import type { State } from '../../../rules/state/state';
import { EDGES } from '../state';
import { claimNeutral, compareEdges, endsInOrder, turnNeutral } from './edges';
import { joinedByRoads, linkCities, remembersLinks } from './links';
import { listRoads, road, roadHome } from './road';
import { goal, income } from './roles';

/** Every road, in the order of their ends; those of owners before neutral ones. */
function writeRoads(state: State): readonly JsonObject[] {
  const { roads, neutralRoads } = state;
  const places = Array.from({ length: EDGES }, (_, edge) => edge).filter(
    (edge) => roads[edge] > 0 || neutralRoads[edge] > 0,
  );
  return places
    .sort((a, b) => compareEdges(state, a, b))
    .flatMap((edge) => {
      const between = endsInOrder(state, edge).map((tile) => hexText(state, tile));
      const neutral = Array<null>(neutralRoads[edge]).fill(null);
      return [...numbersIn(roads[edge]), ...neutral].map((owner) => ({ between, owner }));
    });
}

const writing: Writing<State> = {
  position: (state) => ({ roads: writeRoads(state) }),
  owner: (state, owner): JsonObject =>
    remembersLinks(state)
      ? { linked: hexesOf(state, (tile) => ((state.linked[tile] >> owner) & 1) > 0) }
      : {},
};

/** M4.19. */
function unlink({ linked }: State, company: Owner): void {
  for (let tile = 0; tile < linked.length; tile++) linked[tile] &= ~(1 << company);
}

/** Module 6, Roads. In role III linked tiles are not counted (M6.11); what a road costs there is in `road.ts`. */
export const roads: Module<State> = {
  digit: 6,
  actions: [roadHome, road],
  phases: [],
  pendings: [],
  always: {
    steps: { act: { list: listRoads } },
    joined: joinedByRoads,
    happened: [
      [LEFT, turnNeutral],
      [ACTED, linkCities],
      [ACTED, claimNeutral],
      [FELL, unlink],
    ],
    write: writing,
  },
  roles: [[], [], []],
  goal,
  income,
};
