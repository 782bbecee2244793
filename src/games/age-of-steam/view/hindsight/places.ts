import { figureAt } from '../../../../kit/figure-at';
import { writeHex } from '../../../../kit/hex';
import type { Course } from '../../../../kit/hindsight';
import { EDGES } from '../../rules/board';
import { cityAtStop, cubeStop, nextStop } from '../../rules/delivery';
import type { Event } from '../../rules/events';
import { ownerFrom } from '../../rules/links';
import { SEATS_FROM, type State } from '../../rules/state';
import { isComplete, trackOn } from '../board/segments';
import type { SteamFact } from './fact';

/** A number of uses, of deliveries or of dollars from which a fact is worth a sentence. */
const WORTH = { uses: 4, deliveries: 3, cost: 8 } as const;

/** What happened on the map: the busiest link, new cities, and track that led nowhere. */
export function onTheMap(course: Course<State, Event>): readonly SteamFact[] {
  return [...busiestLink(course), ...newCities(course), ...unfinished(course)];
}

/** The link over which most deliveries went. */
function busiestLink({ states, plies }: Course<State, Event>): readonly SteamFact[] {
  const links = new Map<string, { seat: number; ends: [number, number]; uses: number }>();
  plies.forEach(({ events }, place) => {
    for (const one of events) {
      const before = states[place];
      if (one.event !== 'go' || !before) continue;
      const { exit } = one;
      const from = cubeStop(before);
      const to = nextStop(before, exit);
      const seat = ownerFrom(before, from * EDGES + exit) - SEATS_FROM;
      const ends: [number, number] = from < to ? [from, to] : [to, from];
      const link = links.get(`${seat} ${ends}`) ?? { seat, ends, uses: 0 };
      link.uses++;
      links.set(`${seat} ${ends}`, link);
    }
  });
  const [busiest, second] = [...links.values()].sort((one, other) => other.uses - one.uses);
  if (!busiest || busiest.uses < WORTH.uses || busiest.uses === second?.uses) return [];
  const end = states.at(-1);
  if (!end) return [];
  const ends = busiest.ends.map((stop) => placeOf(end, stop));
  return [{ fact: 'link', board: end.board, weight: busiest.uses, ...busiest, ends }];
}

function placeOf(state: State, stop: number): string {
  const hex = state.board.map.hexes[figureAt(state.board.stopHex, stop)];
  return state.board.cityIds[cityAtStop(state, stop)] ?? (hex ? writeHex(hex) : '');
}

/** Who placed the new city that received most deliveries. */
function newCities({ states, plies }: Course<State, Event>): readonly SteamFact[] {
  const board = states.at(-1)?.board;
  if (!board) return [];
  const events = plies.flatMap((ply) => ply.events);
  const placed = events.flatMap((event): SteamFact | readonly never[] => {
    if (event.event !== 'urbanize') return [];
    const { seat, city } = event;
    const received = events.filter((one) => one.event === 'deliver' && one.to === city).length;
    return { fact: 'new-city', board, weight: received, seat, city, deliveries: received };
  });
  return placed
    .sort((one, other) => other.weight - one.weight)
    .slice(0, 1)
    .filter(({ weight }) => weight >= WORTH.deliveries);
}

/** What each seat paid for hexes that have no link in the end. */
function unfinished({ states, plies }: Course<State, Event>): readonly SteamFact[] {
  const end = states.at(-1);
  if (!end) return [];
  const costs = new Map<number, Map<number, number>>();
  for (const { seat, events } of plies)
    for (const one of events) {
      if (one.event !== 'build') continue;
      const place = end.board.map.numberOf.get(one.hex) ?? -1;
      const paid = costs.get(place) ?? new Map<number, number>();
      costs.set(place, paid.set(seat, (paid.get(seat) ?? 0) + one.cost));
    }
  const lost = new Map<number, number>();
  for (let hex = 0; hex < end.board.hexCount; hex++) {
    const track = trackOn(end, hex);
    if (track.length === 0 || track.some((segment) => isComplete(end, segment))) continue;
    for (const [seat, cost] of costs.get(hex) ?? []) lost.set(seat, (lost.get(seat) ?? 0) + cost);
  }
  return [...lost].flatMap(([seat, cost]): SteamFact | readonly never[] =>
    cost >= WORTH.cost ? { fact: 'unfinished', weight: cost / 2, seat, cost } : [],
  );
}
