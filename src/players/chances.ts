import type { AnyAdvice, ChanceCurve } from '../kit/advice';
import type { Seat } from '../kit/rules';
import type { Calibration, Thought } from './thought';

/** Even a sure loss has a logarithm. */
const LEAST = 0.002;

/** How a search from a position is to be read; null: its worth is the chance. `state` must hide what the seat cannot know. */
export function calibrationOf(
  advice: AnyAdvice | null,
  state: object,
  seat: Seat,
  holders: number,
): Calibration | null {
  if (!advice?.chances) return null;
  const estimate = new Float32Array(holders);
  advice.value(state, estimate);
  const { curves, kind, stage } = advice.chances;
  const curve = curves[kind(state)];
  return curve ? calibrationAt(curve, stage(state), seat, [...estimate]) : null;
}

export function calibrationAt(
  curve: ChanceCurve,
  stage: number,
  seat: Seat,
  estimate: readonly number[],
): Calibration {
  const at = (figures: readonly number[]) => between(curve.stages, figures, stage);
  const [estimated, acting] = [at(curve.estimated), at(curve.acting)];
  const [first, seated] = [at(curve.first), at(curve.seated)];
  return {
    weight: at(curve.searched),
    offsets: estimate.map(
      (share, holder) =>
        estimated * logarithm(share) +
        (holder === seat ? acting : 0) +
        (holder === 0 ? first : 0) +
        seated * placeOf(holder, estimate.length),
    ),
    error: at(curve.error),
  };
}

/** The chances to win by the worth of each seat; their sum is 1. A decided match stays decided. */
export function chancesOf(
  { weight, offsets }: Calibration,
  worth: readonly number[],
): readonly number[] {
  if (worth.includes(1)) return worth;
  const powers = worth.map((share, holder) =>
    Math.exp(weight * logarithm(share) + (offsets[holder] ?? 0)),
  );
  const sum = powers.reduce((all, power) => all + power, 0);
  return powers.map((power) => power / sum);
}

/** A thought with chances to win in place of every worth: what people are shown. */
export function calibrated(thought: Thought): Thought {
  const { calibration, candidates, worth } = thought;
  if (!calibration) return thought;
  return {
    ...thought,
    candidates: candidates.map((one) => ({ ...one, worth: chancesOf(calibration, one.worth) })),
    worth: chancesOf(calibration, worth),
  };
}

/** From 0, the first place at the table, to 1, the last. */
export const placeOf = (holder: number, holders: number) => holder / Math.max(1, holders - 1);

const logarithm = (share: number) => Math.log(Math.max(LEAST, share));

/** The figure at a stage, in a straight line between those for which there are figures. */
function between(stages: readonly number[], figures: readonly number[], stage: number): number {
  const after = stages.findIndex((one) => one >= stage);
  const [from, to] = [stages[after - 1], stages[after]];
  const [low, high] = [figures[after - 1], figures[after]];
  if (high === undefined || to === undefined) return figures.at(-1) ?? 0;
  if (low === undefined || from === undefined) return high;
  return low + ((high - low) * (stage - from)) / (to - from);
}
