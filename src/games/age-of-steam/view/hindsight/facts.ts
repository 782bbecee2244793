import { figureAt } from '../../../../kit/figure-at';
import type { Course } from '../../../../kit/hindsight';
import { rules } from '../../rules';
import type { Event } from '../../rules/events';
import { scoreOf } from '../../rules/score';
import { NUMBER, type State } from '../../rules/state';
import { inTheirHands } from './choices';
import type { SteamFact } from './fact';
import { onTheMap } from './places';
import { type SeatTally, tallies } from './tally';

/** What decided a match that is over, the weightiest first: weights are points, as far as they can be counted. */
export function decisiveFacts(course: Course<State, Event>): readonly SteamFact[] {
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
  const fact = (name: 'income' | 'track' | 'shares', by: number, figures: [number, number]) => ({
    fact: name,
    weight: by,
    winner,
    figure: figures[0],
    second,
    secondFigure: figures[1],
  });
  const all = [
    fact('income', one.income - other.income, [one.income, other.income]),
    fact('track', one.track - other.track, [one.track, other.track]),
    fact('shares', one.shares - other.shares, [
      figureAt(end.shares, winner),
      figureAt(end.shares, second),
    ]),
  ];
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

const turnOf = ({ turn }: State) => figureAt(turn, NUMBER);
