import { josa } from '../../../../kit/josa';
import type { ExplainerWords } from '../en/explainer';
import { dollars, signed, whole } from '../figures';
import { colored } from './names';
import { nth } from './nth';

export const words: ExplainerWords = {
  issue: (shares) => (shares === 0 ? '주식 발행하지 않기' : `주식 ${shares}주 발행`),
  bid: (amount) => `${dollars(amount)} 입찰`,
  stand: (amount) => `입찰 금액 ${dollars(amount)} 유지`,
  drop: (place, pays) =>
    `경매 포기: ${pays > 0 ? `${dollars(pays)}를 내고` : '돈을 내지 않고'} ${nth(place)}`,
  pass: '패스',
  select: (action) => `${action} 선택`,
  urbanize: (city, town) => `${town}에 ${city} 놓기`,
  buildLinks: (links, cost) => `${dollars(cost)}로 ${links.join(', ')} 건설`,
  buildOn: (tiles, where, cost) => `${dollars(cost)}로 ${where}에 타일 ${tiles}개 건설`,
  buildNothing: '건설하지 않기',
  deliver: (cube, from, to, links) =>
    `${colored(cube)} 상품을 ${from}에서 ${to}까지 수송, 노선 ${links}개`,
  ship: (cube, from) => `${from}의 ${colored(cube)} 상품 수송`,
  engine: (level) => `수송 능력 ${josa(String(level), '으로/로')} 올리기`,
  noDelivery: '수송하지 않기',
  draw: (cubes) => `상품 ${cubes}개 뽑기`,
  noDraw: '상품 뽑지 않기',
  place: (cube, city) => `${colored(cube)} 상품을 ${city} 열에 놓기`,
  line: (parts) => parts.join(' → '),

  income: (by, then) => `내 수익 ${signed(by)}, 합계 ${whole(then)}.`,
  points: (by, then) => `선로 승점 ${signed(by)}점, 합계 ${whole(then)}점.`,
  cash: (left, afterPayday, open) =>
    `지금 ${dollars(left)}, ${open ? '더 쓰지 않으면 ' : ''}정산 뒤에는 ${dollars(afterPayday)}가 남습니다.`,
  short: (missing) => `이대로라면 정산 때 ${dollars(missing)}가 모자라 그만큼 수익을 잃습니다.`,
  opens: (income) => `한 번의 수송으로 수익을 ${income} 올릴 수 있게 됩니다.`,
  ifFirst: (pays, keeps) => `첫 번째가 되면 ${dollars(pays)}를 내고 ${dollars(keeps)}가 남습니다.`,
  losesTrack: (places) => `미완성 선로의 소유권을 잃습니다: ${places.join(', ')}.`,
  rival: (name, by) =>
    by > 0 ? `${name}도 ${by}점을 얻습니다.` : `${josa(name, '은/는')} ${-by}점을 잃습니다.`,
  quiet: '당장 오르는 승점은 없지만 나중에 도움이 됩니다.',
};
