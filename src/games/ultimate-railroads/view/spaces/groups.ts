import type { Seat } from '../../../../kit/rules';
import { SPACES } from '../../data/board';
import { isThere } from '../../rules/spaces';
import type { State } from '../../rules/state';
import { BOARD_SPACES, spaceOf } from '../../rules/tables';
import { AREAS, type AreaId } from '../../words/ids';
import { usesOf } from '../legal';

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

/** The spaces that are there now, by area; of engineers those of this seat. */
export function spacesIn(state: State, seat: Seat, engineers: readonly number[]): Areas {
  const board = SPACES.map(({ id }) => ({ area: areaOf(id), space: spaceOf(id) }));
  const own = engineers.map((number) => ({
    area: 'mine' as const,
    space: BOARD_SPACES + number - 1,
  }));
  const there = [...board, ...own].filter(({ space }) => isThere(state, seat, space));
  return AREAS.flatMap((area) => {
    const spaces = there.filter((one) => one.area === area).map(({ space }) => space);
    return spaces.length > 0 ? [[area, spaces] as const] : [];
  });
}

/** Few spaces, which are only open for a while or only to one seat: they come first, where they are always in sight. */
const FIRST: readonly AreaId[] = ['mine', 'engineers', 'order'];

/** The spaces that the seat to act can use now, and the others, by area. */
export function usableFirst(state: State, areas: Areas): Readonly<Record<'open' | 'rest', Areas>> {
  const those = (usable: boolean): Areas =>
    areas.flatMap(([area, spaces]) => {
      const some = spaces.filter((space) => usesOf(state, space).length > 0 === usable);
      return some.length > 0 ? [[area, some] as const] : [];
    });
  const open = those(true);
  const isFirst = ([area]: Areas[number]) => FIRST.includes(area);
  return {
    open: [...open.filter(isFirst), ...open.filter((one) => !isFirst(one))],
    rest: those(false),
  };
}

/** Of these, where the worker of a claim can move (12.3). The area of the temporary workers, who come too late, is last. */
export function movesIn(state: State, areas: Areas): Areas {
  const open = areas.flatMap(([area, spaces]) => {
    const possible = spaces.filter((space) => usesOf(state, space).length > 0);
    return possible.length > 0 ? [[area, possible] as const] : [];
  });
  return [...open.filter(([area]) => area !== 'more'), ...open.filter(([area]) => area === 'more')];
}
