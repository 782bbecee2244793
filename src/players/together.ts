import { randomFrom } from '../kit/random';
import type { Action, Seat } from '../kit/rules';
import { chooseAs } from './levels';
import { limitsOf } from './limits';
import type { Candidate, Question, Thought } from './thought';
import { byVisits } from './verdict';

/** One question as several minds think about it at the same time, each a part of it and by chance of its own. */
export function split(question: Question, minds: number): readonly Question[] {
  if (minds === 1) return [question];
  return Array.from({ length: minds }, (_, mind) => ({
    ...question,
    seed: `${question.seed} ${mind}`,
    among: minds,
  }));
}

/** What several minds have thought about one question, as one thought (root parallel search). */
export function merge(question: Question, thoughts: readonly Thought[]): Thought {
  const [first] = thoughts;
  if (!first) throw new RangeError('nobody has thought');
  if (thoughts.length === 1) return first;
  const byAction = new Map<Action, Candidate>();
  for (const { candidates } of thoughts) {
    for (const candidate of candidates) {
      const known = byAction.get(candidate.action);
      byAction.set(candidate.action, known ? joined(known, candidate) : candidate);
    }
  }
  const candidates = [...byAction.values()].sort(byVisits);
  const playouts = thoughts.reduce((sum, thought) => sum + thought.playouts, 0);
  const worth = first.worth.map((_, holder) => {
    const sum = thoughts.reduce((all, one) => all + one.worth[holder] * one.playouts, 0);
    return sum / playouts;
  });
  return { action: choice(question, candidates), candidates, worth, playouts };
}

function choice({ budget, seat, seed }: Question, candidates: readonly Candidate[]): Action {
  return chooseAs(limitsOf(budget), candidates, seat, randomFrom(seed)).action;
}

function joined(a: Candidate, b: Candidate): Candidate {
  const visits = a.visits + b.visits;
  const mean = (worth: number, seat: Seat) =>
    (worth * a.visits + b.worth[seat] * b.visits) / visits;
  return { action: a.action, visits, worth: a.worth.map(mean) };
}
