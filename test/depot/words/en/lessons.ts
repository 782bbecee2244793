import type { LessonTexts } from '../lesson-steps';

export const texts: LessonTexts = {
  first: {
    title: 'A first turn',
    sentence: 'Bid, load, deliver, and keep an order to yourself.',
    steps: {
      bid: {
        say: 'Everybody bids for the turn order. Bid 1 point.',
        other: 'That is allowed, but bid 1 for now.',
        done: 'The others pass: you pay 1 point and work first.',
      },
      load: {
        say: 'Steel brings most today. Load a car of it.',
        other: 'That is allowed, but load steel for now.',
        done: 'It stands on your train. You have two steps left.',
      },
      deliver: {
        say: 'Deliver the steel.',
        other: 'That is allowed, but deliver the steel for now.',
        done: 'That brought 6 points, and the price of steel has fallen by one.',
      },
      draw: {
        say: 'You have delivered steel, so an order for steel would be filled. Draw an order.',
        other: 'That is allowed, but draw an order for now.',
        done: 'An order for steel. Only you know it, and at the end it brings 4 points.',
      },
      orders: {
        say: 'Look at your orders: open their tab.',
        other: 'Open the tab of the orders for now.',
        done: 'The others read only that you drew one.',
      },
      end: {
        say: 'You have no step left. End your turn.',
        other: 'That is allowed, but end your turn for now.',
        done: 'The others work too. The steel company is yours: you have delivered most of it.',
      },
      company: {
        say: 'Take the dividend of your company.',
        other: 'That is allowed, but take the dividend for now.',
        done: 'One more point. The next round begins.',
      },
      score: {
        say: 'Here is what everybody would get now. Your order counts only for you.',
        done: '',
      },
    },
  },
};
