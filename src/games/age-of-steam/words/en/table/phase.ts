import { count, does } from '../../../../../kit/agree';
import { dollars } from '../../figures';
import type { AskWords, PhaseWords } from '../../table/phase-words';

export const phase: PhaseWords = {
  step: {
    issue: 'Shares',
    auction: 'Bid',
    select: 'Action',
    build: 'Build',
    move: 'Move',
    pay: 'Pay',
    grow: 'Grow',
  },
  round: (number) => `Round ${number} of 2`,
  tiles: (tiles) => count(tiles, 'tile'),
  engine: (level) => `engine ${level}`,
  cash: dollars,
  waiting: {
    issue: (name) => `${does(name, 'is')} deciding on shares.`,
    auction: (name) => `${does(name, 'is')} bidding.`,
    select: (name) => `${does(name, 'is')} choosing an action.`,
    build: (name) => `${does(name, 'is')} building.`,
    move: (name) => `${does(name, 'is')} moving goods.`,
    grow: (name) => `${does(name, 'is')} adding goods.`,
  },
};

export const ask: AskWords = {
  shares: 'How many shares do you issue?',
  firstBid: 'No bid yet. Bid or drop out?',
  bid: (name, high) => `${name} bids ${dollars(high)}. Raise or drop out?`,
  keepBid: (high) => `Your ${dollars(high)} is the highest bid. Keep it or raise it?`,
  action: 'Which action do you take?',
  hex: (tile, of) => `Tile ${tile} of ${of}: where do you build?`,
  shape: (tile, of) => `Tile ${tile} of ${of}: choose its shape.`,
  stop: 'Stop building now?',
  newCity: 'Which new city do you place?',
  newCityPlace: (city) => `Which town becomes ${city}?`,
  cube: (deliveries) =>
    deliveries === 0 ? 'No delivery is possible. What now?' : 'Which cube do you ship?',
  destination: (cube, from) => `Where does the ${cube} cube from ${from} go?`,
  route: (to) => `Which way to ${to}?`,
  deliver: 'Deliver it this way?',
  nextLink: (at) => `Where next from ${at}?`,
  draw: (cubes) => `Draw ${count(cubes, 'cube')} for the goods display?`,
  box: (cube) => `Which box gets the ${cube} cube?`,
};
