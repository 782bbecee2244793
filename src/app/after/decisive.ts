import type { Course, DecisiveFact, Hindsight } from '../../kit/hindsight';
import type { Seat } from '../../kit/rules';
import { type Standing, winnersOf } from '../../kit/standing';
import type { ScoreUnit } from '../../ui/game-view';
import type { Evaluation } from '../analysis/analyse';
import type { Moment } from '../analysis/moments';
import { percent } from '../coach/ideas';
import type { AfterWords } from './words';

/** Facts that any game has. Holders are the seats, then an opponent without a seat. */
type ScoreFact = DecisiveFact &
  /** Several share the first place. */
  (
    | { readonly fact: 'shared'; readonly winners: readonly number[]; readonly points: number }
    | {
        readonly fact: 'margin';
        readonly winner: number;
        readonly points: number;
        /** Null where nobody else has played. */
        readonly second: number | null;
        /** The winner's lead in points; below 0 in games that points do not decide. */
        readonly by: number;
      }
    /** After this move, and after all later ones, the winner had most points. */
    | { readonly fact: 'lead'; readonly winner: number; readonly move: number; readonly of: number }
    /** The largest gap that the winner closed. */
    | {
        readonly fact: 'comeback';
        readonly winner: number;
        readonly move: number;
        readonly leader: number;
        readonly by: number;
      }
  );

/** The margin comes before all other facts; about a tie the game has better ones. */
const FIRST = 1000;
const LITTLE = 1;
/** The weight of a gap in points during the match, relative to a difference at the end. */
const COMEBACK = 0.5;

/** Why a match ended so, by its scores (as `scoresIn` returns them). `gap`: the smallest significant difference. */
export function scoreFacts(
  scores: readonly (readonly number[])[],
  standing: Standing,
  gap: number,
): readonly ScoreFact[] {
  const winners = winnersOf(standing);
  const [winner, second = null] = standing.ranking ?? [];
  if (winner === undefined) return [];
  if (winners.length > 1) {
    const points = scores[winner]?.at(-1) ?? 0;
    return [{ fact: 'shared', weight: FIRST, winners, points }];
  }
  const points = scores[winner]?.at(-1) ?? 0;
  const by = second === null ? 0 : points - (scores[second]?.at(-1) ?? 0);
  const weight = by === 0 && second !== null ? LITTLE : FIRST;
  const margin: ScoreFact = { fact: 'margin', weight, winner, points, second, by };
  return second === null ? [margin] : [margin, ...onTheWay(scores, winner, gap)];
}

function onTheWay(
  scores: readonly (readonly number[])[],
  winner: number,
  smallest: number,
): readonly ScoreFact[] {
  const own = scores[winner] ?? [];
  const others = scores.map((_, holder) => holder).filter((holder) => holder !== winner);
  const gaps = own.map((points, moment) => {
    const at = (holder: number) => scores[holder]?.[moment] ?? 0;
    const leader = others.reduce((best, one) => (at(one) > at(best) ? one : best), others[0] ?? 0);
    return { moment, leader, gap: at(leader) - points };
  });
  const of = own.length - 1;
  const facts: ScoreFact[] = [];
  const worst = gaps.reduce((most, one) => (one.gap > most.gap ? one : most), {
    moment: 0,
    leader: 0,
    gap: 0,
  });
  if (worst.gap >= smallest) {
    const { moment: move, leader, gap: by } = worst;
    facts.push({ fact: 'comeback', weight: COMEBACK * by, winner, move, leader, by });
  }
  const behind = gaps.map(({ gap }) => gap >= 0).lastIndexOf(true);
  if (behind < of) facts.push({ fact: 'lead', weight: LITTLE, winner, move: behind + 1, of });
  return facts;
}

/** A move that is counted in turns, by the number that the log and the replay give it. */
export function inLog(move: number, moments: readonly Moment[]): number {
  return moments.find(({ turns }) => turns === move)?.entries ?? move;
}

/** The same of what the scores tell. */
export function factsInLog(
  facts: readonly ScoreFact[],
  moments: readonly Moment[],
): readonly ScoreFact[] {
  return facts.map((fact) => {
    if (fact.fact === 'comeback') return { ...fact, move: inLog(fact.move, moments) };
    if (fact.fact !== 'lead') return fact;
    return { ...fact, move: inLog(fact.move, moments), of: inLog(fact.of, moments) };
  });
}

/** The number of sentences that fit on the screen and are read at once. */
const MAX = 3;

/** What decided a match, general facts and the game's own together: sentences, the most important first. */
export function decisiveSentences(
  house: readonly ScoreFact[],
  hindsight: Hindsight | null,
  course: Course,
  words: AfterWords,
  name: (holder: number) => string,
  unit: ScoreUnit,
): readonly string[] {
  const told = [
    ...house.map((fact) => ({
      weight: fact.weight,
      say: () => houseSentence(fact, words, name, unit),
    })),
    ...(hindsight?.facts(course) ?? []).map((fact) => ({
      weight: fact.weight,
      say: () => hindsight?.sentence(fact, name) ?? '',
    })),
  ];
  return told
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MAX)
    .map(({ say }) => say());
}

function houseSentence(
  told: ScoreFact,
  words: AfterWords,
  name: (holder: number) => string,
  unit: ScoreUnit,
): string {
  if (told.fact === 'shared') return words.shared(told.winners.map(name), told.points, unit);
  const winner = name(told.winner);
  switch (told.fact) {
    case 'margin':
      if (told.second === null || told.by < 0) return words.won(winner, told.points, unit);
      if (told.by === 0) return words.level(winner, name(told.second), told.points, unit);
      return words.margin(winner, told.points, told.by, name(told.second), unit);
    case 'lead':
      return words.lead(winner, told.move, told.of);
    case 'comeback':
      return words.comeback(winner, told.move, name(told.leader), told.by, unit);
  }
}

/** The turning point as a sentence; null: there was none. `winner`: one name, or those of all winners. */
export function turningSentence(
  turn: TurningPoint | null,
  winner: string,
  words: AfterWords,
  name: (holder: number) => string,
): string {
  if (!turn) return words.noTurning(winner);
  const { move, seat, from, to } = turn;
  return words.turning(move, name(seat), winner, percent(from), percent(to));
}

/** The turn that helped the winners most. */
export interface TurningPoint {
  /** The turn, from 1. */
  readonly move: number;
  readonly seat: Seat;
  /** The winners' chance before and after, 0 … 1. */
  readonly from: number;
  readonly to: number;
}

/** A smaller rise is not a turning point. */
const RISE = 0.1;

/** The turn with the largest rise of the winners' chance; null: none, or a position is not evaluated yet. */
export function turningPoint(
  moments: readonly Moment[],
  evaluations: ReadonlyMap<number, Evaluation>,
  winners: readonly number[],
): TurningPoint | null {
  const chances = moments.map(({ entries }) => chanceOf(winners, evaluations.get(entries)));
  if (chances.includes(undefined)) return null;
  const rises = moments.flatMap(({ turn, turns }, at): TurningPoint[] => {
    const [from = 0, to] = [chances[at], chances[at + 1]];
    return turn && to !== undefined ? [{ move: turns + 1, seat: turn.seat, from, to }] : [];
  });
  const [top] = rises.sort((a, b) => b.to - b.from - (a.to - a.from));
  return top && top.to - top.from >= RISE ? top : null;
}

function chanceOf(winners: readonly number[], evaluation: Evaluation | undefined) {
  return evaluation && winners.reduce((sum, one) => sum + (evaluation.worth[one] ?? 0), 0);
}
