import { and } from './en-count';
import type { TableExtraWords } from './table-extra-words';

const spike: TableExtraWords['spike'] = ({ state, first, far, east, west }, company) => {
  switch (state) {
    case 'waiting':
      return `The Golden Spike waits for the first build into ${first}`;
    case 'off':
      return 'The Golden Spike is out of this match';
    case 'begun': {
      const side = east ? `: ${company[east]} is the East Side` : '';
      return `The Golden Spike has begun${side}; now ${first} and ${far} are to be joined`;
    }
    case 'driven': {
      const sides = [east, west].flatMap((side) => (side ? company[side] : []));
      return `The Golden Spike is driven${sides.length > 0 ? ` for ${and(sides)}` : ''}`;
    }
  }
};

export const table: TableExtraWords = {
  spike,

  automaTurn: 'The automa’s turn',
  goOn: 'Go on',
  bag: 'Bag',
  inBag: (tiles) => `In the bag: ${tiles}`,
  drawn: (tiles) => `Drawn: ${tiles}`,
  bagMeaning: 'Each tile moves the automa’s two markers: the target city, and the company.',
  refresh: 'Refresh: all back into the bag',
  tileSteps: (target, company) => `target ${target}, company ${company}`,
  automaMarkers: (company, target) =>
    target ? `Now on ${target} and ${company}.` : `Now before the first city, and on ${company}.`,
};
