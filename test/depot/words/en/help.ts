import { helpFrom } from '../../../../src/kit/help-plan';
import { PLAN } from '../help';

export const help = helpFrom(PLAN, {
  chapters: { game: 'The game', turn: 'A round', end: 'The end' },
  paragraphs: {
    aim: { title: 'Aim', text: 'Have the most points when the last round is over.' },
    round: {
      title: 'A round',
      text: 'Cars arrive in the yard. Everybody bids for the turn order, then everybody works once, and then the owner of each company decides about its price.',
    },
    bids: {
      title: 'Bids',
      text: 'Whoever has fewest points bids first. Bid more than the last bid, at most 5, or pass. Who passes first works last. The one who is left pays the bid and works first.',
    },
    steps: {
      title: 'Steps',
      text: 'A turn has three steps. Each one loads a car from the yard, delivers a car, or draws an order. A train holds three cars, and they stay on it between turns. A delivered car brings the price of its good, which then falls by one, but not below one.',
    },
    loan: {
      title: 'Loan',
      text: 'Once in a turn you may borrow another step for 3 points. Points may be negative. A strict bank closes the depot of whoever ends a turn with less than −5 points.',
    },
    orders: {
      title: 'Orders',
      text: 'Only you know the orders that you draw. At the end an order brings 4 points if you have delivered a car of its good, one car for each order; otherwise it costs 2.',
    },
    companies: {
      title: 'Companies',
      text: 'Each good has a company. It belongs to whoever has delivered most of it, among equals to whoever works earlier. The owner takes a dividend of 1 point, and the price falls by one, or invests 1 point, and it rises by one. Prices stay between 1 and 6; where that leaves only one way, it happens by itself.',
    },
    score: {
      title: 'Score',
      text: 'All orders are shown and counted. The most points win; equal points share a place. Whoever is out comes after everybody else.',
    },
  },
  pictures: {
    steps: 'A train with three cars: coal, grain and steel.',
    score: 'Two equal bars, and a third one below zero.',
  },
  rulings: {},
  figures: {},
});
