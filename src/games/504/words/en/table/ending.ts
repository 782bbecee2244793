import { count } from '../../../../../kit/agree';
import type { TextsOf } from '../../../../../kit/texts';

/** The cards of the row from which one is turned after each turn. */
export interface CardRow {
  readonly cards: number;
  readonly scoring: number;
  /** The round from which on they are turned; null: they are now. */
  readonly from: number | null;
}

/** When the scoring comes: after one of the turns for which cards are left, or only later. */
const ahead = ({ cards, scoring, from }: CardRow) => {
  if (from !== null && scoring > 0)
    return `after one of ${count(cards, 'turn')} from round ${from} on`;
  // One of the turns is that of now.
  const later = cards === 1 ? '' : `the next ${cards === 2 ? 'one' : cards - 1}`;
  if (scoring === 0) return `not after this turn${later && ` and ${later}`}`;
  return `after this turn${later && ` or ${later}`}`;
};

/** How near the end of the match is, by the module of role I. */
export const goal = {
  exploration: (left: number, end: number) =>
    `${left} tiles left. The round with ${end} or fewer is the last.`,
  commonRoads: (built: number, end: number) =>
    `${built} of ${end} roads. The match ends after the round that builds the last one.`,
  roads: (cities: number) => `The round in which somebody links ${cities} cities is the last.`,
  production: (goods: number, houses: number) =>
    `The round in which somebody has ${goods} goods and ${houses} trading houses is the last.`,
  majorities: (done: number, all: number, row: CardRow | null) =>
    `Scoring ${done + 1} of ${all}${row ? `: ${ahead(row)}` : ''}.`,
  /** In business rounds, or those that follow a share round, by its number; null: there is none now. */
  shares: (rounds: readonly number[], last: number, share: number | null) =>
    share === null
      ? `Business round ${rounds} of ${last}.`
      : `Share round ${share}, then business ${rounds.length > 1 ? 'rounds' : 'round'} ${rounds.join(' and ')} of ${last}.`,
};

export type GoalText = TextsOf<typeof goal>;

/** Why this turn or round is the last: the end is reached, the match is at its limit, or progress stopped. */
export const last = {
  turn: 'The match ends with this turn.',
  reached: 'This is the last round.',
  limit: 'This is the last round: no match is longer.',
  /** A round before. */
  limitNext: 'The next round is the last: no match is longer.',
  idle: 'If nobody builds or discovers anything this round, the match ends.',
};

export type LastText = TextsOf<typeof last>;
