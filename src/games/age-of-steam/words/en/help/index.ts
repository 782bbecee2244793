import { helpFrom } from '../../../../../kit/help-plan';
import { PLAN } from '../../help/plan';
import { rulings } from '../rulings';
import { building } from './building';
import { figures, pictures } from './legend';
import { planning } from './planning';
import { running } from './running';

export const help = helpFrom(PLAN, {
  chapters: {
    game: 'The game',
    shares: 'Shares',
    auction: 'The auction',
    actions: 'Actions',
    track: 'Building track',
    complex: 'Towns, double track, new cities',
    ownership: 'Redirecting and ownership',
    goods: 'Moving goods',
    money: 'Income and expenses',
    growth: 'Goods growth',
    end: 'The end and the score',
    house: 'On this screen',
  },
  paragraphs: { ...planning, ...building, ...running },
  pictures,
  figures,
  rulings,
});
