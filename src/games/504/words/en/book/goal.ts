import { VP_PER_PIECE } from '../../../data/figures';
import { citiesToEnd, figureIn, type Passages, type Spoken } from '../../book/book-text';
import { TIE } from '../tie';
import { byTable } from './tables';

function tie({ world, is }: Spoken): string {
  const breaker = is('9') || is('2.I', '!residents') ? null : TIE[world[0]];
  return breaker
    ? `With equal points, the win goes to whoever has ${breaker}. If that’s equal too, the win is shared.`
    : 'Players with the same score share the place, and the win too.';
}

const reach = ({ facts }: Spoken, by = '') =>
  facts.companies
    ? `Companies reach cities${by}, and you hold their shares.`
    : `Reach as many cities as you can${by}.`;

/** Where this many end the match. */
const citiesWorth = (end: number) =>
  `${end} cities bring 40 points, more 50, ${end - 1}: 32, ${end - 2}: 26, fewer 22.`;

export const goal: Passages<'goal' | 'end'> = {
  'goal-1': {
    title: 'Goods delivered',
    text: 'Keep what you deliver. One to five goods of a kind are worth 5, 9, 12, 14 or 15 points; more than five, no more. Each full set of all five kinds adds 2 points.',
  },
  'goal-2': {
    title: 'Cities reached',
    text: (w) => {
      const x = figureIn(w, ...citiesToEnd(w));
      const worth = x
        ? citiesWorth(x)
        : 'Call the number that ends the game X: X cities bring 40 points, more 50, X − 1: 32, X − 2: 26, fewer 22.';
      return `${reach(w)} Each counts once, and so does ${w.facts.companies ? 'the' : 'your'} capital. ${worth}`;
    },
  },
  'goal-2-trolley': {
    title: 'Cities reached',
    text: (w) =>
      `${reach(w, ' by trolley')} ${citiesWorth(9)} Each movement point ${w.facts.companies ? 'a' : 'your'} trolley has spent since its last new city adds 1 point.`,
  },
  'goal-3': { title: 'Factories', text: 'Each factory is worth 5 points, at once.' },
  'goal-4': {
    title: 'Land and cities',
    text: 'At the end, each land tile you control is worth 3 points and each city 5, your capital included.',
  },
  'goal-5': {
    title: 'Discoveries',
    text: 'Each tile you discover is worth 1 point at once, water too. Land you find carries 2 points and a city 4. The first settlement there takes one of them; the rest is harvested.',
  },
  'goal-6': {
    title: 'Linked tiles',
    text: 'At the end, each tile you’ve linked by roads scores: city and mountain 3 points, grassland, forest and field 2, desert 1. Each set of city, grassland, forest, field and mountain adds 3.',
  },
  'goal-7': {
    title: 'Three scorings',
    text: ({ is, facts }) =>
      `Three scorings come, each after a turn that nobody knows before, the first from round 3 on. Whoever then has the most ${is('6.II') ? 'linked tiles' : 'settlements'} in a terrain gets 6 to 10 points, and the runner-up 2 to 6${facts.companies ? '' : ' (not with two players)'}. For each ${VP_PER_PIECE.more} points of it${facts.companies ? '' : ` (${VP_PER_PIECE.two} with two players)`} a piece leaves the map; a missing piece costs those points.`,
  },
  'goal-8': {
    title: 'Houses and goods',
    text: 'At the end, each trading house is worth 2 points, your headquarters included. Goods score in sets of different kinds: 1, 3, 6, 10 or 15 points for one to five kinds, as far as your houses have room. Before that, two goods may be traded for one.',
  },
  'goal-8-carried': {
    title: 'Houses and goods',
    text: 'At the end, each trading house is worth 2 points, your headquarters included. The goods in your houses score in sets of different kinds: 1, 3, 6, 10 or 15 points for one to five kinds.',
  },
  'goal-9': {
    title: 'Wealth',
    text: 'Your own money decides, together with your shares: each is worth what its company is worth at the end. The cash of companies doesn’t count.',
  },
  'score-companies': {
    title: 'Companies score for you',
    text: ({ is }) =>
      `Companies score the points, not you. Ranked by them, the companies get a bonus of 5, 3, 2, 1 and 0. You score the sum of points and bonus once for each share you hold, the president’s certificate as two.${is('4') ? ' A company that has fallen scores nothing.' : ''}`,
  },
  'score-own-company': {
    title: 'Every single share scores',
    text: 'Everybody’s points count for their company. By rank, companies get a bonus: 3 with two players; 3 and 1 with three; 4, 2 and 1 with four. You score points and bonus of a company once for each single share you hold, unsold ones of your own among them. The president’s certificate scores nothing.',
  },
  'tie-break': { title: 'Ties', text: tie },
  'end-1': {
    title: 'The end',
    text: (w) =>
      `The game ends after the round in which all together have delivered ${byTable(w, [19, 21, 23], 25, 'goods')}.`,
  },
  'end-2': {
    title: 'The end',
    text: (w) =>
      `The game ends after the round in which somebody has reached ${byTable(w, ...citiesToEnd(w), 'cities')}, the capital included.`,
  },
  'end-2-trolley': {
    title: 'The end',
    text: 'The game ends with the turn in which somebody has reached nine cities.',
  },
  'end-3': {
    title: 'The end',
    text: 'The game ends after the round in which there are 20 factories on the map.',
  },
  'end-4': {
    title: 'The end',
    text: ({ is }) =>
      `The game ends with the turn in which a player has bought their last resident${is('siege') ? ', has placed their last settlement, or has brought down a capital for good' : ' or has placed their last settlement'}. That turn is played to its end. With the last settlement, attacks on other tiles are called off.`,
  },
  'end-5': {
    title: 'The end',
    text: 'The game ends after the round in which only seven tiles, or fewer, are left in the stacks.',
  },
  'end-6': {
    title: 'The end',
    text: (w) =>
      `The game ends after the round in which somebody has linked ${byTable(w, [7, 6, 5], 4, 'cities')}, the capital included.`,
  },
  'end-6-armies': {
    title: 'The end',
    text: 'The game ends after the round in which there are 40 roads on the map.',
  },
  'end-7': {
    title: 'The end',
    text: 'The game ends at once with the third scoring. Whoever hasn’t had a turn in this round gets 3 points for it.',
  },
  'end-8': {
    title: 'The end',
    text: (w) =>
      `The game ends after the round in which somebody has five goods${w.is('1') ? ' in houses' : ''} and ${w.is('4') ? byTable(w, [6, 5, 4], 3, 'trading houses') : byTable(w, [8, 7, 6], 4, 'trading houses')}.`,
  },
  'end-9': { title: 'The end', text: 'The game ends after the fifth business round.' },
  'end-limit': {
    title: 'A limit',
    text: ({ is }) =>
      `So that no game goes on forever, it also ends after ${is('9.II') ? 'business round 20' : 'round 30'}, or after three rounds in a row without any progress. You’re told one round before.`,
  },
};
