import { count, within } from '../../../../kit/agree';
import type { TextsOf } from '../../../../kit/texts';
import { one, trains } from './count';

const signed = (by: number) => (by > 0 ? `+${by}` : `−${-by}`);

export const words = {
  /** Moves, as a heading names them. */
  share: (company: string) => `Take ${one(company)} share`,
  pick: (company: string) => `Pick ${one(company)} share`,
  build: (company: string, city: string, cost: number) =>
    `Build ${company} to ${city} with ${trains(cost)}`,
  /** What a build chooses in addition, put after it. */
  also: (company: string) => `, purple for ${company}`,
  harbor: (name: string) => `, harbor ${name}`,
  west: (company: string) => `, West Side ${company}`,
  /** The effects of a move, one sentence each. Places have the names of the table. */
  place: (name: string, company: string, from: string, to: string) =>
    `${name} in ${company}: ${from} → ${to}.`,
  score: (name: string, by: number, to: number) =>
    `${signed(by)} ${Math.abs(by) === 1 ? 'point' : 'points'} for ${within(name)} now (total ${to}).`,
  value: (company: string, from: number, to: number) =>
    `Each ${company} share is worth ${to} instead of ${from}.`,
  /** `value`: what each is worth then; `first`: in first place. */
  shares: (company: string, shares: number, value: number, first: number) =>
    `Then ${count(shares, `${company} share`)} in hand, ${value === first ? '' : `${value} each for now, `}${count(first, 'point')} each in 1st place.`,
  influence: (company: string, by: number, to: number) =>
    `${signed(by)} influence in ${company} (total ${to}).`,
  /** `too`: as the player does. */
  rival: (name: string, by: number, too: boolean) =>
    by > 0
      ? `${name} gains ${count(by, 'point')}${too ? ' too' : ''}.`
      : `${name} loses ${count(-by, 'point')}.`,
  /** No measurable effect yet. */
  quiet: 'No points right away; it pays off later.',
};

/** The coach's texts about a move before it is played. Loaded with the first hint. */
export type ExplainerWords = TextsOf<typeof words>;
