import { writeHex } from '../../../../kit/hex';
import type { BoardForm } from '../../data/board-form';
import { COMPANIES, type CompanyId } from '../../data/companies';
import { updateAllReach } from '../../rules/reach';
import { blankState, EAST, PHASE, PLAY, SPIKE_STATE, type State, WEST } from '../../rules/state';
import { PURPLE, packTile } from '../../rules/tile';
import type { Scene } from './scenes';

/** The hexes of every picture, by column. */
export const COLUMNS = [0, 1, 2, 3, 4, 5, 6].map((col) => ({
  col,
  rows: col % 2 === 0 ? [0, 2, 4] : [1, 3],
}));

/** Starts that a picture does not show are so far away that they are outside it. */
const AWAY = { col: 40, rows: [0, 2, 4, 6] };
const READY = 4;
/** The number of ready trains of a company that does not act. */
const FEW = 1;
const SUPPLY = 10;
const DRIVEN = 3;

/** The position of a scene. Only what the picture shows is as in a match. */
export function stateOf(scene: Scene): State {
  const state = blankState(
    {
      board: formOf(scene),
      mode: 'standard',
      edition: 'en',
      level: 'easy',
      firstGame: false,
      spike: scene.spike !== undefined,
      harbors: true,
    },
    3,
  );
  const { startHex, map } = state.board;
  COMPANIES.forEach((id, company) => {
    state.ready[company] = id === scene.company ? READY : FEW;
    state.supply[company] = SUPPLY;
    const built = (scene.track?.[id] ?? []).map(([col, row]) =>
      map.numberOf.get(writeHex({ col, row })),
    );
    for (const hex of [startHex[company], ...built]) {
      if (hex !== undefined) state.track[hex] = (state.track[hex] ?? 0) | (1 << company);
    }
  });
  scene.cities.forEach(({ tile }, city) => {
    const [first, second] = tile ?? [];
    if (!first || !second) return;
    const other = second === 'purple' ? PURPLE : COMPANIES.indexOf(second);
    state.tile[city] = packTile(COMPANIES.indexOf(first), other);
  });
  if (scene.spike) {
    state.spike[SPIKE_STATE] = DRIVEN;
    state.spike[EAST] = 1 + COMPANIES.indexOf('brown');
    state.spike[WEST] = 1 + COMPANIES.indexOf('white');
  }
  state.turn[PHASE] = PLAY;
  updateAllReach(state);
  return state;
}

function formOf(scene: Scene): BoardForm {
  const named = (id: string) => ({ id, en: '', ko: '' });
  const [col = 0, row = 0] = scene.spike ?? [];
  return {
    id: 'picture',
    name: { en: '', ko: '' },
    status: 'own',
    columns: [...COLUMNS, AWAY],
    cities: scene.cities.map(({ at: [col, row], capacity }, city) => ({
      ...named(`${city}`),
      col,
      row,
      capacity,
    })),
    starts: COMPANIES.map((company, number) => ({
      ...named(company),
      company,
      ...startOf(scene, company, number),
    })),
    harbors: scene.harbor ? [{ ...named('h'), col: scene.harbor[0], row: scene.harbor[1] }] : [],
    ...(scene.spike && { golden_spike: { col, row, first: '0', far: '1' } }),
    straits: [],
    labels: [],
  };
}

function startOf(scene: Scene, company: CompanyId, number: number) {
  const [col, row] = scene.starts?.[company] ?? [AWAY.col, AWAY.rows[number] ?? 0];
  return { col, row };
}
