import { helpFrom } from '../../../../../kit/help-plan';
import { PLAN } from '../../help/plan';
import { rulings } from '../rulings';
import { building } from './building';
import { figures, pictures } from './legend';
import { planning } from './planning';
import { running } from './running';

export const help = helpFrom(PLAN, {
  chapters: {
    game: '게임',
    shares: '주식',
    auction: '경매',
    actions: '행동',
    track: '선로 건설',
    complex: '마을, 복선, 신도시',
    ownership: '방향 전환과 소유권',
    goods: '상품 수송',
    money: '수익과 경비',
    growth: '상품 증가',
    end: '게임의 끝과 승점',
    house: '이 화면에서',
  },
  paragraphs: { ...planning, ...building, ...running },
  pictures,
  figures,
  rulings,
});
