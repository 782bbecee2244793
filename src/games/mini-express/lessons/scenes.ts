import type { JsonObject } from '../../../kit/json';
import type { LessonGoal } from '../../../kit/lesson';
import { COMPANIES, type CompanyId } from '../data/companies';
import { BUILT_IN_BOARDS, type BuiltInBoard } from '../rules/board';
import { READY_MOST, TRAINS } from '../rules/state';

/** The demand tiles by city, in index order, as first letters of their colors: all 32 of the box. */
const TILES: Readonly<Record<BuiltInBoard, string>> = {
  usa: 'oo bo bb ww go gw bo gw gp ow go bo bw gw ow gg bg bw ow go bp gw wp bg ow bo go bw bg op bg bw',
  europe:
    'bg bo bw gp go gw ow bg bo bw go oo bb gg ww gw ow bg bp bo bw go gw ow op bg bo bw go gw ow wp',
};

const COLORS: Readonly<Record<string, string>> = {
  b: 'brown',
  g: 'gray',
  o: 'orange',
  w: 'white',
  p: 'purple',
};

type ByCompany<Value> = Readonly<Record<CompanyId, Value>>;

type SceneOptions = JsonObject & { readonly board: BuiltInBoard };

/** The usual options of a match, with the given changes. */
export function optionsWith(given: SceneOptions): SceneOptions {
  const usual = { mode: 'standard', edition: 'en', level: 'easy', firstGame: false };
  return { ...usual, spike: false, harbors: false, ...given };
}

/** The differences from the beginning of a match. */
interface Scene {
  readonly options: SceneOptions;
  readonly seats: number;
  readonly turn?: JsonObject;
  /** Hexes with track, except the start. */
  readonly track?: Partial<ByCompany<readonly string[]>>;
  readonly ready?: Partial<ByCompany<number>>;
  readonly sharesLeft: number | ByCompany<number>;
  readonly length?: Partial<ByCompany<number>>;
  /** By company, one value per holder. */
  readonly influence?: ByCompany<readonly number[]>;
  readonly shares?: ByCompany<readonly number[]>;
  readonly setAside?: number;
  /** Cities that have lost their tile. */
  readonly closed?: readonly string[];
  /** The company with a train on the Golden Spike tile. */
  readonly east?: CompanyId;
  readonly automa?: JsonObject;
}

const READY = 4;

/** The written form of a position: the beginning of a match with the changes of the scene. */
export function position(scene: Scene): JsonObject {
  const { options, seats, setAside = 0 } = scene;
  const form = BUILT_IN_BOARDS[options.board];
  const holders = seats + (scene.automa ? 1 : 0);
  const each = <Value>(value: (company: CompanyId) => Value) =>
    Object.fromEntries(COMPANIES.map((company) => [company, value(company)]));
  const all = (figure: number) => each(() => Array<number>(holders).fill(figure));
  const company = (id: CompanyId) => {
    const start = form.starts.find((place) => place.company === id);
    const track = [`${start?.col},${start?.row}`, ...(scene.track?.[id] ?? [])];
    const ready = Math.min(READY_MOST, scene.ready?.[id] ?? READY);
    const { sharesLeft } = scene;
    return {
      track,
      ready,
      supply: TRAINS - track.length - ready - (scene.east === id ? 1 : 0),
      shares: typeof sharesLeft === 'number' ? sharesLeft : sharesLeft[id],
      length: scene.length?.[id] ?? 0,
    };
  };
  const tiles = TILES[options.board].split(' ');
  const open = form.cities
    .map(({ id }, city) => [id, [...(tiles[city] ?? '')].map((letter) => COLORS[letter] ?? '')])
    .filter(([id]) => !scene.closed?.includes(`${id}`));
  return {
    game: 'mini-express',
    options,
    seats,
    turn: { phase: 'play', seat: 0, step: 1, lastRound: false, ...scene.turn },
    companies: each(company),
    influence: scene.influence ?? all(1),
    shares: scene.shares ?? all(0),
    setAside: each(() => setAside),
    demand: Object.fromEntries(open),
    ...(scene.automa && { automa: scene.automa }),
    ...(options.spike && {
      spike: { state: scene.east ? 'begun' : 'waiting', east: scene.east ?? null, west: null },
    }),
  };
}

export const draft = (company: CompanyId) => ({ do: 'draft', company });
export const take = (company: CompanyId) => ({ do: 'take', company });
export const build = (company: CompanyId, ...route: readonly string[]) => ({
  do: 'build',
  company,
  route,
});

/** The goal to play this action. A build may take any route to the same city. */
export function play(action: JsonObject): LessonGoal {
  const { route } = action;
  if (!Array.isArray(route)) return { goal: 'play', action, like: action };
  return { goal: 'play', action, like: { ...action, route: route.slice(-1) } };
}
