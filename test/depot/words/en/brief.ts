import type { TextsOf } from '../../../../src/kit/texts';
import { LIMIT, ORDER_FILLED, ORDER_OPEN } from '../../data/goods';

export const brief = {
  goal: (strict: boolean) => [
    'Have the most points after the last round.',
    ...(strict ? [`Whoever ends a turn with less than −${-LIMIT} points is out.`] : []),
  ],
  end: (rounds: number) => [`After round ${rounds}.`],
  points: [
    'A delivered car brings the price of its good.',
    `At the end, an order brings ${ORDER_FILLED} points if it was delivered, and costs ${-ORDER_OPEN} otherwise.`,
  ],
  progress: (round: number, rounds: number) => `This is round ${round} of ${rounds}.`,
};

/** What a match is about. */
export type BriefText = TextsOf<typeof brief>;
