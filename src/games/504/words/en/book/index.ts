import type { BookText } from '../../book/book-text';
import { goal } from './goal';
import { income } from './income';
import { lands } from './lands';
import { page } from './page';
import { pictures } from './pictures';
import { power } from './power';
import { rulings } from './rulings';
import { setup } from './setup';
import { shares } from './shares';
import { trade } from './trade';
import { wheels } from './wheels';

export const book: BookText = {
  chapters: {
    goal: 'Goal',
    end: 'End of the game',
    income: 'Income',
    twist: 'Twist',
    setup: 'Set-up',
    round: 'Rounds and turns',
    residents: 'Tiles and residents',
    deliver: 'Pick-up & Deliver',
    race: 'Race',
    privileges: 'Privileges',
    military: 'Military',
    exploration: 'Exploration',
    roads: 'Roads',
    majorities: 'Majorities',
    production: 'Production',
    shares: 'Shares',
  },
  paragraphs: {
    ...goal,
    ...income,
    ...setup,
    ...wheels,
    ...power,
    ...lands,
    ...trade,
    ...shares,
  },
  rulings,
  page,
  pictures,
};
