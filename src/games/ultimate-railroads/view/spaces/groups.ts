import type { Seat } from '../../../../kit/rules';
import { COLORS, type Color, SPACES } from '../../data/board';
import { isThere } from '../../rules/spaces';
import { colorsOf, type State } from '../../rules/state';
import { BOARD_SPACES, HIRE, spaceOf } from '../../rules/tables';
import { AREAS, type AreaId } from '../../words/ids';

const AREA_OF: Readonly<Record<string, AreaId>> = {
  any: 'track',
  bottom: 'track',
  build: 'build',
  industry: 'industry',
  last: 'industry',
  doubler: 'more',
  money: 'more',
  temps: 'more',
  hire: 'engineers',
  light: 'engineers',
  place: 'order',
};

const areaOf = (id: string): AreaId => AREA_OF[id.replace(/-\d+$/, '')] ?? 'track';

export type Areas = readonly (readonly [area: AreaId, spaces: readonly number[]])[];

/** Few spaces, which are only open for a while or only to one seat: on a small screen they come first. */
const FIRST: readonly AreaId[] = ['engineers', 'order', 'mine'];
const FIRST_AREAS: readonly AreaId[] = [...FIRST, ...AREAS.filter((id) => !FIRST.includes(id))];

/**
 * The spaces that are there now, by area; of engineers those of this seat. The space for hiring keeps its place when
 * nobody is for hire any more, so that no other one moves.
 */
export function spacesIn(
  state: State,
  seat: Seat,
  engineers: readonly number[],
  small: boolean,
): Areas {
  const board = SPACES.map(({ id }) => ({ area: areaOf(id), space: spaceOf(id) }));
  const own = engineers.map((number) => ({
    area: 'mine' as const,
    space: BOARD_SPACES + number - 1,
  }));
  const there = [...board, ...own].filter(
    ({ space }) => space === HIRE || isThere(state, seat, space),
  );
  return (small ? FIRST_AREAS : AREAS).flatMap((area) => {
    const spaces = there.filter((one) => one.area === area).map(({ space }) => space);
    return spaces.length > 0 ? [[area, spaces] as const] : [];
  });
}

/** Those for which a seat has the colors, and the others: that changes so rarely that spaces keep their places. */
export function byColors(
  state: State,
  seat: Seat,
  areas: Areas,
): readonly [has: Areas, not: Areas] {
  const colors = colorsOf(state, seat);
  const waits = (space: number) =>
    SPACES[space]?.effects.some(
      (effect) => 'steps' in effect && COLORS.indexOf(effect.steps as Color) >= colors,
    ) ?? false;
  const those = (waiting: boolean): Areas =>
    areas.flatMap(([area, spaces]) => {
      const some = spaces.filter((space) => waits(space) === waiting);
      return some.length > 0 ? [[area, some] as const] : [];
    });
  return [those(false), those(true)];
}
