import type { AnyAdvice } from '../../kit/advice';
import { canonical } from '../../kit/json';
import type { ActionLine } from '../../kit/line';
import type { AnyPuzzleGenerator } from '../../kit/puzzle-generator';
import type { Action, AnyRules, Seat } from '../../kit/rules';
import { disclosures } from '../../kit/secrets';

/** A line that may be an answer, and how promising it is at first sight: a share of 1. */
export interface WeightedLine {
  readonly line: ActionLine;
  readonly weight: number;
}

/** How many actions are followed at each step of a line: the most promising ones. */
const BREADTH = [48, 14, 8, 6];
/** Lines kept of those with several steps, at their end and at each step before it. */
const MOST_LINES = 240;
const MOST_OPEN = 600;

/** The lines that may be an answer, no two of them with the same effect; each action by itself where it is one. */
export function linesAt(context: PuzzleContext, spot: Spot): readonly WeightedLine[] {
  if (context.generator.unit === 'action')
    return weighed(context, spot).map(({ action, weight }) => ({ line: [action], weight }));
  const found = new Map<string, WeightedLine>();
  let open: readonly Open[] = [{ state: spot.state, line: [], weight: 1 }];
  for (let depth = 0; open.length > 0; depth++) {
    const longer = new Map<string, Open>();
    for (const { state, line, weight: share } of best(open, MOST_OPEN)) {
      const here = weighed(context, { ...spot, state });
      for (const { action, weight } of best(here, breadthAt(depth))) {
        const next = context.rules.clone(state);
        context.rules.play(next, action);
        const [first = action, ...rest] = [...line, action];
        const one = { line: [first, ...rest] as const, weight: share * weight };
        if (goesOn(context.rules, spot, next))
          merge(longer, bytesOf(context.rules, next), { ...one, state: next });
        else merge(found, positionKey(context.rules, next), one);
      }
    }
    open = [...longer.values()];
  }
  return best([...found.values()], MOST_LINES);
}

/** A line that does not end yet, and the position after it. */
interface Open {
  readonly state: object;
  readonly line: readonly Action[];
  readonly weight: number;
}

const breadthAt = (depth: number) => BREADTH[Math.min(depth, BREADTH.length - 1)] ?? 1;

/** Adds one of several with the same effect: the first represents all, with the weight of all. */
function merge<One extends { readonly weight: number }>(
  all: Map<string, One>,
  key: string,
  one: One,
): void {
  const known = all.get(key);
  all.set(key, known ? { ...known, weight: known.weight + one.weight } : one);
}

/** The same for equal positions of one turn, and faster than their written form. */
function bytesOf(rules: AnyRules, state: object): string {
  return Buffer.from(rules.pack(state)).toString('latin1');
}

/** The legal action with the highest prior. */
export function mostPromising(context: PuzzleContext, spot: Spot): Action {
  const [first] = best(weighed(context, spot), 1);
  if (!first) throw new RangeError('the match is over');
  return first.action;
}

/** The purpose of a line; see `PuzzleGenerator`. */
export function purposeOf({ generator }: PuzzleContext, { state }: Spot, line: ActionLine): string {
  return generator.purpose?.(state, line) ?? canonical(generator.alike(state, line));
}

/** Whether the turn of the spot is still open in a later position, and nothing has been drawn since. */
export function goesOn(rules: AnyRules, spot: Spot, later: object): boolean {
  return (
    rules.toAct(later) === spot.seat &&
    rules.turn(later) === rules.turn(spot.state) &&
    disclosures(rules, later) === disclosures(rules, spot.state)
  );
}

/** What tells lines apart: the position after a line, as several lines may have the same effect. */
export function keyOf({ rules, generator }: PuzzleContext, spot: Spot, line: ActionLine): string {
  if (generator.unit === 'action') return line.join();
  return positionKey(rules, after(rules, spot.state, line));
}

export function after(rules: AnyRules, state: object, line: readonly Action[]): object {
  const next = rules.clone(state);
  for (const action of line) rules.play(next, action);
  return next;
}

function positionKey(rules: AnyRules, state: object): string {
  return canonical(rules.position.write(state));
}

function best<One extends { readonly weight: number }>(
  all: readonly One[],
  most: number,
): readonly One[] {
  return all.length <= most ? all : [...all].sort((a, b) => b.weight - a.weight).slice(0, most);
}

/** Each legal action with its prior as a share of 1. */
function weighed(
  { rules, advice }: PuzzleContext,
  spot: Spot,
): readonly { readonly action: Action; readonly weight: number }[] {
  const all = Int32Array.from(actionsAt(rules, spot));
  const weights = new Float32Array(all.length).fill(1);
  advice?.prior(spot.state, all, all.length, weights);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return Array.from(all, (action, at) => ({ action, weight: (weights[at] ?? 0) / sum }));
}

/** What is needed to find puzzles of a game. */
export interface PuzzleContext {
  readonly rules: AnyRules;
  readonly advice: AnyAdvice | null;
  readonly generator: AnyPuzzleGenerator;
}

/** A position in which a seat is to act. */
export interface Spot {
  readonly state: object;
  readonly seat: Seat;
}

/** Every legal action there. */
export function actionsAt(rules: AnyRules, { state }: Spot): readonly Action[] {
  const listed = new Int32Array(rules.max);
  return [...listed.subarray(0, rules.list(state, listed))];
}
