import { type Course, factSentence, type Hindsight } from '../../../kit/hindsight';
import type { Seat } from '../../../kit/rules';
import type { Language } from '../../../kit/words';
import { rules } from '../rules';
import type { Event } from '../rules/events';
import type { State } from '../rules/state';
import type { RailroadFact } from '../words/decisive-facts';
import { PARTS } from '../words/ids';
import { texts } from '../words/texts';
import { cardSum, roundSums } from './score-events';

/** Why a match ended as it did, told in a language. */
export async function hindsightIn(
  language: Language,
): Promise<Hindsight<RailroadFact, State, Event>> {
  const parts = texts[language];
  const [{ names }, own] = await Promise.all([parts.words.fetch(), parts.hindsight.fetch()]);
  return {
    facts: decisiveFacts,
    sentence: (fact, seat) => factSentence(own, fact, { part: names.part, seat }),
  };
}

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
