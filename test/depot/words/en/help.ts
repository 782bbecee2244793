import { helpFrom } from '../../../../src/kit/help-plan';
import {
  FALL,
  HIGHEST_BID,
  HIGHEST_PRICE,
  LIMIT,
  LOAN,
  LOWEST_PRICE,
  ORDER_FILLED,
  ORDER_OPEN,
  STEPS,
  TRAIN,
} from '../../data/goods';
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
      text: `The seat with the fewest points bids first. Bid more than the last bid, at most ${HIGHEST_BID}, or pass. Who passes first works last. The one who is left pays the bid and works first.`,
    },
    steps: {
      title: 'Steps',
      text: `A turn has ${STEPS} steps. Each one loads a car from the yard, delivers a car, or draws an order. A train holds ${TRAIN} cars, and they stay on it between turns. A delivered car brings the price of its good, which then falls by ${FALL}, but not below ${LOWEST_PRICE}.`,
    },
    loan: {
      title: 'Loan',
      text: `Once in a turn you may borrow another step for ${LOAN} points. Points may be negative. A strict bank closes the depot of whoever ends a turn with less than −${-LIMIT} points.`,
    },
    orders: {
      title: 'Orders',
      text: `Only you know the orders that you draw. At the end an order brings ${ORDER_FILLED} points if you have delivered a car of its good, one car for each order; otherwise it costs ${-ORDER_OPEN}.`,
    },
    companies: {
      title: 'Companies',
      text: `Each good has a company. It belongs to whoever has delivered most of it, among equals to whoever works earlier. The owner takes a dividend of 1 point, and the price falls by one, or invests 1 point, and it rises by one. Prices stay between ${LOWEST_PRICE} and ${HIGHEST_PRICE}; where that leaves only one way, it happens by itself.`,
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
