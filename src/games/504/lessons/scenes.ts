import type { JsonObject } from '../../../kit/json';
import type { LessonPlan } from '../../../kit/lesson-plan';
import { unwrap } from '../../../kit/result';
import { TILE_COUNTS } from '../data/board';
import { hasCards } from '../modules/race/state';
import { rules } from '../rules';
import { kindName } from '../rules/base/map';
import { residentsEach, settlementsEach } from '../rules/base/pieces';
import type { State } from '../rules/state/state';
import { type LessonId, type StepId, WORLD_OF } from '../words/lesson-steps';

/** The learner, Iris and Otto. */
const SEATS = 3;

/** Where chance has a say before the first decision, it is always the same. */
const SEED = 'lesson';

type Residents = Readonly<Record<string, readonly [active: number, exhausted: number]>>;

/** What differs for an owner from the beginning of a match. What is not on the map is in its storage. */
interface OwnerScene {
  readonly settlements: readonly string[];
  /** Left out: none are on the map. */
  readonly residents?: Residents;
  /** Other keys of the written form (J5). */
  readonly rest: JsonObject;
}

/** What differs from a match that begins, in its written form (J). */
interface Scene {
  readonly table: JsonObject;
  readonly map: Readonly<Record<string, JsonObject>>;
  /** By number; null: as it begins. */
  readonly owners: readonly (OwnerScene | null)[];
}

const beginning = (world: string): State => unwrap(rules.begin({ world }, SEATS, SEED));

export const fresh = (world: string): JsonObject => rules.position.write(beginning(world));

/** The written form of a position of a world that begins with one city. */
export function position(world: string, { table, map, owners }: Scene): JsonObject {
  const state = beginning(world);
  const form = rules.position.write(state);
  const kinds = Object.values(map).map(({ kind }) => kind);
  const stacks = TILE_COUNTS.map((count, kind) => {
    const name = kindName(kind);
    return [name, count - kinds.filter((one) => one === name).length] as const;
  });
  const begun = Array.isArray(form.owners) ? (form.owners as readonly JsonObject[]) : [];
  // Bids lie there before the first round only.
  const { idle: _, bids: __, ...still } = form;
  return {
    ...still,
    map,
    stacks: Object.fromEntries(stacks),
    ...table,
    owners: begun.map((owner, number) => {
      const scene = owners[number];
      return scene ? { ...owner, ...ownerOf(scene, state) } : owner;
    }),
  };
}

function ownerOf({ settlements, residents = {}, rest }: OwnerScene, state: State): JsonObject {
  const { world } = state;
  const out = Object.values(residents).reduce((sum, [one, other]) => sum + one + other, 0);
  const cards = Array.isArray(rest.cards) ? rest.cards.length : 0;
  // M2.2: a settlement is on the card of the capital.
  const laid = settlements.length + (hasCards(world) && world.residents ? 1 : 0);
  return {
    settlements: [...settlements],
    ...(world.residents && {
      residents: Object.fromEntries(Object.entries(residents).map(([at, pair]) => [at, [...pair]])),
    }),
    storage: {
      ...(world.residents && { residents: residentsEach(state) - out - cards }),
      settlements: settlementsEach(state) - laid,
    },
    ...rest,
  };
}

/** The turn of a seat of its round, at a step. */
export const turn = (step: string, at = 0): JsonObject => ({
  phase: 'turn',
  at,
  turn: { step, free: 0, bought: 0, once: 0, pending: null },
});

export const city = (number: number): JsonObject => ({ kind: 'city', number });
/** Land or water, with what is on it. */
export const tile = (
  kind: 'water' | 'grassland' | 'forest' | 'field' | 'mountain' | 'desert',
  has: JsonObject = {},
): JsonObject => ({ kind, ...has });

/** A lesson in its world. */
export const planOf = <Id extends LessonId>(
  id: Id,
  steps: LessonPlan<StepId<Id>>['steps'],
): LessonPlan<StepId<Id>> => ({ options: { world: WORLD_OF[id] }, seats: SEATS, steps });

/** All tiles around the first city, explored. */
export const AROUND_CITY = {
  '0,0': city(1),
  '1,0': tile('forest'),
  '0,1': tile('grassland', { vp: 1 }),
  '-1,1': tile('field'),
  '-1,0': tile('mountain', { vp: 1 }),
  '0,-1': tile('desert', { vp: 1 }),
  '1,-1': tile('water'),
};
