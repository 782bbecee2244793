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
    goal: '목표',
    end: '게임 종료',
    income: '수입',
    twist: '변주',
    setup: '준비',
    round: '라운드와 차례',
    residents: '타일과 주민',
    deliver: '집화와 배송',
    race: '경주',
    privileges: '특권',
    military: '군사',
    exploration: '탐사',
    roads: '도로',
    majorities: '우위',
    production: '생산',
    shares: '증권',
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
