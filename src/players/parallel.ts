import { randomFrom } from '../kit/random';
import type { Action, Seat } from '../kit/rules';
import { byVisits } from './candidates';
import { chooseAs } from './levels';
import type { Candidate, Question, Thought } from './thought';

/** Splits a question among several searches that run at the same time, each with its own seed. */
export function splitQuestion(question: Question, searches: number): readonly Question[] {
  if (searches === 1) return [question];
  return Array.from({ length: searches }, (_, search) => ({
    ...question,
    seed: `${question.seed} ${search}`,
    among: searches,
  }));
}

/** Merges the thoughts of several searches about one question (root parallel search). */
export function mergeThoughts(question: Question, thoughts: readonly Thought[]): Thought {
  const [first] = thoughts;
  if (!first) throw new RangeError('there are no thoughts to merge');
  if (thoughts.length === 1) return first;
  const byAction = new Map<Action, Candidate>();
  for (const { candidates } of thoughts) {
    for (const candidate of candidates) {
      const known = byAction.get(candidate.action);
      byAction.set(candidate.action, known ? merged(known, candidate) : candidate);
    }
  }
  const candidates = [...byAction.values()].sort(byVisits);
  const playouts = thoughts.reduce((sum, thought) => sum + thought.playouts, 0);
  const worth = first.worth.map((_, holder) => {
    const sum = thoughts.reduce((all, one) => all + one.worth[holder] * one.playouts, 0);
    return sum / playouts;
  });
  const { choosing, calibration } = first;
  const { line } = chooseAs(choosing, candidates, question.seat, randomFrom(question.seed));
  return { line, candidates, choosing, worth, calibration, playouts };
}

function merged(a: Candidate, b: Candidate): Candidate {
  const visits = a.visits + b.visits;
  const mean = (worth: number, seat: Seat) =>
    (worth * a.visits + b.worth[seat] * b.visits) / visits;
  const { line } = b.visits > a.visits ? b : a;
  return { action: a.action, line, visits, worth: a.worth.map(mean) };
}
