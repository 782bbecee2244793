import { count } from '../../../../kit/agree';
import { and } from '../../../../kit/and';
import type { EventOf } from '../../../../kit/event';
import type { EventSentences } from '../../../../kit/sentences';
import type { TextsOf } from '../../../../kit/texts';
import type { CompanyId } from '../../data/companies';
import { type ExtraEvent, UNREACHED } from '../../rules/events';
import type { Names } from '../names';
import { one, trains } from './count';

export const events: EventSentences<ExtraEvent, Names> = {
  draw({ tile, again }) {
    if (tile !== 'refresh') return `Tile drawn: target +${tile[0]}, company +${tile[1]}.`;
    return again
      ? 'Another refresh tile.'
      : 'A refresh tile: all drawn tiles go back into the bag.';
  },
  markers: (e, n) =>
    e.target > 0
      ? `The markers are on ${n.index(e.target)} and ${n.company(e.company)}.`
      : `The company marker is on ${n.company(e.company)}.`,
  'automa-choice': choice,
  automa(e, n) {
    const company = n.company(e.does.company);
    if ('city' in e) {
      return `The automa builds ${company} to ${n.city(e.city)} with ${trains(e.does.route.length)}.`;
    }
    if (e.does.do === 'take') return `The automa takes ${one(company)} share.`;
    return e.does.shares > 0
      ? `The automa gets ${count(e.does.shares, `${company} share`)}.`
      : `There is no ${company} share for the automa.`;
  },
  harbor: (e, n) =>
    `${n.company(e.company)} has a new start in the harbor of ${n.harbor(e.harbor)}.`,
  'spike-begun': (e, n) =>
    e.east
      ? `The Golden Spike begins: ${n.company(e.east)} is the East Side.`
      : 'The Golden Spike begins without an East Side: no train is left.',
  'far-start': (e, n) => `${n.company(e.company)} can build from ${n.far} too.`,
  'spike-off': (_, n) => `${n.far} was reached first: no Golden Spike in this match.`,
  'spike-driven': (e, n) => {
    const sides = [
      ...(e.east ? [`East Side ${n.company(e.east)}`] : []),
      ...(e.west ? [`West Side ${n.company(e.west)}`] : []),
    ];
    return `The Golden Spike is complete${sides.length > 0 ? `: ${sides.join(', ')}` : ''}.`;
  },
};

/** The city that the automa chose, and what decided in its favor. */
function choice(e: EventOf<ExtraEvent, 'automa-choice'>, n: Names): string | null {
  const [best, next] = e.candidates;
  if (!best) return null;
  const city = n.city(best.city);
  if (!next) return `${city} is the only city ${n.company(e.company)} can reach.`;
  const target = n.city(e.target);
  const other = n.city(next.city);
  const steps = (far: number) => count(far, 'step');
  const alike =
    best.steps === UNREACHED
      ? `no closer to ${target} than ${other}`
      : `as close to ${target} as ${other}`;
  switch (e.decided) {
    case 'nearest':
      if (best.steps === 0) return `${city} is the target itself.`;
      return next.steps === UNREACHED
        ? `${city} is closest to ${target}: ${steps(best.steps)}. ${other} is out of reach.`
        : `${city} is closest to ${target}: ${steps(best.steps)}. ${other} is ${next.steps} away.`;
    case 'fewest-trains':
      return `${city}: ${alike}, but it takes ${trains(best.cost)} instead of ${next.cost}.`;
    case 'most-companies':
      return `${city}: ${alike}, but ${present(best.companies, next.companies)}.`;
    default:
      return `${city}: ${alike} and equal otherwise, but later in the order of cities.`;
  }
}

function present(here: number, there: number): string {
  if (there > 0) return `it has ${here} companies instead of ${there}`;
  return here === 1 ? 'it already has a company' : `it already has ${here} companies`;
}

/** The state of the Golden Spike; its cities by name. */
export interface SpikeFacts {
  readonly state: 'waiting' | 'off' | 'begun' | 'driven';
  readonly first: string;
  readonly far: string;
  readonly east: CompanyId | null;
  readonly west: CompanyId | null;
}

const spike = (
  { state, first, far, east, west }: SpikeFacts,
  company: Readonly<Record<CompanyId, string>>,
) => {
  switch (state) {
    case 'waiting':
      return `The Golden Spike waits for the first build into ${first}`;
    case 'off':
      return 'The Golden Spike is out of this match';
    case 'begun': {
      const side = east ? `: ${company[east]} is the East Side` : '';
      return `The Golden Spike has begun${side}; now connect ${first} and ${far}`;
    }
    case 'driven': {
      const sides = [east, west].flatMap((side) => (side ? company[side] : []));
      return `The Golden Spike is complete${sides.length > 0 ? ` for ${and(sides)}` : ''}`;
    }
  }
};

export const table = {
  spike,

  automaTurn: 'The automa’s turn',
  bag: 'Bag',
  inBag: (tiles: number) => `In the bag: ${tiles}`,
  drawn: (tiles: number) => `Drawn: ${tiles}`,
  bagMeaning: 'Each tile moves the automa’s two markers: the target city, and the company.',
  refresh: 'Refresh: all tiles back into the bag',
  tileSteps: (target: number, company: number) => `target +${target}, company +${company}`,
  automaMarkers: (company: string, target: string) =>
    `The automa’s markers are ${target ? `on ${target}` : 'before the first city'} and on ${company}.`,
};

/** Texts of the table that only a match with an automa or a variant uses. */
export type TableExtraWords = TextsOf<typeof table>;
