import type { Course, DecisiveFact, Hindsight } from '../../../kit/hindsight';
import type { Seat } from '../../../kit/rules';
import type { Language } from '../../../kit/words';
import { rules } from '../rules';
import type { Event } from '../rules/events';
import type { State } from '../rules/state';
import type { HindsightWords } from '../words/en/hindsight';
import { PARTS, type Part } from '../words/ids';
import { texts } from '../words/texts';
import type { Words } from '../words/words';
import { cardSum, roundSums } from './score-events';

/** Why a match ended as it did, told in a language. */
export async function hindsightIn(
  language: Language,
): Promise<Hindsight<RailroadFact, State, Event>> {
  const parts = texts[language];
  const [words, own] = await Promise.all([parts.words.fetch(), parts.hindsight.fetch()]);
  return {
    facts: decisiveFacts,
    sentence: (told, name) => sentenceOf(told, own, words, name),
  };
}

function sentenceOf(
  told: RailroadFact,
  own: HindsightWords,
  { names }: Words,
  name: (seat: number) => string,
): string {
  switch (told.fact) {
    case 'tie':
      return own.tie(told.seats.map(name), told.points);
    case 'part': {
      const { winner, points, second, secondPoints } = told;
      return own.part(names.part[told.part], name(winner), points, name(second), secondPoints);
    }
    case 'cards':
      return own.cards(name(told.seat), told.points);
    case 'majority':
      return own.majority(name(told.seat), told.points);
    case 'worker':
      return own.worker(name(told.seat), told.round);
    case 'best-round':
      return own.bestRound(name(told.seat), told.round, told.points);
  }
}

/** Seats are numbers; points and rounds as the rules count them. */
type Fact =
  | { readonly fact: 'tie'; readonly seats: readonly Seat[]; readonly points: number }
  /** What all rounds gave for a part of the board, of the winner and the second. */
  | {
      readonly fact: 'part';
      readonly part: Part;
      readonly winner: Seat;
      readonly points: number;
      readonly second: Seat;
      readonly secondPoints: number;
    }
  | { readonly fact: 'cards'; readonly seat: Seat; readonly points: number }
  | { readonly fact: 'majority'; readonly seat: Seat; readonly points: number }
  | { readonly fact: 'worker'; readonly seat: Seat; readonly round: number }
  | {
      readonly fact: 'best-round';
      readonly seat: Seat;
      readonly round: number;
      readonly points: number;
    };

type RailroadFact = Fact & DecisiveFact;

/** What a worker more is worth in a round, about. */
const WORKER = 3;

/** What decided a match that is over, the weightiest first: weights are points, as far as they can be counted. */
function decisiveFacts(course: Course<State, Event>): readonly RailroadFact[] {
  const end = course.states.at(-1);
  if (!end) return [];
  const { ranking, places, scores } = rules.standing(end);
  const [winner, second] = ranking ?? [];
  if (winner === undefined || second === undefined || !places) return [];
  const events = course.plies.flatMap((ply) => ply.events);
  const firsts = [...places.keys()].filter((seat) => places[seat] === 1);
  const tie: RailroadFact[] =
    firsts.length > 1
      ? [{ fact: 'tie', weight: 999, seats: firsts, points: scores[winner] ?? 0 }]
      : [];
  return [
    ...tie,
    ...parts(events, winner, second),
    ...atTheEnd(events, second),
    ...onTheWay(events),
  ].sort((one, other) => other.weight - one.weight);
}

function parts(events: readonly Event[], winner: Seat, second: Seat): readonly RailroadFact[] {
  const [first, other] = [roundSums(events, winner), roundSums(events, second)];
  return PARTS.flatMap((part): RailroadFact | readonly RailroadFact[] => {
    const [points, secondPoints] = [first[part], other[part]];
    if (points <= secondPoints) return [];
    const weight = points - secondPoints;
    return { fact: 'part', weight, part, winner, points, second, secondPoints };
  });
}

/** What the end gave, beyond what it gave the second. */
function atTheEnd(events: readonly Event[], second: Seat): readonly RailroadFact[] {
  const finals = events.flatMap((one) =>
    one.event === 'final' ? [{ seat: one.seat, majority: one.majority, cards: cardSum(one) }] : [],
  );
  const least = finals.find(({ seat }) => seat === second)?.cards ?? 0;
  return finals.flatMap(({ seat, majority, cards }): readonly RailroadFact[] => [
    ...(cards > least
      ? [{ fact: 'cards' as const, weight: cards - least, seat, points: cards }]
      : []),
    ...(majority > 0
      ? [{ fact: 'majority' as const, weight: majority / 2, seat, points: majority }]
      : []),
  ]);
}

/** Who had a worker more first, and the round that paid most. */
function onTheWay(events: readonly Event[]): readonly RailroadFact[] {
  const facts: RailroadFact[] = [];
  let round = 1;
  let isFirst = true;
  let best: (RailroadFact & { readonly fact: 'best-round' }) | null = null;
  for (const one of events) {
    if (one.event === 'round') round = one.round;
    if (one.event === 'award' && one.what === 'worker' && isFirst) {
      isFirst = false;
      facts.push({ fact: 'worker', weight: WORKER * (8 - round), seat: one.seat, round });
    }
    if (one.event === 'score' && one.total > (best?.points ?? 0)) {
      const { seat, total: points } = one;
      best = { fact: 'best-round', weight: points / 4, seat, round: one.round, points };
    }
  }
  return best ? [...facts, best] : facts;
}
