import type { TextsOf } from '../../../../kit/texts';
import { POINTS, SHARE_MONEY } from '../../data/figures';

export const brief = {
  goal: [
    'Have the most points after the last turn. Build track between cities and ship goods over it: every link of yours that a cube uses raises your income for good.',
    'Stay solvent: whoever can’t pay and has no income left to give up is out of the game.',
  ],
  end: (turns: number) => [`After turn ${turns}, or sooner if fewer than two players are left.`],
  points: [
    `At the end: ${POINTS.income} points for each $1 of income, −${-POINTS.share} for each share, and ${POINTS.segment} for each piece of track in your complete links. Cash counts nothing.`,
    'Usual totals: about 80 to 110 points with three players, 40 to 60 with five.',
    'Above the map, a star shows everybody’s points now; the leader’s is full. The arrow with a number is the order of turns.',
  ],
  money: [
    'After goods have moved, everybody gets their income in dollars and pays $1 for each share and each level of the engine.',
    `A share brings $${SHARE_MONEY} now, costs $1 every turn, and is never bought back.`,
  ],
  progress: (turn: number, turns: number) =>
    turn < turns ? `This is turn ${turn} of ${turns}.` : `This is turn ${turn}, the last one.`,
};

/** What a match is about. */
export type BriefText = TextsOf<typeof brief>;
