import type { Course, Hindsight } from '../../kit/hindsight';
import type { ScoreUnit } from '../../ui/game-view';
import { percent } from '../coach/ideas';
import type { ScoreFact } from './score-facts';
import type { TurningPoint } from './turning-point';
import type { AfterWords } from './words';

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
