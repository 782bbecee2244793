import { figureAt } from '../../../../kit/figure-at';
import { writeHex } from '../../../../kit/hex';
import { type Course, factSentence, type Hindsight } from '../../../../kit/hindsight';
import type { Language } from '../../../../kit/words';
import { ACTIONS } from '../../data/actions';
import { POINTS, START } from '../../data/figures';
import { rules } from '../../rules';
import { EDGES } from '../../rules/board';
import { cityAtStop, cubeStop, nextStop } from '../../rules/delivery';
import type { Event } from '../../rules/events';
import { ownerFrom } from '../../rules/links';
import { scoreOf } from '../../rules/score';
import { NUMBER, SEATS_FROM, type State } from '../../rules/state';
import type { FactNames, SteamFact } from '../../words/decisive-facts';
import { cityName, placeName } from '../../words/names';
import { texts } from '../../words/texts';
import { isComplete, trackOn } from '../board/segments';
import { type SeatTally, tallies } from './tally';

/** From how many uses, deliveries, dollars, shares, times and points a fact is worth a sentence. */
const WORTH = { uses: 4, deliveries: 3, cost: 8, shares: 4, times: 3, points: 8 } as const;

/** Why a match ended as it did, told in a language. */
export async function hindsightIn(language: Language): Promise<Hindsight<SteamFact, State, Event>> {
  const parts = texts[language];
  const [{ names }, own] = await Promise.all([parts.words.fetch(), parts.hindsight.fetch()]);
  const place: FactNames['place'] = (board, id) =>
    (board.cityIds.includes(id) ? cityName : placeName)(board, names, id);
  return {
    facts: decisiveFacts,
    sentence: (fact, seat) => factSentence(own, fact, { action: names.action, seat, place }),
  };
}

/** What decided a match that is over, the weightiest first: weights are points, as far as they can be counted. */
function decisiveFacts(course: Course<State, Event>): readonly SteamFact[] {
  const end = course.states.at(-1);
  if (!end) return [];
  const { ranking } = rules.standing(end);
  const [winner, second] = ranking ?? [];
  if (winner === undefined || second === undefined) return [];
  const counted = tallies(course, end.seats);
  return [
    ...compared(end, winner, second),
    ...onTheRails(end, counted, winner),
    ...withMoney(end, counted),
    ...onTheWay(course, winner, second),
    ...onTheMap(course),
    ...inTheirHands(course, winner),
  ].sort((one, other) => other.weight - one.weight);
}

/** What the scores of the first two are made of. */
function compared(end: State, winner: number, second: number): readonly SteamFact[] {
  const [one, other] = [scoreOf(end, winner), scoreOf(end, second)];
  const shares = (seat: number) => figureAt(end.shares, seat);
  const all = (['income', 'track', 'shares'] as const).map((fact) => ({
    fact,
    weight: one[fact] - other[fact],
    winner,
    figure: fact === 'shares' ? shares(winner) : one[fact],
    second,
    secondFigure: fact === 'shares' ? shares(second) : other[fact],
  }));
  return all.filter(({ weight }) => weight > 0);
}

/** The seat with more than every other; -1 where several share it. */
function most(counted: readonly SeatTally[], figure: (one: SeatTally) => number): number {
  const figures = counted.map(figure);
  const top = Math.max(...figures);
  return figures.filter((one) => one === top).length === 1 ? figures.indexOf(top) : -1;
}

/** Who delivered most and farthest, and whose track others used. */
function onTheRails(
  { board }: State,
  counted: readonly SeatTally[],
  winner: number,
): readonly SteamFact[] {
  const facts: SteamFact[] = [];
  const busy = most(counted, ({ links }) => links);
  const { links = 0, deliveries = 0 } = counted[busy] ?? {};
  if (links > 0)
    facts.push({ fact: 'delivered', weight: links / 3, seat: busy, links, deliveries });
  const far = most(counted, ({ longest }) => longest?.links ?? 0);
  const longest = counted[far]?.longest;
  if (longest && longest.links > 2)
    facts.push({ fact: 'longest', weight: 2 * longest.links, seat: far, board, ...longest });
  const strong = most(counted, ({ engineAt }) => engineAt?.engine ?? 0);
  const engineAt = counted[strong]?.engineAt;
  if (engineAt && engineAt.engine > 3)
    facts.push({ fact: 'engine', weight: 2 * engineAt.engine, seat: strong, ...engineAt });
  const guests = counted.reduce(
    (sum, { paid }, seat) => (seat === winner ? sum : sum + (paid[winner] ?? 0)),
    0,
  );
  if (guests > 0) facts.push({ fact: 'guests', weight: 3 * guests, seat: winner, income: guests });
  counted.forEach(({ paid }, seat) => {
    const income = paid[winner] ?? 0;
    if (seat !== winner && income > 2)
      facts.push({ fact: 'gave-away', weight: 3 * income - 1, seat, income, to: winner });
  });
  return facts;
}

/** Expenses that could not be paid, reductions, bids. */
function withMoney(end: State, counted: readonly SeatTally[]): readonly SteamFact[] {
  return counted.flatMap((one, seat): SteamFact[] => {
    const facts: SteamFact[] = [];
    const out = figureAt(end.out, seat);
    if (out > 0)
      facts.push({ fact: 'bankrupt', weight: 30, seat, turn: out, missing: one.lastShort });
    else if (one.short > 0)
      facts.push({
        fact: 'short',
        weight: 3 * one.short,
        seat,
        income: one.short,
        turns: one.shortTurns,
      });
    if (one.reduced > 0)
      facts.push({ fact: 'reduction', weight: one.reduced, seat, income: one.reduced });
    if (one.bids > 0)
      facts.push({ fact: 'bids', weight: one.bids / 2, seat, paid: one.bids, first: one.first });
    return facts;
  });
}

/** Who led when: the positions in which a turn begins. */
function onTheWay(
  course: Course<State, Event>,
  winner: number,
  second: number,
): readonly SteamFact[] {
  const facts: SteamFact[] = [];
  const begins = course.states.filter((state, place) => {
    const before = course.states[place - 1];
    return before !== undefined && turnOf(state) !== turnOf(before);
  });
  const middle = begins[Math.floor(begins.length / 2)];
  if (middle) {
    const [income, secondIncome] = [
      figureAt(middle.income, winner),
      figureAt(middle.income, second),
    ];
    const turn = turnOf(middle) - 1;
    if (income !== secondIncome)
      facts.push({
        fact: 'income-at',
        weight: 2 * Math.abs(income - secondIncome),
        ...{ winner, turn, income, second, secondIncome },
      });
    const { scores } = rules.standing(middle);
    const behind = Math.max(...scores) - (scores[winner] ?? 0);
    if (behind > 5) facts.push({ fact: 'comeback', weight: behind, winner, turn, behind });
  }
  const isAhead = (state: State) => {
    const { scores } = rules.standing(state);
    return scores.every((score, seat) => seat === winner || score < (scores[winner] ?? 0));
  };
  const leads = begins.find((_, place) => begins.slice(place).every(isAhead));
  if (leads) facts.push({ fact: 'lead', weight: 6, winner, turn: turnOf(leads) - 1 });
  return facts;
}

const _turnOf = ({ turn }: State) => figureAt(turn, NUMBER);

/** What happened on the map: the busiest link, new cities, and track that led nowhere. */
function onTheMap(course: Course<State, Event>): readonly SteamFact[] {
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

/** The turn by whose end shares are early: their expenses come most often. */
const EARLY = 2;

/** What the players chose: early shares, the same action again and again; and what the last turn brought the winner. */
function inTheirHands(course: Course<State, Event>, winner: number): readonly SteamFact[] {
  return [...earlyShares(course), ...favorite(course, winner), ...lastTurn(course, winner)];
}

const turnOf = ({ turn }: State) => figureAt(turn, NUMBER);

function earlyShares(course: Course<State, Event>): readonly SteamFact[] {
  const early = course.states.filter((state) => turnOf(state) === EARLY).at(-1);
  if (!early) return [];
  const issued = Array.from({ length: early.seats }, (_, seat) => figureAt(early.shares, seat));
  const most = Math.max(...issued);
  const seat = issued.indexOf(most);
  const more = most - START.shares;
  if (more < WORTH.shares || issued.lastIndexOf(most) !== seat) return [];
  return [{ fact: 'early-shares', weight: -POINTS.share * more, seat, shares: more, turn: EARLY }];
}

/** The action that the winner took most often. */
function favorite({ plies }: Course<State, Event>, winner: number): readonly SteamFact[] {
  const taken = plies.flatMap(({ events }) =>
    events.flatMap((one) => (one.event === 'select' && one.seat === winner ? one.action : [])),
  );
  const counted = ACTIONS.map(({ id }) => ({
    id,
    times: taken.filter((one) => one === id).length,
  }));
  const [first, second] = counted.sort((one, other) => other.times - one.times);
  if (!first || first.times < WORTH.times || first.times === second?.times) return [];
  return [
    { fact: 'action', weight: first.times, seat: winner, action: first.id, times: first.times },
  ];
}

function lastTurn(course: Course<State, Event>, winner: number): readonly SteamFact[] {
  const end = course.states.at(-1);
  const begin = end && course.states.find((state) => turnOf(state) === turnOf(end));
  if (!begin || turnOf(end) < 2) return [];
  const gained =
    (rules.standing(end).scores[winner] ?? 0) - (rules.standing(begin).scores[winner] ?? 0);
  return gained >= WORTH.points
    ? [{ fact: 'last-turn', weight: gained / 2, winner, points: gained }]
    : [];
}
