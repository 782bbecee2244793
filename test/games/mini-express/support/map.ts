import type { BoardForm } from '../../../../src/games/mini-express/data/board-form';
import { COMPANIES, type CompanyId } from '../../../../src/games/mini-express/data/companies';
import { DIRECTIONS, writeHex } from '../../../../src/kit/hex';
import type { Written } from './positions';

const neighbors = new Map<string, readonly string[]>();

/** The six hexes around one, on the board or not. Cached, because they are needed all the time. */
export function around(hex: string): readonly string[] {
  const known = neighbors.get(hex);
  if (known) return known;
  const [col = 0, row = 0] = hex.split(',').map(Number);
  const found = DIRECTIONS.flat.map((step) =>
    writeHex({ col: col + step.col, row: row + step.row }),
  );
  neighbors.set(hex, found);
  return found;
}

const lands = new WeakMap<BoardForm, ReadonlySet<string>>();

export function land(board: BoardForm): ReadonlySet<string> {
  const known = lands.get(board);
  if (known) return known;
  const hexes = board.columns.flatMap(({ col, rows }) => rows.map((row) => `${col},${row}`));
  lands.set(board, new Set(hexes));
  return land(board);
}

/** 4.6, 11.1: hexes that no route passes. */
export function barred(board: BoardForm, position: Written): Set<string> {
  const harbors = position.options.harbors ? board.harbors : [];
  return new Set([...board.cities, ...board.starts, ...harbors].map(writeHex));
}

export function cityHex(board: BoardForm, id: string): string {
  const city = board.cities.find((candidate) => candidate.id === id);
  if (!city) throw new Error(`no city ${id}`);
  return writeHex(city);
}

/** The companies with track on a hex. */
export function on(position: Written, hex: string): CompanyId[] {
  return COMPANIES.filter((company) => position.companies[company].track.includes(hex));
}

/**
 * 10.3: the hexes on chains of track between two cities, no hex twice; empty when there is no such chain. With an
 * edge added from end to end, these are the hexes of its biconnected component (Hopcroft and Tarjan).
 */
export function lineHexes(position: Written, from: string, to: string): Set<string> {
  const tracks = new Set(COMPANIES.flatMap((company) => position.companies[company].track));
  const next = (hex: string) => {
    const hexes = around(hex).filter((other) => tracks.has(other));
    if (hex === from && !hexes.includes(to)) hexes.push(to);
    if (hex === to && !hexes.includes(from)) hexes.push(from);
    return hexes;
  };
  if (!tracks.has(from) || !tracks.has(to) || !isJoined(tracks, from, to)) return new Set();
  const depth = new Map<string, number>();
  const low = new Map<string, number>();
  const edges: [string, string][] = [];
  let line = new Set<string>();
  const visit = (hex: string, parent: string | null) => {
    const here = depth.size;
    depth.set(hex, here);
    low.set(hex, here);
    for (const other of next(hex)) {
      const there = depth.get(other);
      if (there === undefined) {
        edges.push([hex, other]);
        visit(other, hex);
        low.set(hex, Math.min(low.get(hex) ?? here, low.get(other) ?? here));
        if ((low.get(other) ?? 0) >= here) {
          const component = edges.splice(edges.findIndex(([a, b]) => a === hex && b === other));
          const hexes = new Set(component.flat());
          const joins = component.some((edge) => edge.includes(from) && edge.includes(to));
          if (joins) line = hexes;
        }
      } else if (other !== parent && there < here) {
        edges.push([hex, other]);
        low.set(hex, Math.min(low.get(hex) ?? here, there));
      }
    }
  };
  visit(from, null);
  return line;
}

function isJoined(tracks: ReadonlySet<string>, from: string, to: string): boolean {
  const reached = new Set([from]);
  for (const hex of reached) {
    for (const other of around(hex)) if (tracks.has(other)) reached.add(other);
  }
  return reached.has(to);
}
