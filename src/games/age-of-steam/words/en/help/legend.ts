import type { Passage } from '../../../../../kit/help-plan';
import type { PicturedId } from '../../help/paragraphs';
import type { FigureWord } from '../../topic-words';

export const pictures: Readonly<Record<PicturedId, string>> = {
  bidding:
    'Four places with their prices: first pays $4, second pays $3, third pays half of $2, and fourth has dropped out and pays nothing.',
  place: 'A straight, a gentle and a sharp tile beside a city, each with its price of $2.',
  connected:
    'Three places to build: beside a city, at the end of your own track, and at a town that your link joins to a city. A fourth, out in the open, is crossed out.',
  directions:
    'Track turns away from a lake, from the edge of the map, and from the end of another player’s track.',
  towns: 'The same town with one, two, three and four exits, priced $2 to $5.',
  complex:
    'One tile with two tracks crossing, and one with two tracks side by side, of two owners.',
  'new-cities':
    'A town with three pieces of track becomes City D; the tracks now end at its sides.',
  redirect: 'An open end points north; after a redirect it points southeast. The other end stays.',
  unfinished:
    'Two open tracks at the end of a turn. The one that got a tile keeps its owner; the other turns gray.',
  delivery:
    'A blue cube goes from Detroit over Toledo and Fort Wayne to Cincinnati: three links, for an engine of at least 3.',
  earning: 'A route of three links, two of them yours and one Jun’s: you +2, Jun +1.',
  display: 'Columns with their die numbers; the column of a new city beside the map is dimmed.',
  dice: 'The dice show 1, 3, 3 and 6: one cube for city 1, two for city 3, one for city 6.',
};

export const figures: Readonly<Record<FigureWord, Passage>> = {
  cash: { title: '$14', text: 'Cash right now.' },
  points: { title: 'Points then', text: 'The score after payday, if the game ended there.' },
  warningMark: { title: '!', text: 'Money will run short at the next payday.' },
  seatPlace: { title: '1st, 2nd, …', text: 'The places of the new order.' },
  price: { title: 'pays $4, half: $1', text: 'What that place would cost as bids stand.' },
  lastBid: { title: 'bid $3', text: 'The last bid of a player still in.' },
  allowance: { title: 'Tile 2 of 4', text: 'The tile you’re building, and how many you may.' },
  tilePrice: { title: 'crossing 4 + river 1', text: 'What a tile’s price is made of.' },
  tilesLeft: { title: '3 left', text: 'How many tiles of this kind remain.' },
  ownerMark: { title: 'Mark on the track', text: 'Its owner. Gray without a mark: nobody.' },
  openCircle: { title: 'Open circle', text: 'An unfinished end.' },
  cubeMark: { title: 'Small squares in a city', text: 'Its cubes, with color and sign.' },
  pay: { title: 'You +3, Jun +1', text: 'How much income rises, and for whom.' },
  sum: {
    title: 'Inc. +6, Pay −8',
    text: 'What the next payday brings, and what shares and engine take; below them their numbers.',
  },
  incomeFall: { title: 'income 5 → 2', text: 'What happens if money stays short.' },
  die: { title: 'Number above a column', text: 'The die that moves its cubes.' },
  box: { title: 'Boxes', text: 'Cubes waiting, the top one first.' },
  percent: { title: '52%', text: 'The chance that at least one die shows this number.' },
  bagCount: { title: 'Number beside a color', text: 'Cubes of this color in the bag.' },
};
