import { READING_PROBLEMS } from '../../../../kit/reading-words';

export const problems = {
  ...READING_PROBLEMS.en,
  'no-factory': 'this tile can’t be a factory',
  'out-of-order': 'the order is wrong',
  'no-effect': 'an effect is missing',
  'no-name': 'the name is missing',
  'not-as-printed': 'this is printed and can’t be changed',
  'not-for-a-card': 'this can’t come with a ? card',
  'not-on-a-card': 'no ? card brings this',
  'not-true': 'this can only be true',
  'each-or-tiers': 'points for each, or by steps: one of the two',
  'only-on-cards': 'this effect belongs on ? cards',
  'only-on-tokens': 'this effect belongs on ? tokens',
  'same-twice': 'the same effect appears twice',
  'too-few-engineers': 'there are too few engineers of a letter',
  'two-locks': 'these effects can’t be combined',
  'unknown-effect': 'there is no such effect',
  'wrong-cost': 'the cost is 1 worker, 2 workers, or 1 ruble',
};
