import { count } from '../../../../../kit/agree';
import type { TextsOf } from '../../../../../kit/texts';

/** When the scoring comes: with one of the cards that are left, or only after them. */
const ahead = ({ cards, scoring }: { readonly cards: number; readonly scoring: number }) => {
  if (scoring === 0) return `not before ${count(cards, 'more card')}`;
  return cards === 1 ? 'the next card starts it' : `one of the next ${cards} cards starts it`;
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
  majorities: (
    done: number,
    all: number,
    row: { readonly cards: number; readonly scoring: number } | null,
  ) => `Scoring ${done + 1} of ${all}${row ? `: ${ahead(row)}` : ''}.`,
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
