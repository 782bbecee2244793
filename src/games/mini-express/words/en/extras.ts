import { count } from '../../../../kit/agree';
import type { ExtraEventWord, Sentence } from '../dictionary';
import { type Told, UNREACHED } from '../told';
import { one, trains } from './count';

export { table } from './extra-table';

export const events: Readonly<Record<ExtraEventWord, Sentence>> = {
  draw({ tile, again }) {
    if (tile) return `Tile drawn: target ${tile[0]}, company ${tile[1]}.`;
    return again
      ? 'Another refresh tile.'
      : 'A refresh tile: all drawn tiles go back into the bag.';
  },
  markers: (t) =>
    t.target
      ? `The markers are on ${t.target} and ${t.company}.`
      : `The company marker is on ${t.company}.`,
  'automa-choice': choice,
  automa(t) {
    if (t.word('do') === 'take') return `The automa takes ${one(t.company)} share.`;
    if (t.word('do') === 'build')
      return `The automa builds ${t.company} to ${t.city} with ${trains(t.hexes)}.`;
    const shares = t.figure('shares');
    return shares > 0
      ? `The automa gets ${count(shares, `${t.company} share`)}.`
      : `There is no ${t.company} share for the automa.`;
  },
  harbor: (t) => `${t.company} has a new start in the harbor of ${t.harbor}.`,
  'spike-begun': (t) =>
    t.east
      ? `The Golden Spike begins: ${t.east} is the East Side.`
      : 'The Golden Spike begins without an East Side: no train is left.',
  'far-start': (t) => `${t.company} can build from ${t.far} too.`,
  'spike-off': (t) => `${t.far} was reached first: no Golden Spike in this match.`,
  'spike-driven': (t) => {
    const sides = [t.east && `East Side ${t.east}`, t.west && `West Side ${t.west}`];
    const named = sides.filter(Boolean).join(', ');
    return `The Golden Spike is complete${named ? `: ${named}` : ''}.`;
  },
};

/** The city that the automa chose, and what decided in its favor. */
function choice({ candidates: [best, next], company, target, word }: Told): string | null {
  if (!best) return null;
  if (!next) return `${best.city} is the only city ${company} can reach.`;
  const steps = (n: number) => count(n, 'step');
  const alike =
    best.steps === UNREACHED
      ? `no closer to ${target} than ${next.city}`
      : `as close to ${target} as ${next.city}`;
  switch (word('decided')) {
    case 'nearest':
      if (best.steps === 0) return `${best.city} is the target itself.`;
      return next.steps === UNREACHED
        ? `${best.city} is closest to ${target}: ${steps(best.steps)}. ${next.city} is out of reach.`
        : `${best.city} is closest to ${target}: ${steps(best.steps)}. ${next.city} is ${next.steps} away.`;
    case 'fewest-trains':
      return `${best.city}: ${alike}, but it takes ${trains(best.cost)} instead of ${next.cost}.`;
    case 'most-companies':
      return `${best.city}: ${alike}, but ${present(best.companies, next.companies)}.`;
    default:
      return `${best.city}: ${alike} and equal otherwise, but later in the order of cities.`;
  }
}

function present(here: number, there: number): string {
  if (there > 0) return `it has ${here} companies instead of ${there}`;
  return here === 1 ? 'it already has a company' : `it already has ${here} companies`;
}
