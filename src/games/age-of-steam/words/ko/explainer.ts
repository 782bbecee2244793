import { josa } from '../../../../kit/josa';
import type { ExplainerWords } from '../explainer-words';
import { dollars, signed } from '../figures';

export const words: ExplainerWords = {
  issue: (shares) => (shares === 0 ? '주식 발행하지 않기' : `주식 ${shares}주 발행`),
  bid: (amount) => `${dollars(amount)} 입찰`,
  stand: (amount) => `입찰 금액 ${dollars(amount)} 유지`,
  drop: (place, pays) => `경매 포기: ${dollars(pays)}를 내고 ${place}번째`,
  pass: '패스',
  select: (action) => `${action} 선택`,
  urbanize: (city, town) => `${town}에 ${city} 놓기`,
  buildLinks: (links, cost) => `${dollars(cost)}로 ${links.join(', ')} 건설`,
  buildOn: (tiles, towards, cost) =>
    `${dollars(cost)}로 ${towards ? `${towards} 쪽에 ` : ''}타일 ${tiles}개 건설`,
  redirect: (place) => `${place} 선로 방향 전환`,
  buildNothing: '건설하지 않기',
  deliver: (cube, from, to, links) => `${cube} 상품을 ${from}에서 ${to}까지 수송, 노선 ${links}개`,
  engine: (level) => `수송 능력 ${level}단계로 높이기`,
  noDelivery: '수송하지 않기',
  draw: (cubes) => `상품 ${cubes}개 뽑기`,
  noDraw: '상품 뽑지 않기',
  place: (cube, city) => `${cube} 상품을 ${city} 열에 놓기`,
  line: (parts) => parts.join(' → '),

  income: (name, by, then) => `${name ?? '내'}${name ? '의' : ''} 수익 ${signed(by)}: ${then}.`,
  points: (name, by, then) =>
    `${name === null ? '' : `${name}: `}즉시 ${signed(by)}점 (합계 ${then}점).`,
  cash: (left, afterPayday) =>
    `돈이 ${dollars(left)}, 정산 뒤에는 ${dollars(afterPayday)} 남습니다.`,
  solvent: '경비를 모두 낼 수 있습니다.',
  short: (missing) => `정산 때 ${dollars(missing)}가 모자라 그만큼 수익을 잃습니다.`,
  opens: (cube, from, to, links) =>
    `수송할 길이 열립니다: ${cube} 상품, ${from}에서 ${to}까지, 노선 ${links}개.`,
  longer: (links) => `노선 ${links}개짜리 수송이 가능해집니다.`,
  ahead: (names) => `${names.join(', ')}보다 먼저 합니다.`,
  denies: (name, action) => `${josa(name, '이/가')} 이 행동을 선택하지 못합니다: ${action}.`,
  blocks: (name, place) => `${place}에서 ${name}의 길을 막습니다.`,
  takesCube: (name, cube, from) =>
    `${josa(name, '이/가')} 수송할 수 있던 ${from}의 ${cube} 상품입니다.`,
  keepsTrack: (places) => `미완성 선로의 소유권을 지킵니다: ${places.join(', ')}.`,
  losesTrack: (places) => `미완성 선로의 소유권을 잃습니다: ${places.join(', ')}.`,
  rival: (name, by) =>
    by > 0 ? `${name}도 ${by}점을 얻습니다.` : `${josa(name, '은/는')} ${-by}점을 잃습니다.`,
  cheapPlace: (place, pays) => `${dollars(pays)}만 내고 ${place}번째가 됩니다.`,
  feeds: (city) => `내 선로가 있는 ${city}에 새 상품이 옵니다.`,
  quiet: '당장 오르는 점수는 없지만 나중에 도움이 됩니다.',
};
