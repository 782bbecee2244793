import type { Course } from '../../../../kit/hindsight';
import { changedCopy } from '../../../../kit/look-ahead';
import { COMPANIES } from '../../data/companies';
import { rules } from '../../rules';
import type { Event } from '../../rules/events';
import { type Ranked, ranking, scoreOf } from '../../rules/scoring';
import { COMPANY_COUNT, influenceOf, type State, sharesHeld, sharesOf } from '../../rules/state';
import type { MiniExpressFact } from '../../words/decisive-facts';

/** A tie has priority over everything else. */
const TIE = 100;

/** Reasons for the first place, from the final position alone. */
export function factsAtTheEnd(
  state: State,
  winner: Ranked,
  second: Ranked,
): readonly MiniExpressFact[] {
  return [
    ...tie(winner, second),
    ...company(winner, second),
    ...edge(state, winner.seat),
    ...worthless(state, second),
  ];
}

function tie(winner: Ranked, second: Ranked): readonly MiniExpressFact[] {
  const { above: by } = winner;
  if (by === null || by === 'points') return [];
  const points = winner.total;
  return [{ fact: 'tie', weight: TIE, winner: winner.seat, second: second.seat, points, by }];
}

function company(winner: Ranked, second: Ranked): readonly MiniExpressFact[] {
  const leads = winner.lines.map(({ company, points }) => {
    const secondPoints = second.lines[company]?.points ?? 0;
    return { company, points, secondPoints, weight: points - secondPoints };
  });
  const [largest] = leads.sort((a, b) => b.weight - a.weight);
  if (!largest || largest.weight <= 0) return [];
  return [{ fact: 'company', winner: winner.seat, second: second.seat, ...largest }];
}

/** For each company, scored again with one influence less for the winner. */
function edge(state: State, winner: number): readonly MiniExpressFact[] {
  const facts: MiniExpressFact[] = [];
  for (let company = 0; company < COMPANY_COUNT; company++) {
    const own = influenceOf(state, company, winner);
    if (own === 0) continue;
    const other = changedCopy(rules, state, ({ influence }) => {
      influence[company * state.holders + winner] = own - 1;
    });
    const heir = ranking(other)[0]?.seat ?? winner;
    if (heir === winner) continue;
    const lead = (at: State) => scoreOf(at, winner) - scoreOf(at, heir);
    // A very narrow win: the fact is worth twice what would have been lost.
    facts.push({ fact: 'edge', weight: 2 * (lead(state) - lead(other)), company, winner, heir });
  }
  return facts.sort((a, b) => b.weight - a.weight).slice(0, 1);
}

/** The largest loss of the second place by influence too low to count. */
function worthless(state: State, second: Ranked): readonly MiniExpressFact[] {
  const lost = second.lines.flatMap(({ company, shares, value, barred }): MiniExpressFact[] => {
    const least = state.board.chart[state.length[company] ?? 0]?.other ?? 0;
    if (shares === 0 || value > 0 || least === 0) return [];
    const why = barred ?? 'none';
    return [
      { fact: 'worthless', weight: shares * least, company, second: second.seat, shares, why },
    ];
  });
  return lost.sort((a, b) => b.weight - a.weight).slice(0, 1);
}

/** An event of a match, and who caused it. */
interface Deed {
  /** The move it belongs to, from 1. */
  readonly move: number;
  /** The seat whose action caused it, or the number after the last seat for the automa. */
  readonly by: number;
  readonly event: Event;
}

/** All events, oldest first. An automa's turn is part of the move before it. */
function deedsOf({ plies }: Course<State, Event>, automa: number): readonly Deed[] {
  return plies.flatMap(({ seat, events }, ply) => {
    let by = seat;
    return events.map((event) => {
      if (event.event === 'draw') by = automa;
      return { move: ply + 1, by, event };
    });
  });
}

/** Fewer trains of compensation than these are not decisive. */
const TRAINS = 5;
/** This many more shares halfway through are a notable lead. */
const HEAD_START = 2;
/** One late share is nothing special. */
const LATE = 2;
/** Influence saved. */
const SAVED = 5;
/** The approximate value, in points, of ending the match at the right or the wrong moment. */
const MOMENT = 6;

interface Match {
  readonly states: readonly State[];
  readonly deeds: readonly Deed[];
  readonly winner: Ranked;
  readonly second: Ranked;
}

/** Reasons for the first place, from the course of the match. */
export function factsOnTheWay(
  course: Course<State, Event>,
  winner: Ranked,
  second: Ranked,
): readonly MiniExpressFact[] {
  const { states } = course;
  const [begin] = states;
  if (!begin) return [];
  const match = { states, deeds: deedsOf(course, begin.seats), winner, second };
  return [compensation, early, late, price, lastRound].flatMap((fact) => fact(match));
}

/** The state after this part of the match, 0 … 1. */
function after(states: readonly State[], part: number): State | undefined {
  return states[Math.floor(part * (states.length - 1))];
}

function compensation({ deeds, winner }: Match): readonly MiniExpressFact[] {
  const [best] = [...winner.lines].sort((a, b) => b.points - a.points);
  if (!best || best.points === 0) return [];
  const { company } = best;
  let trains = 0;
  for (const { by, event } of deeds) {
    if (event.event !== 'compensation' || event.company !== COMPANIES[company]) continue;
    if (by !== winner.seat) trains += event.by;
  }
  if (trains < TRAINS) return [];
  return [{ fact: 'compensation', weight: trains, company, winner: winner.seat, trains }];
}

function early({ states, winner, second }: Match): readonly MiniExpressFact[] {
  const middle = after(states, 0.5);
  if (!middle) return [];
  const shares = sharesHeld(middle, winner.seat);
  const secondShares = sharesHeld(middle, second.seat);
  if (shares - secondShares < HEAD_START) return [];
  const holders = { winner: winner.seat, second: second.seat };
  return [{ fact: 'early', weight: 3 * (shares - secondShares), ...holders, shares, secondShares }];
}

function late({ states, winner, second }: Match): readonly MiniExpressFact[] {
  const then = after(states, 0.75);
  if (!then) return [];
  let shares = 0;
  let points = 0;
  for (let company = 0; company < COMPANY_COUNT; company++) {
    const taken = (winner.lines[company]?.shares ?? 0) - sharesOf(then, company, winner.seat);
    shares += taken;
    points += taken * (winner.lines[company]?.value ?? 0);
  }
  // Without them the match would have been lost.
  if (shares < LATE || points <= winner.total - second.total) return [];
  return [{ fact: 'late', weight: points / 2, winner: winner.seat, shares, points }];
}

function price({ deeds, winner, second }: Match): readonly MiniExpressFact[] {
  const of = (seat: number) => {
    const takes = deeds.flatMap(({ event }) =>
      event.event === 'take' && event.seat === seat ? [event] : [],
    );
    return {
      shares: takes.length,
      paid: takes.reduce((sum, { cost }) => sum + cost, 0),
    };
  };
  const own = of(winner.seat);
  const theirs = of(second.seat);
  const saved = theirs.paid - own.paid;
  if (theirs.shares === 0 || own.shares < theirs.shares || saved < SAVED) return [];
  const holders = { winner: winner.seat, second: second.seat };
  const figures = { ...own, secondPaid: theirs.paid, secondShares: theirs.shares };
  return [{ fact: 'price', weight: saved, ...holders, ...figures }];
}

/** Who caused the end (5.2; 9.4 immediately), and that holder's standing then. */
function lastRound({ states, deeds, winner, second }: Match): readonly MiniExpressFact[] {
  const last = states[0]?.options.mode !== 'duel-expert';
  const deed = deeds.find(({ event }) => event.event === (last ? 'last-round' : 'over'));
  const then = deed && states[deed.move];
  if (!deed || !then) return [];
  const { by, move } = deed;
  const score = (holder: number) => scoreOf(then, holder);
  if (by === winner.seat) {
    const others = Array.from({ length: then.holders }, (_, holder) => holder);
    const ahead = score(by) - Math.max(...others.filter((one) => one !== by).map(score));
    if (ahead <= 0) return [];
    return [{ fact: last ? 'last-round' : 'ended', weight: MOMENT, winner: by, move, ahead }];
  }
  const behind = score(winner.seat) - score(second.seat);
  if (by !== second.seat || behind <= 0) return [];
  const fact = last ? 'last-round-behind' : 'ended-behind';
  return [{ fact, weight: MOMENT, second: by, move, behind }];
}
