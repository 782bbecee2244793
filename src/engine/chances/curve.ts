import type { ChanceCurve } from '../../kit/advice';
import { calibrationAt, chancesOf, placeOf } from '../../players/chances';
import type { Sample, SampledMatch } from './collect';

/** The stages for which figures are found. */
const STAGES = [0, 0.25, 0.5, 0.75, 1];
const FEATURES = ['searched', 'estimated', 'acting', 'first', 'seated'] as const;
type Figures = { readonly [Feature in (typeof FEATURES)[number]]: number[] };

/** What is believed without samples: that the worth is the chance, but at the beginning says nothing of it. */
const PRIOR: Figures = {
  searched: [0, 1, 1, 1, 1],
  estimated: [0, 0, 0, 0, 0],
  acting: [0, 0, 0, 0, 0],
  first: [0, 0, 0, 0, 0],
  seated: [0, 0, 0, 0, 0],
};
/** Figures below which what looks better would make a chance smaller. */
const LEAST = { searched: 0, estimated: 0, acting: -10, first: -10, seated: -10 };
/** Samples that the prior counts as. */
const DOUBT = 1;
const STEPS = 250;
const RATE = 0.1;

/** The curve by which the results of these matches are the likeliest; each match counts once, whatever its samples. */
export function curveFrom(matches: readonly SampledMatch[]): ChanceCurve {
  const figures = structuredClone(PRIOR);
  const flat = FEATURES.flatMap((feature) => STAGES.map((_, knot) => ({ feature, knot })));
  const [mean, square] = [flat.map(() => 0), flat.map(() => 0)];
  for (let step = 1; step <= STEPS; step++) {
    const slopes = slopesAt(matches, { ...figures, stages: STAGES, error: [0, 0, 0, 0, 0] });
    // Adam: steps of one size for figures of which few samples tell and those of which many do.
    for (const [at, { feature, knot }] of flat.entries()) {
      const slope = slopes[feature][knot] ?? 0;
      mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * slope;
      square[at] = 0.99 * (square[at] ?? 0) + 0.01 * slope ** 2;
      const by = (mean[at] ?? 0) / (1 - 0.9 ** step);
      const scale = Math.sqrt((square[at] ?? 0) / (1 - 0.99 ** step)) + 1e-6;
      const next = (figures[feature][knot] ?? 0) - (RATE * by) / scale / (1 + step / 50);
      figures[feature][knot] = Math.max(LEAST[feature], next);
    }
  }
  const curve = { stages: STAGES, ...figures, error: STAGES.map(() => 0) };
  return { ...curve, error: errorsOf(matches, curve) };
}

/** The chances of a sample by a curve. */
export function chancesIn(curve: ChanceCurve, { stage, seat, estimate, worth }: Sample) {
  return chancesOf(calibrationAt(curve, stage, seat, estimate), worth);
}

/** How the misfit grows with each figure. */
function slopesAt(matches: readonly SampledMatch[], curve: ChanceCurve): Figures {
  const slopes: Figures = { searched: [], estimated: [], acting: [], first: [], seated: [] };
  for (const feature of FEATURES)
    slopes[feature].push(
      ...curve[feature].map((figure, knot) => DOUBT * (figure - (PRIOR[feature][knot] ?? 0))),
    );
  for (const { samples, result } of matches) {
    for (const sample of samples) {
      const chances = chancesIn(curve, sample);
      const near = nearness(sample.stage);
      const of = {
        searched: sample.worth.map(logarithm),
        estimated: sample.estimate.map(logarithm),
        acting: sample.worth.map((_, holder) => (holder === sample.seat ? 1 : 0)),
        first: sample.worth.map((_, holder) => (holder === 0 ? 1 : 0)),
        seated: sample.worth.map((_, holder) => placeOf(holder, sample.worth.length)),
      };
      for (const [holder, chance] of chances.entries()) {
        const over = (chance - (result[holder] ?? 0)) / samples.length;
        for (const feature of FEATURES)
          for (const [knot, share] of near.entries())
            slopes[feature][knot] =
              (slopes[feature][knot] ?? 0) + over * share * (of[feature][holder] ?? 0);
      }
    }
  }
  return slopes;
}

const logarithm = (share: number) => Math.log(Math.max(0.002, share));

/** Of a stage, how much it is that of each knot. */
function nearness(stage: number): readonly number[] {
  const wide = 1 / (STAGES.length - 1);
  return STAGES.map((knot) => Math.max(0, 1 - Math.abs(stage - knot) / wide));
}

/** By stage: the standard deviation of the change of a chance over a turn, of the seat that acted. */
function errorsOf(matches: readonly SampledMatch[], curve: ChanceCurve): readonly number[] {
  const sums = STAGES.map(() => ({ square: 0, weight: 0 }));
  for (const { samples } of matches) {
    for (const [at, sample] of samples.entries()) {
      const before = samples[at - 1];
      if (!before || !sample.follows) continue;
      const had = chancesIn(curve, before)[before.seat] ?? 0;
      const has = chancesIn(curve, sample)[before.seat] ?? 0;
      for (const [knot, share] of nearness(before.stage).entries()) {
        const sum = sums[knot];
        if (!sum) continue;
        sum.square += share * (has - had) ** 2;
        sum.weight += share;
      }
    }
  }
  return sums.map(({ square, weight }) => Math.sqrt(square / Math.max(1, weight)));
}
