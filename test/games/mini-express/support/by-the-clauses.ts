import type { BoardForm } from '../../../../src/games/mini-express/data/board-form';
import { COMPANIES, type CompanyId } from '../../../../src/games/mini-express/data/companies';
import { writeHex } from '../../../../src/kit/hex';
import type { JsonObject } from '../../../../src/kit/json';
import { Ledger } from './ledger';
import { around, barred, cityHex, land, lineHexes, on } from './map';
import type { Written } from './positions';

/**
 * Every legal action of a position in play, as slowly and literally as the clauses say it: all chains of hexes are
 * tried. It shares no code with the rules, and uses only the written position and the board.
 */
export function actionsByTheClauses(position: Written, board: BoardForm): JsonObject[] {
  const seat = position.turn.seat ?? 0;
  const actions: JsonObject[] = [];
  for (const company of COMPANIES) {
    const { shares, ready } = position.companies[company];
    // 3.1, 3.2
    if (shares > 0 && (position.influence[company][seat] ?? 0) >= ready) {
      actions.push({ do: 'take', company });
    }
  }
  for (const company of COMPANIES) actions.push(...builds(position, board, company));
  return actions.filter((action) => fitsTheTurn(position, board, action));
}

/** 9.2, 9.3: a second action is for another company, and depletes none. */
function fitsTheTurn(position: Written, board: BoardForm, action: JsonObject): boolean {
  if (position.turn.step === 1) return true;
  if (action.company === position.turn.used) return false;
  const ledger = new Ledger(position, board);
  ledger.apply(position.turn.seat ?? 0, action);
  return COMPANIES.every((company) => ledger.position.companies[company].shares > 0);
}

function builds(position: Written, board: BoardForm, company: CompanyId): JsonObject[] {
  const found: JsonObject[] = [];
  for (const city of board.cities) {
    const tile = position.demand[city.id];
    const hex = writeHex(city);
    const others = on(position, hex);
    const capacity = position.options.firstGame ? 2 : city.capacity;
    // 4.2
    if (!tile || others.includes(company) || others.length >= capacity) continue;
    const routes = chains(position, board, company, hex);
    // 4.4, 4.5
    const least = Math.min(...routes.map((route) => route.length));
    if (routes.length === 0 || least > position.companies[company].ready) continue;
    for (const route of routes.filter(({ length }) => length === least)) {
      found.push(...choices(position, board, { do: 'build', company, route }, tile));
    }
  }
  return found;
}

/** 4.10, 11.2, 10.3: a build with all combinations of its choices. */
function choices(
  position: Written,
  board: BoardForm,
  build: JsonObject,
  tile: readonly string[],
): JsonObject[] {
  const route = build.route as string[];
  const purple = tile.includes('purple');
  const also = purple ? COMPANIES.filter((other) => !tile.includes(other)) : [undefined];
  const harbors = harborChoices(position, board, build, tile);
  return also.flatMap((second) =>
    harbors.flatMap((harbor) => {
      const chosen = { ...build, ...(second && { also: second }), ...(harbor && { harbor }) };
      const wests = westChoices(position, board, chosen, route);
      return wests.map((west) => ({ ...chosen, ...(west && { west }) }));
    }),
  );
}

function harborChoices(
  position: Written,
  board: BoardForm,
  build: JsonObject,
  tile: readonly string[],
): (string | undefined)[] {
  const route = build.route as string[];
  const end = route[route.length - 1] ?? '';
  if (!position.options.harbors || !tile.includes('purple') || on(position, end).length > 0) {
    return [undefined];
  }
  // The supply after compensation counts, so play the build without a harbor first.
  const company = tile.find((color) => color !== 'purple') as CompanyId;
  const without = structuredClone(position);
  without.options.harbors = false;
  const ledger = new Ledger(without, board);
  ledger.apply(position.turn.seat ?? 0, { ...build, also: company });
  if (ledger.position.companies[company].supply === 0) return [undefined];
  return board.harbors.map(writeHex).filter((hex) => on(position, hex).length === 0);
}

function westChoices(
  position: Written,
  board: BoardForm,
  build: JsonObject,
  route: readonly string[],
): (CompanyId | undefined)[] {
  const places = board.golden_spike;
  if (!position.spike || !places || ['off', 'driven'].includes(position.spike.state)) {
    return [undefined];
  }
  const ledger = new Ledger(position, board);
  ledger.apply(position.turn.seat ?? 0, build);
  const { spike } = ledger.position;
  if (spike?.state !== 'driven') return [undefined];
  const first = cityHex(board, places.first);
  const far = cityHex(board, places.far);
  const line = lineHexes(ledger.position, first, far);
  const looked =
    position.options.edition === 'en'
      ? route.filter((hex) => line.has(hex))
      : [...line].filter((hex) => hex !== first && hex !== far);
  const candidates = COMPANIES.filter(
    (company) =>
      company !== spike.east && looked.some((hex) => on(ledger.position, hex).includes(company)),
  );
  return candidates.length > 0 ? candidates : [undefined];
}

/** 4.3, 4.6: chains of at most 5 hexes from next to the network into `city`. */
export function chains(
  position: Written,
  board: BoardForm,
  company: CompanyId,
  city: string,
): string[][] {
  const network = new Set(position.companies[company].track);
  const hexes = land(board);
  const walls = barred(board, position);
  const found: string[][] = [];
  // Walked back from the city, which finds the same chains with far fewer dead ends.
  const walk = (chain: readonly string[]) => {
    const [head = city] = chain;
    const next = around(head).filter((hex) => hexes.has(hex));
    if (next.some((hex) => network.has(hex))) found.push([...chain]);
    if (chain.length === 5) return;
    for (const hex of next) {
      if (!walls.has(hex) && !network.has(hex) && !chain.includes(hex)) walk([hex, ...chain]);
    }
  };
  walk([city]);
  return found;
}
