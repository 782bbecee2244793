import { count } from '../../../../kit/agree';
import type { ExplainerWords } from '../coach-words';
import { one, trains } from './count';

const signed = (by: number) => (by > 0 ? `+${by}` : `−${-by}`);

export const words: ExplainerWords = {
  share: (company) => `Take ${one(company)} share`,
  build: (company, city, cost) => `Build ${company} to ${city} with ${trains(cost)}`,
  also: (company) => `, purple for ${company}`,
  harbor: (name) => `, harbor ${name}`,
  west: (company) => `, West Side ${company}`,
  place: (name, company, from, to) => `${name} in ${company}: ${from} → ${to}.`,
  score: (name, by, to) =>
    `${signed(by)} ${Math.abs(by) === 1 ? 'point' : 'points'} for ${name} now (total ${to}).`,
  value: (company, from, to) => `Each ${company} share is worth ${to} instead of ${from}.`,
  shares: (company, shares) => `Then ${count(shares, `${company} share`)} in hand.`,
  influence: (company, by, to) => `${signed(by)} influence in ${company} (total ${to}).`,
  rival: (name, by) =>
    by > 0 ? `${name} gains ${count(by, 'point')} too.` : `${name} loses ${count(-by, 'point')}.`,
  quiet: 'No points right away; it pays off later.',
};
