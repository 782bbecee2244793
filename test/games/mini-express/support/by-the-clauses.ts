import {
  type BoardForm,
  COMPANIES,
  type CompanyId,
} from '../../../../src/games/mini-express/data/board-form';
import { DIRECTIONS, writeHex } from '../../../../src/kit/hex';
import type { JsonObject } from '../../../../src/kit/json';
import type { Written } from './positions';

/**
 * Every legal action of a position in play, found as slowly and literally as the clauses say it: all chains
 * of hexes are tried. It shares no code with the rules and knows only the written position and the board.
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
  return actions;
}

function builds(position: Written, board: BoardForm, company: CompanyId): JsonObject[] {
  const found: JsonObject[] = [];
  const network = new Set(position.companies[company].track);
  const land = new Set(
    board.columns.flatMap(({ col, rows }) => rows.map((row) => `${col},${row}`)),
  );
  const barred = new Set([...board.cities, ...board.starts].map(writeHex));
  for (const city of board.cities) {
    const tile = position.demand[city.id];
    const hex = writeHex(city);
    const others = COMPANIES.filter((other) => position.companies[other].track.includes(hex));
    const capacity = position.options.firstGame ? 2 : city.capacity;
    // 4.2
    if (!tile || others.includes(company) || others.length >= capacity) continue;
    const routes = chains(network, land, barred, hex);
    // 4.4, 4.5
    const least = Math.min(...routes.map((route) => route.length));
    if (routes.length === 0 || least > position.companies[company].ready) continue;
    for (const route of routes.filter(({ length }) => length === least)) {
      // 4.10
      const also = tile.includes('purple')
        ? COMPANIES.filter((other) => !tile.includes(other))
        : [undefined];
      for (const second of also) {
        found.push({ do: 'build', company, route, ...(second && { also: second }) });
      }
    }
  }
  return found;
}

/** 4.3, 4.6: chains of at most 5 hexes from next to the network into `city`. */
function chains(
  network: ReadonlySet<string>,
  land: ReadonlySet<string>,
  barred: ReadonlySet<string>,
  city: string,
): string[][] {
  const found: string[][] = [];
  // Walked from the city back, which finds the same chains with far fewer dead ends.
  const walk = (chain: readonly string[]) => {
    const [head = city] = chain;
    const around = neighbours(head).filter((hex) => land.has(hex));
    if (around.some((hex) => network.has(hex))) found.push([...chain]);
    if (chain.length === 5) return;
    for (const hex of around) {
      if (!barred.has(hex) && !network.has(hex) && !chain.includes(hex)) walk([hex, ...chain]);
    }
  };
  walk([city]);
  return found;
}

function neighbours(hex: string): string[] {
  const [col = 0, row = 0] = hex.split(',').map(Number);
  return DIRECTIONS.map((step) => writeHex({ col: col + step.col, row: row + step.row }));
}
