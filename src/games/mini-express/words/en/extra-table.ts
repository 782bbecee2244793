import { and } from '../../../../kit/and';
import type { TextsOf } from '../../../../kit/texts';
import type { CompanyId } from '../../data/companies';

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
  tileSteps: (target: number, company: number) => `target ${target}, company ${company}`,
  automaMarkers: (company: string, target: string) =>
    target ? `Now on ${target} and ${company}.` : `Now before the first city and on ${company}.`,
};

/** Texts of the table that only a match with an automa or a variant uses. */
export type TableExtraWords = TextsOf<typeof table>;
