import type { TextsOf } from '../../../../kit/texts';
import type { Mode } from '../../rules/options';

export const brief = {
  goal: {
    standard: ['Have the most points at the end. With equal points, fewer shares win.'],
    solo: ['Have more points than the automa at the end. It wins ties.'],
    duel: ['Have the most points at the end. The automa plays too, and can win.'],
    'duel-expert': [
      'Have more points than the other at the end. With equal points, fewer shares win.',
    ],
  } satisfies Readonly<Record<Mode, readonly string[]>>,
  /** What everybody does, in any mode. */
  way: 'Nobody owns the four companies. Build for any of them, and take shares of those that grow long and where your influence is high.',
  /** `most`: how many depleted companies end the match. */
  end: (most: number) =>
    most === 1
      ? 'The match ends at once when a company is depleted: its last share is taken or its supply of trains is empty.'
      : 'A company is depleted when its last share is taken or its supply of trains is empty. With two depleted companies the last round begins: everybody gets the same number of turns.',
  /** 8, Korean edition. */
  endByTarget: 'It also ends when the automa’s target reaches the last city.',
  /** What a share is worth, from and to. */
  points: (least: number, most: number) =>
    `Only shares score. Each is worth ${least} to ${most} points: more in a long company, and more in a high place by influence there. With influence 0 it is worth nothing.`,
  threeOrLess: 'At this level a share is also worth nothing where your influence is 3 or less.',
  belowAutoma: 'The same holds where your influence is below the automa’s.',
  spike: 'When the Golden Spike is driven, the companies on its East Side and West Side grow by 2.',
  totals: 'Usual totals of winners: 45 to 70 points.',
  progress: (depleted: number, most: number, shares: number) =>
    `Depleted companies: ${depleted} of ${most}. All others still have ${shares} ${shares === 1 ? 'share' : 'shares'} or more.`,
  lastRound: 'This is the last round.',
};

/** What a match is about. */
export type BriefText = TextsOf<typeof brief>;
