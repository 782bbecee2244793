import type { TextsOf } from '../../../../kit/texts';
import { MAJORITY, VALUES } from '../../data/board';
import { standing } from './standing';

const [, gray, brown, natural, white] = VALUES.normal;

export const brief = {
  standing,
  goal: [
    'Have the most points after the last round. Place workers to lay track on your three lines, get locomotives, and build up your industry.',
    `The points shown are those so far. At the end the most engineers bring ${MAJORITY[0]} (a tie goes to the highest number), the second most ${MAJORITY[1]}, and end-bonus cards count.`,
    'You will also see “Hire” (an engineer: one more action in each round, usually a strong start), ★ (points for black on Kiev) and ? (a bonus that you pick).',
  ],
  end: (rounds: number) => [`After round ${rounds}.`],
  points: [
    `Every round scores all of your lines and your industry again, so what you build early pays many times. Track that your locomotives reach brings ${gray} for gray, ${brown} for brown, ${natural} for natural and ${white} for white; black brings nothing, but makes way for the others.`,
    'Usual totals: about 200 points in a first match, 300 to 400 for strong players.',
  ],
  progress: (round: number, rounds: number) =>
    round < rounds
      ? `This is round ${round} of ${rounds}.`
      : `This is round ${round}, the last one.`,
};

/** What a match is about. */
export type BriefText = TextsOf<typeof brief>;
