import type { Seat } from '../../../kit/rules';
import type { Viewers } from '../../../kit/secrets';
import type { Event } from '../rules/events';
import { cardsOf, finalParts } from '../rules/final-score';
import { roundScore } from '../rules/round-score';
import { OVER, PHASE, type State } from '../rules/state';
import type { StandingWords } from '../words/en/standing';
import { PARTS, TURN_SOURCES } from '../words/ids';
import { roundSums, turnPoints, turnSums } from './score-events';
import type { Speech } from './voice';

/** How a score adds up: its few terms as they are written in a row, and the parts that they are made of. */
interface Arithmetic {
  readonly terms: readonly string[];
  readonly parts: readonly { readonly label: string; readonly points: number }[];
}

interface ArithmeticSpeech extends Speech {
  readonly standing: StandingWords;
}

const sumOf = (points: readonly number[]) => points.reduce((all, one) => all + one, 0);

/**
 * The arithmetic of a seat's score, from what has been told; before the end with the present round as it is now.
 * `viewers`: whose cards may be seen; null: all.
 */
export function arithmeticOf(
  state: State,
  seat: Seat,
  viewers: Viewers | null,
  events: readonly Event[],
  { table: { round }, names, standing }: ArithmeticSpeech,
): Arithmetic {
  const rounds = roundSums(events, seat);
  const turns = turnSums(events, seat);
  const { cards, majority } = finalParts(state, seat, viewers ?? undefined);
  const hidden = cardsOf(state, seat).length - cards.length;
  const forCards = sumOf(cards.map(([, points]) => points));
  // Before the end the score is without what the end gives.
  const isOver = state.now[PHASE] === OVER;
  const atEnd = isOver ? forCards + majority : 0;
  const now = isOver ? 0 : roundScore(state, seat);
  const forRounds = sumOf(Object.values(rounds));
  const inTurns = turnPoints(events, seat);
  // A match that began in its middle, such as a lesson, has points of which nothing tells.
  const before = (state.score[seat] ?? 0) - atEnd - forRounds - inTurns;
  const rest = inTurns - sumOf(Object.values(turns));
  return {
    terms: [
      standing.rounds(forRounds),
      ...(isOver ? [] : [standing.round(now)]),
      ...(before > 0 ? [standing.before(before)] : []),
      ...(inTurns > 0 ? [standing.turns(inTurns)] : []),
      ...(cards.length > 0 ? [standing.cards(forCards)] : []),
      ...(hidden > 0 ? [standing.hidden(hidden)] : []),
      ...(majority > 0 ? [standing.majority(majority)] : []),
    ],
    parts: [
      ...(before > 0 ? [{ label: round.before, points: before }] : []),
      ...PARTS.map((part) => ({ label: names.part[part], points: rounds[part] })),
      ...(isOver ? [] : [{ label: round.sum, points: now }]),
      ...[
        ...TURN_SOURCES.map((source) => ({ source, points: turns[source] })),
        { source: 'rest' as const, points: rest },
      ].flatMap(({ source, points }) =>
        points > 0 ? { label: standing.source[source], points } : [],
      ),
      ...(majority > 0 ? [{ label: round.majority, points: majority }] : []),
      ...cards.map(([card, points]) => ({
        label: standing.card(names.bonusCard[card]),
        points,
      })),
    ],
  };
}
