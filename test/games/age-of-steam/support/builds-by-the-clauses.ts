import type { BoardForm } from '../../../../src/games/age-of-steam/data/board-form';
import { COSTS, DISCS } from '../../../../src/games/age-of-steam/data/figures';
import { TILES, TOWN_DISCS, UNDER_DISC } from '../../../../src/games/age-of-steam/data/tiles';
import type { Written } from './positions';
import {
  across,
  citiesOf,
  connected,
  edgesOf,
  formOf,
  hexesOf,
  isLink,
  isSpoke,
  meeting,
  type Section,
  sectionsOf,
  type Track,
  townsOf,
} from './sections-by-the-clauses';

const shapes = [...TILES, ...UNDER_DISC].flatMap((form) => form.shapes);
const tileOf = new Map(TILES.flatMap((tile) => tile.shapes.map((shape) => [shape.join(), tile])));
const discOf = new Map(UNDER_DISC.flatMap((form) => form.shapes.map((one) => [one.join(), form])));
const kindOf = (shape: readonly string[]) => tileOf.get(shape.join());
const underDisc = (shape: readonly string[]) => discOf.get(shape.join());
/** Tiles that four spokes under a disc may be made of. */
const groups = UNDER_DISC.filter(({ id }) => id.startsWith('four'));
const at = (list: readonly { col: number; row: number }[], hex: string) =>
  list.some(({ col, row }) => `${col},${row}` === hex);

/** 7.2 to 7.10 taken literally: every build of the seat to act, as `hex track`. */
export function buildsByTheClauses(position: Written): string[] {
  return [...hexesOf(formOf(position))].flatMap((hex) =>
    shapes
      .filter((shape) => isLegal(position, hex, shape))
      .map((shape) => `${hex} ${shape.join()}`),
  );
}

function isLegal(position: Written, hex: string, shape: readonly string[]): boolean {
  const { track, turn } = position;
  const seat = turn.seat ?? -1;
  const player = position.players[seat];
  const form = formOf(position);
  const cities = citiesOf(position);
  const isTown = townsOf(form).includes(hex);
  if (!player || cities.includes(hex) || hex in (turn.built as object)) return false;
  if (shape.every(isSpoke) !== isTown) return false;
  const lies = Object.keys(track[hex] ?? {});
  const changed = changedBy(form, position, hex, shape, seat, cities);
  if (changed.length === 0) return false;
  if (!player.begun) {
    const leads = shape
      .flatMap(edgesOf)
      .some((edge) => cities.includes(across(form, hex, edge) ?? ''));
    if (lies.length > 0 || shape.length > 1 || isTown || !leads) return false;
  }
  for (const edge of changed.flatMap(edgesOf)) {
    const there = across(form, hex, edge);
    if (there === null) return false;
    const met = meeting(track, there, (edge + 3) % 6);
    const owner = met && track[there]?.[met];
    if (typeof owner === 'number' && owner !== seat) return false;
  }
  if (priceOf(form, hex, lies, shape) > player.money) return false;
  const owners = Object.fromEntries(
    shape.map((part) => [part, changed.includes(part) ? seat : (track[hex]?.[part] ?? null)]),
  );
  const after: Track = { ...track, [hex]: owners };
  return tilesSuffice(after) && sectionsAreSound(form, after, cities, hex, changed, seat);
}

/** 7.4, 7.5: the new and moved segments; none where it is no legal change. */
function changedBy(
  form: BoardForm,
  { track }: Written,
  hex: string,
  shape: readonly string[],
  seat: number,
  cities: readonly string[],
): readonly string[] {
  const lies = Object.keys(track[hex] ?? {});
  const fresh = shape.filter((part) => !lies.includes(part));
  const gone = lies.filter((part) => !shape.includes(part));
  if (lies.length === 0) return shape;
  if (gone.length === 0) return shape.some(isSpoke) || lies.length === 1 ? fresh : [];
  if (shape.some(isSpoke) || shape.length !== lies.length) return [];
  const fixed = gone.map((part) => fixedEdge(form, track, hex, part, seat, cities));
  if (fixed.includes(null)) return [];
  const takes = (order: readonly string[]) =>
    order.every((part, index) => edgesOf(part).includes(fixed[index] ?? -1));
  return takes(fresh) || takes([...fresh].reverse()) ? fresh : [];
}

/** 6.7. */
function fixedEdge(
  form: BoardForm,
  track: Track,
  hex: string,
  part: string,
  seat: number,
  cities: readonly string[],
): number | null {
  const owner = track[hex]?.[part];
  if (owner !== seat && owner !== null) return null;
  const isLoose = (edge: number) => {
    const there = across(form, hex, edge) ?? '';
    return !cities.includes(there) && meeting(track, there, (edge + 3) % 6) === undefined;
  };
  const [one = -1, other = -1] = edgesOf(part);
  if (isLoose(one) === isLoose(other)) return null;
  return isLoose(one) ? other : one;
}

/** 7.9. */
function priceOf(
  form: BoardForm,
  hex: string,
  lies: readonly string[],
  shape: readonly string[],
): number {
  const isTown = shape.every(isSpoke);
  const kind = kindOf(shape)?.kind;
  if (lies.length === 0) {
    if (isTown) return COSTS.town.base + shape.length;
    const ground = at(form.rivers, hex) ? 1 : at(form.mountains, hex) ? 2 : 0;
    return ground + (kind === 'simple' ? 2 : kind === 'coexist' ? 3 : 4);
  }
  if (isTown) return 3;
  if (shape.length === lies.length) return 2;
  return kind === 'crossing' ? 3 : 2;
}

/** 7.7. */
export function tilesSuffice(track: Track): boolean {
  const used = new Map<string, number>();
  const use = (id: string | undefined) => id && used.set(id, (used.get(id) ?? 0) + 1);
  for (const segments of Object.values(track)) {
    const shape = Object.keys(segments).sort();
    const kind = kindOf(shape)?.id;
    const under = underDisc(shape);
    use(kind);
    use(groups.find(({ tiles }) => tiles.some((tile) => tile === kind))?.id);
    if (!under) continue;
    use('disc');
    use(shape.length === 2 ? under.tiles[0] : under.id);
  }
  const most = new Map<string, number>(TILES.map(({ id, count }) => [id, count]));
  most.set('disc', TOWN_DISCS);
  for (const { id, tiles } of groups) {
    most.set(
      id,
      tiles.reduce((sum, tile) => sum + (most.get(tile) ?? 0), 0),
    );
  }
  return [...used].every(([id, count]) => count <= (most.get(id) ?? 0));
}

/** 7.6 c, d and 7.8, on the board as it would be. */
function sectionsAreSound(
  form: BoardForm,
  after: Track,
  cities: readonly string[],
  hex: string,
  changed: readonly string[],
  seat: number,
): boolean {
  const sections = sectionsOf(form, after, cities);
  const isChanged = ({ segments }: Section) =>
    changed.some((part) => segments.includes(`${hex} ${part}`));
  const touched = sections.filter(isChanged);
  const owned = sections.filter((one) => one.owners.has(seat));
  const reached = connected(owned.filter(isLink), cities);
  const isSound = ({ ends }: Section) => {
    const [one, other] = ends;
    if (one === undefined || (one !== null && one === other)) return false;
    return ends.some((end) => end !== null && reached.has(end));
  };
  return touched.every(isSound) && owned.length <= DISCS;
}
