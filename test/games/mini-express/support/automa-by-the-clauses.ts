import type { BoardForm } from '../../../../src/games/mini-express/data/board-form';
import { COMPANIES, type CompanyId } from '../../../../src/games/mini-express/data/companies';
import { center, writeHex } from '../../../../src/kit/hex';
import type { JsonObject } from '../../../../src/kit/json';
import { chains } from './by-the-clauses';
import { Ledger } from './ledger';
import { around, barred, cityHex, land, lineHexes, on } from './map';
import type { Written } from './positions';

/**
 * What the automa does for `company` (7.6 to 7.8, 10.4, 11.3), literally by the clauses; null when it cannot act.
 * `position` is the one before its action, with its markers already moved. `markerBefore` is the company before that.
 */
export function automaByTheClauses(
  position: Written,
  board: BoardForm,
  company: CompanyId,
  markerBefore: CompanyId,
): JsonObject | null {
  const { ready, shares } = position.companies[company];
  if (ready <= 2) return shares > 0 ? { do: 'take', company } : null;
  const target = cityHex(board, board.cities[(position.automa?.target ?? 1) - 1]?.id ?? '');
  const steps = stepsTo(position, board, target);
  const open = board.cities
    .map((city, index) => {
      const hex = writeHex(city);
      const there = on(position, hex);
      const capacity = position.options.firstGame ? 2 : city.capacity;
      const legal = position.demand[city.id] && !there.includes(company) && there.length < capacity;
      const routes = legal ? chains(position, board, company, hex) : [];
      const cost = Math.min(...routes.map((route) => route.length));
      return {
        index,
        cost,
        companies: there.length,
        steps: steps.get(hex) ?? Infinity,
        routes: routes.filter((route) => route.length === cost),
      };
    })
    .filter(({ cost }) => cost <= ready);
  const [best] = open.sort(
    (a, b) =>
      // Two unreachable cities are equally far, but Infinity - Infinity is NaN.
      (a.steps === b.steps ? 0 : a.steps - b.steps) ||
      a.cost - b.cost ||
      b.companies - a.companies ||
      b.index - a.index,
  );
  if (!best) return null;
  const route = clockwiseByArea(position, board, company, best.routes);
  const build = { do: 'build', company, route };
  const harbor = nearestHarbor(position, board, build, steps);
  const chosen = { ...build, ...(harbor && { harbor }) };
  const west = westSide(position, board, chosen, markerBefore);
  return { ...chosen, ...(west && { west }) };
}

/** 7.7: steps through hexes that a route may pass, including the step into the hex. */
function stepsTo(position: Written, board: BoardForm, target: string): Map<string, number> {
  const hexes = land(board);
  const walls = barred(board, position);
  const steps = new Map([[target, 0]]);
  for (const [hex, count] of steps) {
    if (hex !== target && walls.has(hex)) continue;
    for (const next of around(hex)) {
      if (hexes.has(next) && !steps.has(next)) steps.set(next, count + 1);
    }
  }
  return steps;
}

/** 7.8 in its second wording: the route, closed by a straight line back, with the largest area on its right. */
function clockwiseByArea(
  position: Written,
  board: BoardForm,
  company: CompanyId,
  routes: readonly string[][],
): string[] {
  const network = position.companies[company].track;
  const point = (hex: string) => {
    const [col = 0, row = 0] = hex.split(',').map(Number);
    return { col, row, ...center({ col, row }) };
  };
  const origins = routes.flatMap(([first = '']) =>
    around(first).filter((hex) => network.includes(hex)),
  );
  const [origin = ''] = origins.sort(
    (a, b) => point(b).col - point(a).col || point(a).row - point(b).row,
  );
  const area = (route: readonly string[]) => {
    const corners = [origin, ...route].map(point);
    return corners.reduce((sum, { x, y }, index) => {
      const next = corners[(index + 1) % corners.length] ?? { x, y };
      // With y southward this is positive for an area to the right of the walking direction.
      return sum + x * next.y - next.x * y;
    }, 0);
  };
  const own = routes.filter(([first = '']) => around(first).includes(origin));
  const [best, next] = [...own].sort((a, b) => area(b) - area(a));
  if (!best) throw new Error(`no route of ${board.id} begins at its origin`);
  if (next && Math.abs(area(best) - area(next)) < 1e-9) throw new Error('two routes of one area');
  return best;
}

function nearestHarbor(
  position: Written,
  board: BoardForm,
  build: JsonObject,
  steps: ReadonlyMap<string, number>,
): string | undefined {
  const route = build.route as string[];
  const end = route[route.length - 1] ?? '';
  const city = board.cities.find((place) => writeHex(place) === end)?.id ?? '';
  const tile = position.demand[city] ?? [];
  if (!position.options.harbors || !tile.includes('purple') || on(position, end).length > 0) {
    return undefined;
  }
  const company = tile.find((color) => color !== 'purple') as CompanyId;
  const without = structuredClone(position);
  without.options.harbors = false;
  const ledger = new Ledger(without, board);
  ledger.apply(position.seats, build);
  if (ledger.position.companies[company].supply === 0) return undefined;
  const empty = board.harbors.filter((place) => on(position, writeHex(place)).length === 0);
  const far = (place: (typeof empty)[number]) => steps.get(writeHex(place)) ?? 255;
  // Ruling: of equal ones the farthest west, then the farthest south.
  const [nearest] = empty.sort((a, b) => far(a) - far(b) || a.col - b.col || b.row - a.row);
  return nearest && writeHex(nearest);
}

function westSide(
  position: Written,
  board: BoardForm,
  build: JsonObject,
  markerBefore: CompanyId,
): CompanyId | undefined {
  const places = board.golden_spike;
  if (!position.spike || !places || ['off', 'driven'].includes(position.spike.state))
    return undefined;
  const ledger = new Ledger(position, board);
  ledger.apply(position.seats, build);
  const { spike } = ledger.position;
  if (spike?.state !== 'driven') return undefined;
  const first = cityHex(board, places.first);
  const far = cityHex(board, places.far);
  const line = lineHexes(ledger.position, first, far);
  const looked =
    position.options.edition === 'en'
      ? (build.route as string[]).filter((hex) => line.has(hex))
      : [...line].filter((hex) => hex !== first && hex !== far);
  const marker = position.options.edition === 'ko' ? markerBefore : position.automa?.company;
  const from = COMPANIES.indexOf(marker ?? 'brown');
  const ahead = (company: CompanyId) => (COMPANIES.indexOf(company) - from + 4) % 4;
  const own = (company: CompanyId) => position.shares[company][position.seats] ?? 0;
  const seats = (company: CompanyId) =>
    position.shares[company].slice(0, -1).reduce((sum, held) => sum + held, 0);
  const candidates = COMPANIES.filter(
    (company) =>
      company !== spike.east && looked.some((hex) => on(ledger.position, hex).includes(company)),
  );
  return candidates.sort(
    (a, b) => own(b) - own(a) || seats(a) - seats(b) || ahead(a) - ahead(b),
  )[0];
}
